// The request that the form describes, and what is wrong with it.
import {
  asText,
  credentialsOf,
  fieldsOf,
  flatten,
  operationOf,
  placeholderOf,
  requestOf,
  schemaOf,
  type Credential,
  type ExampleBody,
  type ExampleRequest,
  type Operation,
  type OperationData,
  type SecurityScheme,
} from '@training-catalog/openapi-pages/client';
import {checker, type Check} from './check.js';
import {
  chosenAt,
  entriesFor,
  entriesOfText,
  fieldAt,
  fieldsInside,
  holds,
  isEmpty,
  joined,
  linesOf,
  partsOf,
  readJson,
  readText,
  valueOf,
  type Entries,
  type Filling,
  type Values,
} from './entries.js';
import {texts} from './texts.js';
import {formOf, isComposite, isFixed, type FormBody, type FormField, type OperationForm} from './fields.js';

/** An error in the entries. */
export interface Problem {
  /** Key of the field; that of the body for the body as a whole. */
  key: string;
  message: string;
  /** Whether it prevents the request. An entry that only disagrees with the specification can be sent. */
  isFatal: boolean;
}

/** A security value, entered once for a set. */
export type SecurityValues = Readonly<Record<string, string>>;

/** An operation in the console: its form, and the checks of its values. */
export interface ConsoleModel {
  operation: Operation;
  form: OperationForm;
  checks: ReadonlyMap<string, Check>;
}

/** Reads the file of a page. */
export function consoleModelOf(data: OperationData): ConsoleModel {
  const operation = operationOf(data);
  const form = formOf(operation);
  const checks = new Map<string, Check>();
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
  form.bodies.forEach(({type, media, key}) => {
    const packed = data.operation.requestBody?.content?.[type]?.schema;
    if (packed && media.schema) {
      checks.set(key, checker({packed, resolved: media.schema, $defs}));
    }
  });
  return {operation, form, checks};
}

/** The chosen body. */
export const bodyOf = ({bodies}: OperationForm, {body}: Pick<Entries, 'body'>): FormBody | undefined => bodies[body];

/** Whether the chosen body has a field for a password. */
export const asksForPassword = (form: OperationForm, entries: Pick<Entries, 'body'>): boolean =>
  fieldsOf(bodyOf(form, entries)?.media.schema ?? {}).some(({schema}) => flatten(schema).format === 'password');

/** Query parameter that opens the console. */
const openingName = 'try';

/** Top-level fields of a body, which the query string can name. */
const namedFields = ({root}: FormBody): FormField[] =>
  root?.kind === 'group' ? fieldsInside(root, {texts: {}, parts: {}, files: {}}) : [];

/** Entries of a field for a value from the query string, where arrays, objects, and numbers are JSON. */
function entriesFromQuery(field: FormField, text: string): Filling | undefined {
  const {kind, key} = field;
  if (kind === 'file') {
    return undefined;
  }
  // If one of several types is text, text is meant.
  if (kind === 'variant' && holds(field, text)) {
    return entriesFor(field, text);
  }
  if (isComposite(field)) {
    return entriesOfText(field, text);
  }
  const asWritten = {texts: {[key]: text}, parts: {}};
  return kind === 'lines' ? (entriesOfText(field, text) ?? asWritten) : asWritten;
}

/**
 * The initial entries of a form: examples, overridden by the query string of the page, which fills in fields by name;
 * it can neither choose a server nor give a security value, and nothing is sent before the reader presses Send.
 *
 * @returns also the query parameters that no field has, or whose values none can hold.
 */
export function firstEntries(form: OperationForm, search: string): {entries: Entries; unknown: string[]} {
  const {parameters, bodies} = form;
  const roots = bodies.flatMap(({root}) => root ?? []);
  const filled = [...parameters, ...roots].map((field) => entriesFor(field, field.example));
  const unknown = new Set<string>();
  const named = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const fields = [...parameters, ...bodies.flatMap(namedFields)].filter((one) => one.name === name);
    const found = fields.flatMap((field) => entriesFromQuery(field, text) ?? []);
    if (found.length > 0) {
      filled.push(...found);
      named.add(name);
    } else if (name !== openingName) {
      unknown.add(name);
    }
  }
  // The first media type whose body has most of the fields named in the query string.
  const counts = bodies.map((body) => namedFields(body).filter(({name}) => named.has(name)).length);
  const most = Math.max(0, ...counts);
  return {
    entries: {
      ...joined(filled),
      files: {},
      body: Math.max(0, counts.indexOf(most)),
      // If the fields cannot hold the whole example, the body is initially text.
      bodies: bodies.map(({kind, root, initial}, index) => ({
        isText: !root || (kind === 'json' && counts[index] === 0 && !holds(root, root.example)),
        text: initial,
      })),
    },
    unknown: [...unknown],
  };
}

