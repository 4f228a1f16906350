// The request that the filled-in form stands for, and what is wrong with it.
import {credentialsOf, placeholderOf, type Credential} from '../../../shared/api/credentials';
import {requestOf, type ExampleBody, type ExampleRequest} from '../../../shared/api/exampleRequest';
import {schemaOf} from '../../../shared/api/exampleValue';
import {operationOf, type OperationData} from '../../../shared/api/operationData';
import type {Operation, SecurityScheme} from '../../../shared/api/types';
import {checker, type Fault} from './check';
import {formOf, readField, readJson, textFromAddress, textOf, type FormField, type OperationForm} from './fields';

/** What a reader has filled in. */
export interface Entries {
  /** Texts of fields by key. */
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File>>;
  /** Whether the body is written as text; otherwise it is made from its fields. */
  isBodyText: boolean;
  bodyText: string;
}

/** Something that is wrong with the entries. */
export interface Problem {
  /** Key of the field; `body` for the body as text. */
  key: string;
  message: string;
  /** Whether there is no request without mending it. What only disagrees with the specification can be sent. */
  isFatal: boolean;
}

/** Key of the body as a text. */
export const bodyKey = 'body';

/** A security value, entered once for a set. */
export type SecurityValues = Readonly<Record<string, string>>;

/** An operation that is being tried: its form, and what checks the values. */
export interface Trial {
  operation: Operation;
  form: OperationForm;
  checks: ReadonlyMap<string, (value: unknown) => Fault[]>;
}

/** Reads the file of a page. */
export function trialOf(data: OperationData): Trial {
  const operation = operationOf(data);
  const form = formOf(operation);
  const checks = new Map<string, (value: unknown) => Fault[]>();
  const {$defs} = data;
  operation.parameters?.forEach((parameter, index) => {
    const packed = data.operation.parameters?.[index];
    if (packed) {
      checks.set(
        `${parameter.in} ${parameter.name}`,
        checker({packed: schemaOf(packed), resolved: schemaOf(parameter), $defs}),
      );
    }
  });
  const {body} = form;
  if (body?.media.schema) {
    const packed = data.operation.requestBody?.content?.[body.type]?.schema ?? {};
    checks.set(bodyKey, checker({packed, resolved: body.media.schema, $defs}));
  }
  return {operation, form, checks};
}

/** All fields of a form. */
export const allFields = ({parameters, body}: OperationForm): readonly FormField[] => [
  ...parameters,
  ...(body?.fields ?? []),
];

/** Name in the address that opens the console. */
const openingName = 'try';

/**
 * The entries that a form begins with: examples, and over them what the address says. An address fills in fields by
 * their name; it can neither choose a server nor give a security value, and nothing is sent before a press.
 *
 * @returns also the names of the address that no field has.
 */
export function firstEntries(form: OperationForm, search: string): {entries: Entries; unknown: string[]} {
  const fields = allFields(form);
  const texts: Record<string, string> = Object.fromEntries(fields.map(({key, initial}) => [key, initial]));
  const unknown = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const field = fields.find((one) => one.name === name && one.kind !== 'file');
    if (field) {
      texts[field.key] = textFromAddress(field, value);
    } else if (name !== openingName) {
      unknown.add(name);
    }
  }
  const {body} = form;
  return {
    entries: {
      texts,
      files: {},
      isBodyText: body?.fields.length === 0,
      bodyText: body?.initial ?? '',
    },
    unknown: [...unknown],
  };
}

/** Object that the fields of the body stand for. */
function bodyObject(fields: readonly FormField[], {texts}: Entries): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const reading = readField(field, texts[field.key] ?? '');
      return reading && 'value' in reading ? [[field.name, reading.value]] : [];
    }),
  );
}

/** The body as text, when a reader goes on writing it as JSON. */
export const bodyAsText = (fields: readonly FormField[], entries: Entries): string =>
  JSON.stringify(bodyObject(fields, entries), null, 2);

