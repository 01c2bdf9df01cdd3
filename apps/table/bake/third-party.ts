import { type ThirdParty, thirdPartiesOf } from '@dolmen/licences';
import type { Plugin } from 'vite';

export const THIRD_PARTY = 'third-party.json';

/** Writes down whose packages are inside, with their licences, for whoever passes the table on. Threads are built by themselves, and before the pages. */
export function thirdParty(): { readonly pages: Plugin; readonly threads: Plugin } {
  const modules = new Set<string>();
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
  };
  return {
    threads: { name: 'dolmen-third-party-threads', apply: 'build', generateBundle: collect },
    pages: {
      name: 'dolmen-third-party',
      apply: 'build',
      generateBundle(...built) {
        collect.apply(this, built);
        const packages: readonly ThirdParty[] = thirdPartiesOf(modules);
        this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: JSON.stringify(packages) });
      },
    },
  };
}
