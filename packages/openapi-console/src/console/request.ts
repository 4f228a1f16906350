// The request that the form describes, and what is wrong with it.
import {translate} from '@docusaurus/Translate';
import {
  alternativesOf,
  asText,
  credentialsOf,
  fieldsOf,
  firstExample,
  flatten,
  narrowed,
  operationOf,
  placeholderOf,
  requestOf,
  schemaOf,
  withDigits,
  type Credential,
  type ExampleBody,
  type ExampleRequest,
  type Operation,
  type OperationData,
  type SecurityScheme,
} from '@training-catalog/openapi-pages/client';
import {checker, definitionOf, type Check} from './check.js';
import {
  isEmpty,
  linesOf,
  objectOf,
  readJson,
  readText,
  textsFor,
  textsForJson,
  valueOf,
  type BodyEntries,
  type Entries,
  type Values,
} from './entries.js';
import {formOf, textOf, type FormBody, type FormField, type OperationForm} from './fields.js';

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
  const {parameters = [], requestBody} = data.operation;
  const operation = operationOf(data);
  const form = formOf(operation, data.digits);
  const {$defs} = data;
  const schemas = [
    ...parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, schemaOf(parameter)] as const),
    ...form.bodies.map(({key, type, alternative}) => {
      const schema = definitionOf(requestBody?.content?.[type]?.schema ?? {}, $defs);
      const kind = alternative && alternativesOf(schema)?.[alternative.index];
      return [key, kind ? narrowed(schema, kind, definitionOf(kind, $defs)) : schema] as const;
    }),
  ];
  return {operation, form, checks: new Map(schemas.map(([key, schema]) => [key, checker(schema, $defs)]))};
}

/** The chosen body. */
export const bodyOf = ({bodies}: OperationForm, {body}: Pick<Entries, 'body'>): FormBody | undefined => bodies[body];

/** Whether the chosen body has a field for a password. */
export const asksForPassword = (form: OperationForm, entries: Pick<Entries, 'body'>): boolean =>
  fieldsOf(bodyOf(form, entries)?.media.schema ?? {}).some(({schema}) => flatten(schema).format === 'password');

/** Query parameter that opens the console. */
const openingName = 'try';

/** The text of a field for a value from the query string, where lists, objects, and numbers are JSON. */
function textFromQuery({kind}: FormField, text: string): string | undefined {
  if (kind === 'file') {
    return undefined;
  }
  const reading = kind === 'lines' ? readJson(text) : undefined;
  return reading && 'value' in reading && Array.isArray(reading.value) ? textOf(kind, reading.value) : text;
}

/**
 * The initial entries of a form: examples, overridden by the query string of the page, which fills in fields by name;
 * it can neither choose a server nor give a security value, and nothing is sent before the reader presses Send.
 *
 * @returns also the query parameters that no field has.
 */
export function firstEntries(form: OperationForm, search: string): {entries: Entries; unknown: string[]} {
  const {parameters, bodies, digits} = form;
  const all = [...parameters, ...bodies.flatMap(({fields}) => fields ?? [])];
  const written = Object.fromEntries(
    all.map(({key, kind, example}) => [key, withDigits(textOf(kind, example), digits)]),
  );
  const unknown = new Set<string>();
  const named = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const fields = all.filter((one) => one.name === name);
    const filled = fields.map((field) => [field.key, textFromQuery(field, text)] as const);
    filled.forEach(([key, value]) => (written[key] = value ?? ''));
    if (filled.some(([, value]) => value !== undefined)) {
      named.add(name);
    } else if (name !== openingName) {
      unknown.add(name);
    }
  }
  // The first body that has most of the fields named in the query string, or else one that the file has an example of.
  const counts = bodies.map(({fields = []}) => fields.filter(({name}) => named.has(name)).length);
  const most = Math.max(0, ...counts);
  const hasExample = bodies.findIndex(
    ({type, alternative, media}) => alternative && type === bodies[0]?.type && firstExample(media) !== undefined,
  );
  return {
    entries: {
      texts: written,
      files: {},
      body: Math.max(0, most === 0 ? hasExample : counts.indexOf(most)),
      // If the fields cannot hold the whole example, the body is initially text.
      bodies: bodies.map(({kind, fields, example}, index) => ({
        isText: !fields || (kind === 'json' && counts[index] === 0 && !textsFor(fields, example)),
        text:
          kind === 'json'
            ? withDigits(JSON.stringify(example ?? {}, null, 2), digits)
            : typeof example === 'string'
              ? example
              : '',
      })),
    },
    unknown: [...unknown],
  };
}

