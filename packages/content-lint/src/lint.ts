import {
  type Diagnostic,
  type Fault,
  type FrontMatter,
  type PageSource,
  parseSource,
} from '@training-catalog/content-model';
import type {ResultCache} from '@training-catalog/utils/node';
import {allSets} from './allSets.js';
import {configFile, type LintConfig} from './config.js';
import {frontMatterOf, routeOf} from './route.js';
import type {Rule} from './rule.js';
import type {LintLink, RuleSet, SitePage} from './ruleSet.js';
import {explainSyntaxError} from './rules/markup.js';
import {joinRules, withSeverities} from './severities.js';
import type {SiteSource} from './source.js';

/** What is known of a page; it depends only on the page's path and text, and can be written as JSON. */
export interface PageAnalysis {
  /** Undefined if it is invalid. */
  frontMatter: FrontMatter | undefined;
  /** Syntax errors; with one, nothing else is known but perhaps the front matter. */
  syntaxErrors: readonly Diagnostic[];
  found: readonly Fault[];
  facts: Readonly<Record<string, unknown>>;
  links: readonly LintLink[];
}

/** What is known of a site after the check. */
export interface Inspection {
  diagnostics: readonly Diagnostic[];
  /** Pages that an import wrote. */
  imported: ReadonlySet<string>;
  /** Pages with a syntax error. */
  broken: ReadonlySet<string>;
}

/** Checks a site with all rule sets of a configuration. */
export class Linter {
  private readonly sets: readonly RuleSet[];
  private readonly rules: ReadonlyMap<string, Rule>;
  private readonly explain: ReturnType<typeof explainSyntaxError>;

  /** @param mode `build` leaves out the sets of which a build reports the same itself */
  constructor(
    private readonly config: LintConfig,
    mode: 'command' | 'build' = 'command',
  ) {
    const all = allSets(config);
    this.rules = joinRules<Rule>(Object.fromEntries(all.map(({name, rules}) => [name, rules])));
    this.sets = all.filter(({onlyCommand}) => mode === 'command' || onlyCommand !== true);
    this.explain = explainSyntaxError(config);
  }

  /** Analyzes a page. */
  analyze(page: PageSource): PageAnalysis {
    const {tree, frontMatter, faults} = parseSource(page, this.explain);
    const parsed = {...page, tree, frontMatter: frontMatter ?? {}};
    const sets = faults.length > 0 ? [] : this.sets;
    const found = sets.flatMap((set) => set.checkPage?.(parsed) ?? []);
    return {
      frontMatter,
      syntaxErrors: faults,
      // Links that share a definition share its faults.
      found: [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()],
      facts: Object.fromEntries(sets.flatMap((set) => (set.factsOf ? [[set.name, set.factsOf(parsed)]] : []))),
      links: sets.flatMap((set) => set.linksOf?.(parsed) ?? []),
    };
  }

  /** What the rules find in one page by itself, with the severities of the site; nothing in one with a syntax error. */
  inPage(page: PageSource): readonly Diagnostic[] {
    const {frontMatter, found} = this.analyze(page);
    const isImported = frontMatter?.imported !== undefined;
    const diagnostics = found.map((fault) => this.diagnosticOf(fault, page.file, {isImported}));
    return withSeverities(diagnostics, this.rules, {file: configFile, severities: this.config.rules});
  }

  /** A fault with its file and the severity of its rule. */
  private diagnosticOf(
    {rule, line, message, fix}: Fault,
    file: string,
    {isImported, alsoIn}: {isImported: boolean; alsoIn?: readonly string[] | undefined},
  ): Diagnostic {
    const known = this.rules.get(rule);
    if (!known) {
      throw new Error(
        `No rule set has the rule "${rule}", which ${file}:${line} breaks; add it to the set that checks it.`,
      );
    }
    const severity = (isImported ? known.imported : undefined) ?? known.severity;
    return {rule, file, line, message, severity, ...(fix && {fix}), ...(alsoIn && {alsoIn})};
  }

  /**
   * Finds what is wrong with a site.
   *
   * @param cache keeps the analyses of pages that do not change
   * @throws an error that names what is wrong in the configuration
   */
  check(source: SiteSource, cache?: ResultCache<PageAnalysis>): readonly Diagnostic[] {
    return this.inspect(source, cache).diagnostics;
  }

  /** Like check; also names the pages that an import wrote, and those with a syntax error. */
  inspect(source: SiteSource, cache?: ResultCache<PageAnalysis>): Inspection {
    const {areas} = this.config;
    const analyses = source.pages.map((page) => {
      const analysis = cache ? cache.getOrCompute(() => this.analyze(page), page.file, page.text) : this.analyze(page);
      const area = areas.find(({folder}) => page.file.startsWith(`${folder}/`));
      return {page, analysis, route: routeOf(page.file, analysis.frontMatter ?? frontMatterOf(page.text), area)};
    });
    cache?.save();
    const imported = new Set(
      analyses.filter(({analysis}) => analysis.frontMatter?.imported !== undefined).map(({page}) => page.file),
    );
    const diagnosticOf = (fault: Fault, file: string, alsoIn?: readonly string[]): Diagnostic =>
      this.diagnosticOf(fault, file, {isImported: imported.has(file), alsoIn});
    const pagesFor = (set: RuleSet): SitePage[] =>
      analyses.map(({page, route, analysis: {frontMatter, syntaxErrors, facts, links}}) => ({
        ...page,
        route,
        frontMatter,
        isBroken: syntaxErrors.length > 0 || source.unreadable.has(page.file),
        facts: facts[set.name],
        allFacts: facts,
        links,
      }));
    const found = [
      ...analyses.flatMap(({page: {file}, analysis: {syntaxErrors, found: faults}}) =>
        [...syntaxErrors, ...faults].map((fault) => diagnosticOf(fault, file)),
      ),
      ...this.sets.flatMap((set) =>
        (set.checkSite?.({...source, areas, pages: pagesFor(set)}) ?? []).map((fault) =>
          diagnosticOf(fault, fault.file, fault.alsoIn),
        ),
      ),
    ];
    const {unreadable} = source;
    const readable = [...unreadable.values(), ...found.filter(({file}) => !unreadable.has(file))];
    return {
      diagnostics: withSeverities(readable, this.rules, {file: configFile, severities: this.config.rules}),
      imported,
      broken: new Set(analyses.filter(({analysis}) => analysis.syntaxErrors.length > 0).map(({page: {file}}) => file)),
    };
  }
}