/** Texts of the fields for a body as text; nothing where they could not hold all of it. */
export function textsOfBody(fields: readonly FormField[], text: string): Record<string, string> | undefined {
  const reading = readJson(text);
  if (!('value' in reading) || typeof reading.value !== 'object' || reading.value === null) {
    return undefined;
  }
  const {value} = reading;
  const isKnown =
    !Array.isArray(value) && Object.keys(value).every((name) => fields.some((field) => field.name === name));
  // Numbers that JavaScript rounds would change on the way.
  const isExact = !/\d{16}/.test(text);
  if (!isKnown || !isExact) {
    return undefined;
  }
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(fields.map(({key, kind, name}) => [key, textOf(kind, entries.get(name))]));
}

const isEmpty = ({key, kind}: FormField, {texts, files}: Entries): boolean =>
  kind === 'file' ? files[key] === undefined : (texts[key] ?? '') === '';

/** The body in the form that requests take, and as `fetch` sends it. */
function bodyOf({form: {body}}: Trial, entries: Entries): {body?: ExampleBody; payload?: BodyInit} {
  if (!body) {
    return {};
  }
  const {type, kind, fields} = body;
  const {bodyText, isBodyText, files, texts} = entries;
  switch (kind) {
    case 'json': {
      if (isBodyText) {
        const reading = readJson(bodyText);
        return 'value' in reading ? {body: {kind, type, value: reading.value, text: bodyText}, payload: bodyText} : {};
      }
      const value = bodyObject(fields, entries);
      return Object.keys(value).length === 0 && !body.required
        ? {}
        : {body: {kind, type, value}, payload: JSON.stringify(value)};
    }
    case 'text':
      return bodyText === '' ? {} : {body: {kind, type, text: bodyText}, payload: bodyText};
    case 'file': {
      const file = files[bodyKey];
      return {body: {kind, type, file: file?.name ?? 'body'}, ...(file && {payload: file})};
    }
    default: {
      const filled = fields.filter((field) => !isEmpty(field, entries));
      // A list is sent as its name again for each value.
      const pairs = filled.flatMap(({key, kind: one, name}) => {
        const text = texts[key] ?? '';
        const values = one === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : [text];
        return values.map((value) => ({
          name,
          value: one === 'file' ? (files[key]?.name ?? '') : value,
          isFile: one === 'file',
        }));
      });
      if (kind === 'form') {
        return {
          body: {kind, type, fields: pairs},
          payload: new URLSearchParams(pairs.map(({name, value}): [string, string] => [name, value])),
        };
      }
      const payload = new FormData();
      pairs.forEach(({name, value, isFile}) => {
        const file = isFile ? files[`body ${name}`] : undefined;
        payload.append(name, file ?? value);
      });
      return {body: {kind: 'multipart', type, fields: pairs}, payload};
    }
  }
}

/** Base64 of a text in UTF-8. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** How a value of a scheme goes into a request; nothing where a page cannot send it. */
export function credentialOf(scheme: SecurityScheme, value: string): Credential | undefined {
  const credential = placeholderOf(scheme);
  if (!credential || credential.in === 'cookie') {
    return undefined;
  }
  const isBasic = credential.value.startsWith('Basic ');
  return {...credential, value: credential.value.replace(/<.*>/, () => (isBasic ? base64(value) : value))};
}

/** What signs the request in, of the values that are filled in. */
export function credentialsFrom({securitySchemes = {}}: Operation, values: SecurityValues): Credential[] {
  return Object.entries(securitySchemes).flatMap(([name, scheme]) => {
    const value = values[name];
    const credential = value ? credentialOf(scheme, value) : undefined;
    return credential ? [credential] : [];
  });
}

/** A request, ready to be shown or sent, and what is wrong with it. */
export interface Assembled {
  request: ExampleRequest;
  payload?: BodyInit;
  problems: readonly Problem[];
}

