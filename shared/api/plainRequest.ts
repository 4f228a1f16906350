import {encodedPairs} from './encoding';
import type {ExampleBody, ExampleRequest, FormField} from './exampleRequest';

/** Request body for HTTP clients: JSON and URL-encoded forms are plain text. */
export type PlainBody =
  | {kind: 'text'; text: string}
  /** The content of a file. */
  | {kind: 'file'; file: string}
  | {kind: 'multipart'; fields: readonly FormField[]};

/** A request reduced to what every HTTP client supports: method, URL, headers, and body. */
export interface PlainRequest {
  /** In upper case. */
  method: string;
  /** URL with its query string, encoded; path parameters without a value stay as `{name}`. */
  url: string;
  /** With Content-Type, except for multipart, whose type depends on the boundary. */
  headers: ExampleRequest['headers'];
  body?: PlainBody;
}

function plainBody(body: ExampleBody): PlainBody {
  switch (body.kind) {
    case 'json':
      return {kind: 'text', text: body.text ?? JSON.stringify(body.value)};
    case 'form':
      return {kind: 'text', text: encodedPairs(body.fields.map(({name, value}) => [name, value]))};
    case 'text':
      return {kind: 'text', text: body.text};
    case 'file':
      return {kind: 'file', file: body.file};
    case 'multipart':
      return {kind: 'multipart', fields: body.fields};
  }
}

/** Converts an example request. */
export function plainRequest({method, url, query, headers, body}: ExampleRequest): PlainRequest {
  const search = encodedPairs(query);
  // Some clients reject URLs with characters that browsers encode themselves.
  const encoded = url.replaceAll(/[^\w!#$%&'()*+,./:;=?@[\]{}~-]/gu, encodeURIComponent);
  return {
    method: method.toUpperCase(),
    url: search === '' ? encoded : `${encoded}?${search}`,
    headers: body === undefined || body.kind === 'multipart' ? headers : [...headers, ['Content-Type', body.type]],
    ...(body && {body: plainBody(body)}),
  };
}

/** A chunk of a body: text, or the content of a file. */
export type BodyChunk = {text: string} | {file: string};

/** Escapes a name for the Content-Disposition header of a part. */
const inHead = (name: string): string => name.replaceAll(/["\r\n]/g, encodeURIComponent);

/** Chunks of a multipart body, and its media type. */
function multipartChunks(fields: readonly FormField[]): {type: string; chunks: BodyChunk[]} {
  let boundary = 'form-boundary';
  while (fields.some(({name, value}) => name.includes(boundary) || value.includes(boundary))) {
    boundary += '-';
  }
  const partOf = ({name, value, isFile}: FormField): BodyChunk[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${inHead(name)}"`;
    return isFile
      ? [
          {text: `${head}; filename="${inHead(value)}"\r\nContent-Type: application/octet-stream\r\n\r\n`},
          {file: value},
          {text: '\r\n'},
        ]
      : [{text: `${head}\r\n\r\n${value}\r\n`}];
  };
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    chunks: [...fields.flatMap(partOf), {text: `--${boundary}--\r\n`}],
  };
}

/** Headers and body chunks, for HTTP clients without multipart support. */
export function inChunks({headers, body}: PlainRequest): {
  headers: PlainRequest['headers'];
  chunks: readonly BodyChunk[];
} {
  if (body?.kind !== 'multipart') {
    return {headers, chunks: body ? [body] : []};
  }
  const {type, chunks} = multipartChunks(body.fields);
  return {headers: [...headers, ['Content-Type', type]], chunks};
}
