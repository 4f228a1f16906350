/** What a catalog publishes for programs, read from its files when somebody asks. */
import {isIndexStart, SearchEngine, startFile, type Hit} from '@training-catalog/search-engine';
import * as z from 'zod';
import {CatalogError, type Source} from './source.js';

/** Largest sizes of files, in bytes. */
const limits = {data: 20_000_000, index: 5_000_000, page: 2_000_000} as const;

/** Time in ms for which what was read is kept: a catalog that is published anew is noticed after it. */
const kept = 300_000;

const projectSchema = z.looseObject({
  name: z.string(),
  kind: z.array(z.string()).default([]),
  area: z.string().optional(),
  topics: z.array(z.looseObject({label: z.string()})).default([]),
  pages: z.array(z.looseObject({lastRun: z.looseObject({date: z.string()}).optional()})).default([]),
});

const catalogSchema = z.looseObject({
  title: z.string(),
  url: z.url({protocol: /^https?$/}),
  projects: z.array(projectSchema),
  lessons: z.array(z.looseObject({})).default([]),
});

const operationsSchema = z.object({sets: z.array(z.looseObject({name: z.string(), operations: z.array(z.unknown())}))});

export type Project = z.infer<typeof projectSchema>;

/** Answers questions about a catalog from its published files. */
export class PublishedCatalog {
  private readonly values = new Map<string, {until: number; value: Promise<unknown>}>();

  constructor(private readonly source: Source) {}

  /** A value that is made once, and again after a while or after a failure. */
  private keep<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.values.get(key);
    if (known && known.until > Date.now()) {
      return known.value as Promise<Value>;
    }
    const value = make();
    this.values.set(key, {until: Date.now() + kept, value});
    value.catch(() => this.values.delete(key));
    return value;
  }

  private readonly fault = (file: string, reason: string): CatalogError =>
    new CatalogError(`${file} of ${this.source.address} ${reason}`);

  private async json(file: string, limit: number): Promise<unknown> {
    const text = await this.source.read(file, limit);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw this.fault(file, 'is cut off, or no JSON');
    }
  }

  private data<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
    return this.keep(file, async () => {
      const {data, error} = schema.safeParse(await this.json(file, limits.data));
      if (error) {
        throw this.fault(file, `is not that of a catalog: ${z.prettifyError(error).split('\n').slice(0, 2).join('')}`);
      }
      return data;
    });
  }

  /** Its title, projects, and lessons. */
  readonly catalog = (): Promise<z.infer<typeof catalogSchema>> => this.data('catalog.json', catalogSchema);

  /** Its sets of API operations. */
  readonly operations = (): Promise<z.infer<typeof operationsSchema>> =>
    this.data('api-operations.json', operationsSchema);

  private readonly engine = (): Promise<SearchEngine> =>
    this.keep(startFile, async () => {
      const start = await this.json(startFile, limits.index);
      if (!isIndexStart(start)) {
        throw this.fault(startFile, 'is no search index');
      }
      return new SearchEngine(start, (file) => {
        const place = `${start.folder}/${file}`;
        return this.keep(place, () => this.indexFile(place));
      });
    });

  private async indexFile(place: string): Promise<unknown> {
    const content = await this.json(place, limits.index);
    if (!Array.isArray(content) || content[0] !== place) {
      throw this.fault(place, 'is no file of its search index');
    }
    return content;
  }

  /** The parts of pages that match a query, best first. */
  async search(query: string, limit: number): Promise<Hit[]> {
    try {
      return await (await this.engine()).search(query, {limit});
    } catch (error) {
      // The catalog may have been published anew meanwhile.
      this.values.clear();
      throw error instanceof CatalogError ? error : this.fault('the search index', `is broken: ${String(error)}`);
    }
  }

  /**
   * The Markdown of a page.
   *
   * @param page its URL, or its path, with or without base path and extension
   * @throws {CatalogError} if the catalog has no such page
   */
  async page(page: string): Promise<string> {
    const {url} = await this.catalog();
    const bases = [url, this.source.address].filter((base) => URL.canParse(base)).map((base) => new URL(base));
    let place = page.replace(/[?#].*$/s, '');
    const isUrl = /^[a-z][a-z\d+.-]*:/i.test(place);
    const base = bases.find(({href, pathname}) => `${place}/`.startsWith(isUrl ? href : pathname));
    if (isUrl && !base) {
      throw new CatalogError(`${page} is no page of this catalog, whose pages begin with ${url}`);
    }
    place = place.slice(base ? (isUrl ? base.href : base.pathname).length : 0);
    try {
      place = decodeURIComponent(place.replace(/^\/|\/$|\.(?:md|html)$/g, '')) || 'index';
    } catch {
      throw new CatalogError(`${page} is no address; write a URL that a search has returned`);
    }
    return this.source.read(`${place}.md`, limits.page);
  }
}
