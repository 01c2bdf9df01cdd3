/** What a package says of itself, as far as its licence is concerned. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: string | { readonly url: string };
  readonly homepage?: string;
}

export const authorOf = ({ name, author }: Manifest): string =>
  (typeof author === 'object' ? author.name : author) ?? `the authors of ${name}`;

export function sourceOf({ repository, homepage, name }: Manifest): string {
  const said = typeof repository === 'object' ? repository.url : repository;
  const address = said
    ?.replace(/^git\+/, '')
    .replace(/^git@([^:/]+):/, 'https://$1/')
    .replace(/^(git:\/\/|ssh:\/\/git@)/, 'https://');
  // Without a host it is one of GitHub's, by npm's custom.
  if (address && /^(github:)?[\w.-]+\/[\w.-]+$/.test(address))
    return `https://github.com/${address.replace('github:', '')}`;
  return address ?? homepage ?? `https://www.npmjs.com/package/${name}`;
}