/** The body as text, for a reader who continues in JSON. */
export const bodyAsText = (fields: readonly FormField[], entries: Entries): string =>
  JSON.stringify(objectOf(fields, entries), null, 2);

/** Entries for one of the examples of a body: in its fields, or as text if these could not hold all of it. */
export function entriesForExample(
  {fields, digits}: FormBody,
  value: unknown,
  entries: Entries,
): {texts: Values['texts']; written: BodyEntries} {
  const texts = fields && textsFor(fields, value);
  return {
    texts: {
      ...entries.texts,
      ...Object.fromEntries(Object.entries(texts ?? {}).map(([key, text]) => [key, withDigits(text, digits)])),
    },
    written: {isText: !texts, text: withDigits(JSON.stringify(value, null, 2), digits)},
  };
}

/** Entries for a body as JSON; undefined if its fields could not hold all of it. */
export function entriesForJson(fields: readonly FormField[], text: string, entries: Entries): Values | undefined {
  const filled = textsForJson(fields, text);
  return filled && {texts: {...entries.texts, ...filled}, files: entries.files};
}

/** Names and values of a form. An array repeats its name for each value; an object is written as JSON. */
function pairsOf(fields: readonly FormField[], values: Values): {name: string; value: string; file?: File}[] {
  return fields.flatMap((field) => {
    const {key, name, kind} = field;
    const text = values.texts[key] ?? '';
    if (kind === 'file') {
      return (values.files[key] ?? []).map((file) => ({name, value: file.name, file}));
    }
    if (kind === 'lines') {
      return linesOf(text).map((value) => ({name, value}));
    }
    const value = kind === 'json' ? valueOf(field, values) : undefined;
    return Array.isArray(value)
      ? value.map((one: unknown) => ({name, value: asText(one)}))
      : text === '' && !field.isEmptyText
        ? []
        : [{name, value: value === undefined ? text : asText(value)}];
  });
}

/** Whether a body is left out: it is optional, and none of its fields is filled in. */
const isLeftOut = ({fields, required}: FormBody, entries: Entries): boolean =>
  !required && (fields ?? []).every((field) => isEmpty(field, entries));

