import {
  error,
  examplePageWith,
  type LintSite,
  refused,
  type Rule,
  type RuleSet,
  type SharedRule,
  type SiteFault,
  sitePathProblem,
} from '@training-catalog/content-lint';
import {frontMatterBlock} from '@training-catalog/content-model';
import * as z from 'zod';
import type {ServiceSettings} from '../options.js';
import {linksIn, readServiceRecord, readServices} from './readServices.js';

const page = examplePageWith(['title: Count', 'description: How birds are counted.'], 'Text.');

type Id = 'services-file' | 'services-record';

/** What front matter states about the addresses of a project; its form is checked elsewhere. */
const hostedSchema = z.object({project: z.object({hosted: z.array(z.object({url: z.url()}))})});

/** Rules about the list of hosted services and the record of their checks. */
export function serviceRules({file: servicesFile, record}: ServiceSettings): RuleSet<Id> {
  const rules = {
    'services-file': {
      ...error,
      summary:
        'Each hosted service has an entry with what it is, who runs it, the page that describes it, and what to use if it does not answer. Each address in `hosted:` of a project belongs to one.',
      wrong: {[servicesFile]: '- name: Bird map\n  url: http://example.org/birds\n'},
      right: {
        'docs/birds.md': page,
        [servicesFile]:
          '- name: Bird map\n  url: https://example.org/birds\n  what: Shows where birds were heard.\n  operator: Not published\n  page: /docs/birds\n  instead: Download the recordings.\n',
      },
    },
    ...(record && {
      'services-record': {
        ...refused,
        summary: `The record of the services is what \`${record.command}\` writes: for each URL, the days of the last check and of the last answer.`,
        wrong: {[record.file]: '{"https://example.org/birds": "answered"}\n'},
        right: {
          [record.file]: '{"https://example.org/birds": {"checked": "2026-11-23", "answered": "2026-11-16"}}\n',
        },
      },
    }),
  };

  /**
   * Checks the list of hosted services: its form, its links, that no address is listed twice, and that each address that a
   * project hosts is in it; and the record of checks.
   */
  function checkSite({pages, routes: otherRoutes, readIfPresent}: LintSite): SiteFault<Id | SharedRule>[] {
    const recorded = record && readIfPresent(record.file);
    const ofRecord = record && recorded !== undefined ? readServiceRecord(recorded, record.file).diagnostics : [];
    const written = readIfPresent(servicesFile);
    if (written === undefined) {
      return ofRecord;
    }
    const {value: services, diagnostics, lineOf} = readServices(written, servicesFile);
    if (!services) {
      return [...diagnostics, ...ofRecord];
    }
    const routes = new Set([...pages.map(({route}) => route), ...otherRoutes]);
    const fault = (line: number, message: string, file: string = servicesFile): SiteFault<Id> => ({
      rule: 'services-file',
      file,
      line,
      message,
    });
    const origins = new Map<string, string>();
    const urls = new Map<string, string>();
    const ofServices = services.flatMap(({name, url, page, instead}, index): SiteFault<Id>[] => {
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
    const unlisted = pages.flatMap((page): SiteFault<Id>[] => {
      const facts = hostedSchema.safeParse(page.frontMatter);
      const block = frontMatterBlock(page.text);
      return facts.success && block
        ? facts.data.project.hosted.flatMap(({url}, index) =>
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

  return {name: 'services', group: 'site-files', rules: rules as Record<Id, Rule>, checkSite};
}