/** The body as text, for a reader who continues in JSON. */
export const bodyAsText = (root: FormField, entries: Values): string =>
  JSON.stringify(valueOf(root, entries) ?? {}, null, 2);

/** Names and values of a form. An array repeats its name for each value; an object is written as JSON. */
function pairsOf(root: FormField, values: Values): {name: string; value: string; file?: File}[] {
  return fieldsInside(root, values).flatMap((field) => {
    const {key, name, kind} = field;
    const text = values.texts[key] ?? '';
    switch (kind) {
      case 'file':
        return (values.files[key] ?? []).map((file) => ({name, value: file.name, file}));
      case 'lines':
        return linesOf(text).map((value) => ({name, value}));
      case 'group':
      case 'list':
      case 'variant': {
        const value = valueOf(field, values);
        const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
        return all.map((one) => ({name, value: asText(one)}));
      }
      default:
        return text === '' && !field.isEmptyText ? [] : [{name, value: text}];
    }
  });
}

/** Whether anything inside a field is filled in. */
function hasAnything(field: FormField, values: Values): boolean {
  const {kind, key} = field;
  const parts = partsOf(field, values).length;
  switch (kind) {
    case 'list':
      return parts > 0;
    case 'group':
    case 'variant':
      return (parts > 0 && !isFixed(field)) || fieldsInside(field, values).some((one) => hasAnything(one, values));
    default:
      return (values.texts[key] ?? '') !== '' || (values.files[key] ?? []).length > 0;
  }
}

/** The body as code samples take it, and as `fetch` sends it. */
function payloadOf(form: OperationForm, entries: Entries): {body?: ExampleBody; payload?: BodyInit} {
  const chosen = bodyOf(form, entries);
  const written = entries.bodies[entries.body];
  if (!chosen || !written) {
    return {};
  }
  const {type, kind, root, key, required} = chosen;
  switch (kind) {
    case 'json': {
      if (!root || written.isText) {
        const {text} = written;
        const reading = text === '' ? undefined : readJson(text);
        return reading && 'value' in reading ? {body: {kind, type, value: reading.value, text}, payload: text} : {};
      }
      const value = valueOf(root, entries);
      const isSent = value !== undefined && (required || hasAnything(root, entries));
      return isSent ? {body: {kind, type, value}, payload: JSON.stringify(value)} : {};
    }
    case 'text': {
      const {text} = written;
      const sent = type.replace('*', 'plain');
      return text === '' ? {} : {body: {kind, type: sent, text}, payload: text};
    }
    case 'file': {
      const [file] = entries.files[key] ?? [];
      // With a type such as image/*, the file determines the type.
      const own = file === undefined || file.type === '' ? 'application/octet-stream' : file.type;
      const sent = type.includes('*') ? own : type;
      return {body: {kind, type: sent, file: file?.name ?? 'body'}, ...(file && {payload: file})};
    }
    default: {
      const pairs = root ? pairsOf(root, entries) : [];
      const fields = pairs.map(({name, value, file}) => ({name, value, isFile: file !== undefined}));
      if (!required && !(root && hasAnything(root, entries))) {
        return {};
      }
      if (kind === 'form') {
        return {
          body: {kind, type, fields},
          payload: new URLSearchParams(pairs.map(({name, value}): [string, string] => [name, value])),
        };
      }
      const payload = new FormData();
      pairs.forEach(({name, value, file}) => payload.append(name, file ?? value));
      return {body: {kind, type, fields}, payload};
    }
  }
}

/** Base64 of a text in UTF-8. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** How a security value goes into a request; nothing if a page cannot send it. */
export function credentialOf(scheme: SecurityScheme, value: string): Credential | undefined {
  const credential = placeholderOf(scheme);
  if (!credential || credential.in === 'cookie') {
    return undefined;
  }
  const isBasic = credential.value.startsWith('Basic ');
  return {...credential, value: credential.value.replace(/<.*>/, () => (isBasic ? base64(value) : value))};
}

