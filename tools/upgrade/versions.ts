/** Parts of package.json that an upgrade changes. */
const parts = ['dependencies', 'devDependencies', 'overrides'] as const;

/** A package.json, as far as an upgrade changes it. */
export type Manifest = Partial<Record<(typeof parts)[number], Record<string, string>>>;

/** Packages of the OpenAPI plugin and theme: 4.x is the line for Docusaurus up to 3.9, 5.x for 3.10 and later. */
const openApiPackages = ['docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs'];

/** The line of the OpenAPI packages that fits a version of Docusaurus. */
const openApiLine = (docusaurus: string): string => (Number(docusaurus.split('.')[1]) >= 10 ? '5' : '4');

/** The newest of some versions without prerelease parts. The registry does not sort them by version. */
export function newestOf(versions: readonly [string, ...string[]] | readonly string[]): string {
  const {compare} = new Intl.Collator('en', {numeric: true});
  return versions.toSorted(compare).at(-1) ?? '';
}

/**
 * Sets all packages of Docusaurus, and overrides, to one version, and the OpenAPI packages to the newest that fits.
 *
 * @param manifest - content of package.json; is not changed.
 * @param docusaurus - version, such as `3.9.2`.
 * @param newest - newest published version of a package within a line, such as `4`.
 */
export function withDocusaurus(
  manifest: Manifest,
  docusaurus: string,
  newest: (name: string, line: string) => string,
): Manifest {
  const upgraded = (packages: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(packages).map(([name, version]) => {
        if (name.startsWith('@docusaurus/')) {
          return [name, docusaurus];
        }
        return [name, openApiPackages.includes(name) ? newest(name, openApiLine(docusaurus)) : version];
      }),
    );
  return {
    ...manifest,
    ...Object.fromEntries(
      parts.flatMap((part) => {
        const packages = manifest[part];
        return packages ? [[part, upgraded(packages)]] : [];
      }),
    ),
  };
}

/** Settings of Docusaurus that have another name from a version on, by its second number. The preset writes whichever there is. */
const renamed = [{since: 10, from: 'experimental_faster', to: 'faster'}] as const;

/** The settings that have other names in a version of Docusaurus than in 3.8, such as `3.10.2`. */
export const renamedSettings = (docusaurus: string): readonly {from: string; to: string}[] =>
  renamed.filter(({since}) => Number(docusaurus.split('.')[1]) >= since);