/** The body as code samples take it, and as `fetch` sends it. */
function payloadOf(form: OperationForm, entries: Entries): {body?: ExampleBody; payload?: BodyInit} {
  const chosen = bodyOf(form, entries);
  const written = entries.bodies[entries.body];
  if (!chosen || !written) {
    return {};
  }
  const {type, kind, fields, key} = chosen;
  const {text} = written;
  switch (kind) {
    case 'json': {
      if (!fields || written.isText) {
        const reading = text === '' ? undefined : readJson(text);
        return reading && 'value' in reading ? {body: {kind, type, value: reading.value, text}, payload: text} : {};
      }
      const value = objectOf(fields, entries);
      return isLeftOut(chosen, entries) ? {} : {body: {kind, type, value}, payload: JSON.stringify(value)};
    }
    case 'text':
      return text === '' ? {} : {body: {kind, type: type.replace('*', 'plain'), text}, payload: text};
    case 'file': {
      const [file] = entries.files[key] ?? [];
      // With a type such as image/*, the file determines the type.
      const own = file === undefined || file.type === '' ? 'application/octet-stream' : file.type;
      const sent = type.includes('*') ? own : type;
      return {body: {kind, type: sent, file: file?.name ?? 'body'}, ...(file && {payload: file})};
    }
    default: {
      if (isLeftOut(chosen, entries)) {
        return {};
      }
      const pairs = pairsOf(fields ?? [], entries);
      const body = {
        kind,
        type,
        fields: pairs.map(({name, value, file}) => ({name, value, isFile: file !== undefined})),
      };
      if (kind === 'form') {
        return {body, payload: new URLSearchParams(pairs.map(({name, value}): [string, string] => [name, value]))};
      }
      const payload = new FormData();
      pairs.forEach(({name, value, file}) => payload.append(name, file ?? value));
      return {body, payload};
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
  return {...credential, value: credential.value.replace(/<[^]*>/, () => (isBasic ? base64(value) : value))};
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

/** The error in what is written in a field. */
function problemOfText(field: FormField, entries: Entries): Problem | undefined {
  const {key, kind, place, required, isEmptyText} = field;
  if (isEmpty(field, entries)) {
    return required && !isEmptyText
      ? {
          key,
          message: translate({id: 'training-catalog.openapi-console.isRequired', message: 'This field is required.'}),
          isFatal: place === 'path',
        }
      : undefined;
  }
  const reading = kind === 'file' ? undefined : readText(field, entries.texts[key] ?? '');
  if (reading && 'problem' in reading) {
    return {key, message: reading.problem, isFatal: true};
  }
  return place === 'path' && /^\.{1,2}$/.test(String(reading?.value))
    ? {
        key,
        message: translate({
          id: 'training-catalog.openapi-console.changesPath',
          message: 'A path cannot contain this value: it would change the path.',
        }),
        isFatal: true,
      }
    : undefined;
}

/** What is wrong inside the value of a field, at a path. */
const messageAt = (path: readonly string[], message: string): string =>
  path.length === 0
    ? message
    : translate(
        {id: 'training-catalog.openapi-console.valueAt', message: 'Value {place}: {message}'},
        {place: path.join('.'), message},
      );

/** The error of a parameter: in its text, or where its value does not match the schema. */
function problemOfParameter(field: FormField, entries: Entries, check: Check | undefined): Problem | undefined {
  const value = valueOf(field, entries);
  const [fault] = value === undefined ? [] : (check?.(value) ?? []);
  return (
    problemOfText(field, entries) ??
    (fault && {key: field.key, message: messageAt(fault.path, fault.message), isFatal: false})
  );
}

/** Errors of the fields of a body, and of the body as a whole. */
function problemsOfFields(
  body: FormBody & {fields: readonly FormField[]},
  entries: Entries,
  check: Check | undefined,
): readonly Problem[] {
  const found = new Map(
    body.fields.flatMap((field) => problemOfText(field, entries) ?? []).map((problem) => [problem.key, problem]),
  );
  check?.(objectOf(body.fields, entries)).forEach(({path: [name, ...rest], message}) => {
    const field = body.fields.find((one) => one.name === name);
    const key = field?.key ?? body.key;
    // One message for each field, because the first one says what to do.
    if (!found.has(key)) {
      const place = field ? (field.kind === 'choice' ? [] : rest) : name === undefined ? [] : [name, ...rest];
      found.set(key, {key, message: messageAt(place, message), isFatal: false});
    }
  });
  return [...found.values()];
}

function problemsOfBody(body: FormBody, entries: Entries, check: Check | undefined): readonly Problem[] {
  const {key, kind, fields, required} = body;
  const {isText, text} = entries.bodies[entries.body] ?? {isText: true, text: ''};
  if (fields && !isText) {
    return isLeftOut(body, entries) ? [] : problemsOfFields({...body, fields}, entries, check);
  }
  if (kind === 'file') {
    return required && (entries.files[key] ?? []).length === 0
      ? [
          {
            key,
            message: translate({id: 'training-catalog.openapi-console.chooseFile', message: 'Choose a file.'}),
            isFatal: true,
          },
        ]
      : [];
  }
  if (text === '' && kind !== 'multipart') {
    return required
      ? [
          {
            key,
            message: translate({id: 'training-catalog.openapi-console.bodyRequired', message: 'The body is required.'}),
            isFatal: false,
          },
        ]
      : [];
  }
  if (kind !== 'json') {
    return [];
  }
  const reading = readJson(text);
  return 'problem' in reading
    ? [{key, message: reading.problem, isFatal: true}]
    : (check?.(reading.value) ?? []).map(({path, message}) => ({
        key,
        message: messageAt(path, message),
        isFatal: false,
      }));
}

function problemsOf({form, checks}: ConsoleModel, entries: Entries): readonly Problem[] {
  const body = bodyOf(form, entries);
  const problems = [
    ...form.parameters.flatMap((field) => problemOfParameter(field, entries, checks.get(field.key)) ?? []),
    ...(body ? problemsOfBody(body, entries, checks.get(body.key)) : []),
  ];
  return problems.map((problem) => ({...problem, message: withDigits(problem.message, form.digits)}));
}