/** Puts the request together as the entries say. */
export function assemble(
  trial: Trial,
  server: string,
  entries: Entries,
  credentials: readonly Credential[],
): Assembled {
  const {operation, form} = trial;
  const readings = new Map(
    form.parameters.map((field) => [field.key, readField(field, entries.texts[field.key] ?? '')]),
  );
  const {body, payload} = bodyOf(trial, entries);
  const request = requestOf(operation, server, {
    valueOf: ({in: place, name}) => {
      const reading = readings.get(`${place} ${name}`);
      return reading && 'value' in reading ? reading.value : undefined;
    },
    credentials,
    ...(body && {body}),
  });
  return {request, ...(payload !== undefined && {payload}), problems: problemsOf(trial, entries)};
}

/** What code shows in place of security values: placeholders for those that are filled in, or for what the operation asks. */
export function shownCredentials(operation: Operation, values: SecurityValues): Credential[] {
  const filled = Object.entries(operation.securitySchemes ?? {}).flatMap(([name, scheme]) => {
    const placeholder = values[name] ? placeholderOf(scheme) : undefined;
    return placeholder ? [placeholder] : [];
  });
  return filled.length > 0 ? filled : credentialsOf(operation);
}

function problemsOfField(field: FormField, entries: Entries, check?: (value: unknown) => Fault[]): Problem[] {
  const {key, place, required} = field;
  if (isEmpty(field, entries)) {
    return required ? [{key, message: 'This field is required.', isFatal: place === 'path'}] : [];
  }
  const reading = readField(field, entries.texts[key] ?? '');
  if (reading === undefined) {
    return [];
  }
  if ('problem' in reading) {
    return [{key, message: reading.problem, isFatal: true}];
  }
  if (place === 'path' && /^\.{1,2}$/.test(String(reading.value))) {
    return [{key, message: 'A path cannot hold this value: it would lead to another path.', isFatal: true}];
  }
  return (check?.(reading.value) ?? []).slice(0, 1).map(({path, message}) => ({
    key,
    message: path.length === 0 || field.kind === 'choice' ? message : `Value ${path.join('.')}: ${message}`,
    isFatal: false,
  }));
}

function problemsOf({form, checks}: Trial, entries: Entries): Problem[] {
  const ofParameters = form.parameters.flatMap((field) => problemsOfField(field, entries, checks.get(field.key)));
  const {body} = form;
  if (!body) {
    return ofParameters;
  }
  const check = checks.get(bodyKey);
  if (entries.isBodyText && body.kind === 'json') {
    const reading = readJson(entries.bodyText);
    const found: Problem[] =
      'problem' in reading
        ? [{key: bodyKey, message: reading.problem, isFatal: true}]
        : (check?.(reading.value) ?? []).map(({path, message}) => ({
            key: bodyKey,
            message: path.length === 0 ? message : `${path.join('.')}: ${message}`,
            isFatal: false,
          }));
    return [...ofParameters, ...found];
  }
  if (body.fields.length === 0) {
    return body.kind === 'file' && !entries.files[bodyKey] && body.required
      ? [...ofParameters, {key: bodyKey, message: 'Choose a file.', isFatal: true}]
      : ofParameters;
  }
  const own = body.fields.flatMap((field) => problemsOfField(field, entries));
  // Values of a form are texts, so only JSON is checked against the schema.
  const faults = body.kind === 'json' ? (check?.(bodyObject(body.fields, entries)) ?? []) : [];
  const known = new Set(own.map(({key}) => key));
  const further = new Map(
    faults.flatMap(({path: [name = '', ...rest], message}): [string, Problem][] => {
      const field = body.fields.find((one) => one.name === name);
      return field && !known.has(field.key)
        ? [
            [
              field.key,
              {
                key: field.key,
                message: rest.length === 0 ? message : `Value ${rest.join('.')}: ${message}`,
                isFatal: false,
              },
            ],
          ]
        : [];
    }),
  );
  return [...ofParameters, ...own, ...further.values()];
}
