import type { ThirdParty } from './third-parties.ts';

const RULE = '-'.repeat(80);

/** One text for people, as licences ask for it. */
export const noticesOf = (packages: readonly ThirdParty[]): string =>
  `${[HEAD, ...packages.map(noticeOf)].join(`\n\n${RULE}\n\n`)}\n`;

const HEAD =
  'Dolmen is under the licence in LICENSE. Inside of it are these packages of others, under their own licences.';

const noticeOf = ({ name, version, licence, source, text }: ThirdParty): string =>
  `${name} ${version}\nLicence: ${licence}\nSource: ${source}\n\n${text}`;
