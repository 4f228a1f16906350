import fs from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  ResolveError,
  Source,
  bundle,
  createConfig,
  isAbsoluteUrl,
  type Config,
} from '@redocly/openapi-core';
import {convertObj} from 'swagger2openapi';
import type {ExactNumbers} from './exactNumbers.js';
import {resolveReferences} from './resolveReferences.js';
import type {OpenApiDocument} from './model/types.js';

const refuse = (reason: string): Promise<never> => Promise.reject(new ResolveError(new Error(reason)));

/** Reads a specification and what it refers to, but nothing outside one folder, and nothing from another host. */
export class FolderResolver extends BaseResolver {
  private readonly root: string;

  /**
   * @param root - folder that holds all files of the specification.
   * @param numbers - keeps the numbers that JavaScript would round; without it, they are rounded.
   */
  constructor(
    root: string,
    private readonly numbers?: ExactNumbers,
  ) {
    super();
    this.root = fs.realpathSync(root);
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference)) {
      return refuse('it is on another host; save it next to this file and refer to it by its path');
    }
    const file = path.resolve(reference);
    const real = fs.existsSync(file) ? fs.realpathSync(file) : file;
    if (
      ![file, real].every(
        (one) => one.startsWith(this.root + path.sep) || one.startsWith(path.resolve(this.root) + path.sep),
      )
    ) {
      return refuse('it is outside the folder of the specification; put it next to this file');
    }
    const name = path.relative(this.root, real).split(path.sep).join('/');
    if (!fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
      return refuse(`there is no file ${name}`);
    }
    const {absoluteRef, body, mimeType} = await super.loadExternalRef(file);
    return new Source(absoluteRef, this.numbers?.hide(body) ?? body, mimeType);
  }
}

/** Supported versions, for messages. */
export const readVersions = 'OpenAPI 2.0, 3.0 and 3.1';

/**
 * Bundles a specification into one file: what it refers to in other files becomes a component.
 *
 * @param file - full path of a JSON or YAML file.
 * @returns the unconverted document, of any version, with only local references.
 */
export async function bundled(file: string, resolver: BaseResolver, config?: Config): Promise<object> {
  const {bundle: result} = await bundle({
    ref: file,
    config: config ?? (await createConfig({})),
    externalRefResolver: resolver,
  });
  return result.parsed as object;
}

/** Whether a document is OpenAPI 2.0. */
export const isSwagger = (document: object): boolean => 'swagger' in document;

/** The document that pages are generated from: OpenAPI 2.0 converted, and every reference resolved. */
export async function resolved(document: object): Promise<OpenApiDocument> {
  const current = isSwagger(document)
    ? (await convertObj(document, {patch: true, warnOnly: true, anchors: true})).openapi
    : document;
  return resolveReferences(current) as OpenApiDocument;
}

/**
 * Reads a specification: JSON or YAML, in one file or several; OpenAPI 2.0 is converted.
 *
 * @param file - full path of the file.
 * @param root - folder that all its files are in.
 * @throws errors of the parsers; `problemsOf` reports problems of a file first, in plain words.
 */
export async function readSpecification(file: string, root: string): Promise<OpenApiDocument> {
  return resolved(await bundled(file, new FolderResolver(root)));
}
