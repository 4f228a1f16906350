import {frontMatterBlock} from '@training-catalog/content-model';
import {serviceRecordFile, servicesFile} from '../../shared/services';
import {analyzePage} from '../model/analyzePage';
import {routeOf, type CatalogSource} from '../model/catalogSource';
import {projectFacts} from '../model/schemas';
import {readServices, serviceRecordDiagnostics} from '../model/services';
import {type Diagnostic, diagnosticAt} from './registry';
import {sitePathProblem} from './sitePaths';

/** Targets of Markdown links in a text. */
const linksIn = (text: string): string[] => Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);

/**
 * Checks the list of hosted services: its form, its links, that no address is listed twice, and that each address that a
 * project hosts is in it; and the record of checks.
 */
export function serviceDiagnostics(source: CatalogSource): Diagnostic[] {
  const record = source.readIfPresent(serviceRecordFile);
  const ofRecord = record === undefined ? [] : serviceRecordDiagnostics(record);
  const written = source.readIfPresent(servicesFile);
  if (written === undefined) {
    return ofRecord;
  }
  const {value: services, diagnostics, lineOf} = readServices(written);
  if (!services) {
    return [...diagnostics, ...ofRecord];
  }
  const routes = new Set([...source.pages.map(routeOf), ...source.generatedRoutes]);
  const fault = (line: number, message: string, file: string = servicesFile): Diagnostic =>
    diagnosticAt('services-file', file, line, message);
  const origins = new Map<string, string>();
  const urls = new Map<string, string>();
  const ofServices = services.flatMap(({name, url, page, instead}, index): Diagnostic[] => {
    const before = urls.get(url);
    urls.set(url, name);
    origins.set(new URL(url).origin, name);
    const targets = [{target: page, key: 'page'}, ...linksIn(instead).map((target) => ({target, key: 'instead'}))];
    return [
      ...(before === undefined
        ? []
        : [fault(lineOf([index, 'url']), `${url} is already listed as "${before}"; remove one`)]),
      ...targets.flatMap(({target, key}) => {
        const problem = sitePathProblem(target, routes);
        return problem === undefined ? [] : [fault(lineOf([index, key]), problem)];
      }),
    ];
  });
  const unlisted = source.pages.flatMap((page): Diagnostic[] => {
    const facts = projectFacts.safeParse(analyzePage(page).frontMatter?.project);
    const block = frontMatterBlock(page.text);
    return facts.success && block
      ? (facts.data.hosted ?? []).flatMap(({url}, index) =>
          origins.has(new URL(url).origin)
            ? []
            : [
                fault(
                  block.lineOf(['project', 'hosted', index, 'url']),
                  `${url} is not in ${servicesFile}; add who runs it and what to use instead`,
                  page.file,
                ),
              ],
        )
      : []; // Reported by schema validation.
  });
  return [...ofServices, ...unlisted, ...ofRecord];
}
