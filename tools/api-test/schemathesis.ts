/** The version that the tests of API sets install from PyPI. */
export const schemathesis = 'schemathesis==4.32.5';

/** Oldest Python that this version runs on, as major and minor. */
const oldest = [3, 10] as const;

/**
 * Why a Python cannot run Schemathesis; undefined if it can.
 *
 * @param version - what it says of itself, such as `3.11`; undefined if there is none.
 */
export function pythonProblem(version: string | undefined): string | undefined {
  const wanted = `Python ${oldest.join('.')} or newer`;
  if (version === undefined) {
    return `python3 not found, which Schemathesis needs; install ${wanted}, or skip the step "api"`;
  }
  const [major = 0, minor = 0] = version.trim().split('.').map(Number);
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  return isOld ? `python3 is version ${version.trim()}, and Schemathesis needs ${wanted}; install one` : undefined;
}

/**
 * Arguments of a run: requests that the schemas allow, the same ones every time. Requests that the schemas forbid are
 * left out, as are methods that a path does not have: Prism itself responds to those, in its own format and without the
 * header `Allow`, so such responses do not test the specification.
 *
 * @param file - the specification.
 * @param url - where the mock is.
 */
export const schemathesisArguments = (file: string, url: string): string[] => [
  'run',
  file,
  '--url',
  url,
  '--mode',
  'positive',
  '--exclude-checks',
  'unsupported_method',
  '--max-examples',
  '20',
  '--generation-deterministic',
  // It cannot parse CSV and HTML, whose schemas say no more than that they are text.
  '--warnings',
  'off',
  '--no-color',
];