/** The credentials of the request, from the values that are filled in. */
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

/** Builds the request from the entries. */
export function assemble(
  model: ConsoleModel,
  server: string,
  entries: Entries,
  credentials: readonly Credential[],
): Assembled {
  const {operation, form} = model;
  const values = new Map(form.parameters.map((field) => [field.key, valueOf(field, entries)]));
  const {body, payload} = payloadOf(form, entries);
  const request = requestOf(operation, server, {
    valueOf: ({in: place, name}) => values.get(`${place} ${name}`),
    credentials,
    ...(body && {body}),
  });
  return {request, ...(payload !== undefined && {payload}), problems: problemsOf(model, entries)};
}

/**
 * Placeholders that code shows for security values: those that are filled in, or else those that the operation
 * requires.
 */
export function shownCredentials(operation: Operation, values: SecurityValues): Credential[] {
  const filled = Object.entries(operation.securitySchemes ?? {}).flatMap(([name, scheme]) => {
    const placeholder = values[name] ? placeholderOf(scheme) : undefined;
    return placeholder ? [placeholder] : [];
  });
  return filled.length > 0 ? filled : credentialsOf(operation);
}

/** Errors in the text of a field and of all fields inside it. */
function problemsOfTexts(field: FormField, entries: Values): Problem[] {
  const {key, kind, place, required} = field;
  if (isEmpty(field, entries)) {
    return required ? [{key, message: texts.isRequired(), isFatal: place === 'path'}] : [];
  }
  if (isComposite(field)) {
    return fieldsInside(field, entries).flatMap((one) => problemsOfTexts(one, entries));
  }
  const reading = kind === 'file' ? undefined : readText(field, entries.texts[key] ?? '');
  if (reading === undefined) {
    return [];
  }
  if ('problem' in reading) {
    return [{key, message: reading.problem, isFatal: true}];
  }
  return place === 'path' && /^\.{1,2}$/.test(String(reading.value))
    ? [{key, message: texts.changesPath(), isFatal: true}]
    : [];
}

/** Errors of a field and everything inside it: in its text, and where its value does not match the schema. */
function problemsOfField(root: FormField, entries: Values, check: Check | undefined): readonly Problem[] {
  const own = problemsOfTexts(root, entries);
  const value = valueOf(root, entries);
  const found = new Map(own.map((problem) => [problem.key, problem]));
  if (value !== undefined) {
    check?.(value, (path) => chosenAt(root, path, entries)).forEach(({path, message}) => {
      const {field, rest} = fieldAt(root, path, entries);
      // One message for each field, because the first one says what to do.
      if (!found.has(field.key)) {
        const isWhole = rest.length === 0 || field.kind === 'choice';
        found.set(field.key, {
          key: field.key,
          message: isWhole ? message : texts.valueAt({place: rest.join('.'), message}),
          isFatal: false,
        });
      }
    });
  }
  return [...found.values()];
}

function problemsOfBody(
  {key, kind, root, required}: FormBody,
  entries: Entries,
  check: Check | undefined,
): readonly Problem[] {
  const {isText, text} = entries.bodies[entries.body] ?? {isText: true, text: ''};
  if (root && !isText) {
    const isLeftOut = !required && !hasAnything(root, entries);
    return isLeftOut ? [] : problemsOfField(root, entries, check);
  }
  if (kind === 'file') {
    return required && (entries.files[key] ?? []).length === 0
      ? [{key, message: texts.chooseFile(), isFatal: true}]
      : [];
  }
  if (text === '' && kind !== 'multipart') {
    return required ? [{key, message: texts.bodyRequired(), isFatal: false}] : [];
  }
  if (kind !== 'json') {
    return [];
  }
  const reading = readJson(text);
  return 'problem' in reading
    ? [{key, message: reading.problem, isFatal: true}]
    : (check?.(reading.value) ?? []).map(({path, message}) => ({
        key,
        message: path.length === 0 ? message : `${path.join('.')}: ${message}`,
        isFatal: false,
      }));
}

function problemsOf(model: ConsoleModel, entries: Entries): readonly Problem[] {
  const {form, checks} = model;
  const body = bodyOf(form, entries);
  return [
    ...form.parameters.flatMap((field) => problemsOfField(field, entries, checks.get(field.key))),
    ...(body ? problemsOfBody(body, entries, checks.get(body.key)) : []),
  ];
}
