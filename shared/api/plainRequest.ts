import type {ExampleBody, ExampleRequest, FormField} from './exampleRequest';

/** Body of a request as programs send it: JSON and forms are text with a type. */
export type PlainBody =
  | {kind: 'text'; text: string}
  /** The content of a file. */
  | {kind: 'file'; file: string}
  | {kind: 'multipart'; fields: readonly FormField[]};

/** A request reduced to what every language has: method, address, headers, and body. */
export interface PlainRequest {
  /** In upper case. */
  method: string;
  /** With its query, encoded; a parameter of the path that has no value stays in braces. */
  address: string;
  /** With the type of the body, except for multipart, whose type names its boundary. */
  headers: ExampleRequest['headers'];
  body?: PlainBody;
}

/** Names and values of a query or form as an address holds them. A repeated name stays repeated. */
const encodedPairs = (pairs: ExampleRequest['query']): string =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();

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

/** Reduces a request. */
export function plainRequest({method, url, query, headers, body}: ExampleRequest): PlainRequest {
  const search = encodedPairs(query);
  // Some clients refuse an address with characters that browsers would encode.
  const address = url.replaceAll(/[^\w!#$%&'()*+,./:;=?@[\]{}~-]/gu, encodeURIComponent);
  return {
    method: method.toUpperCase(),
    address: search === '' ? address : `${address}?${search}`,
    headers: body === undefined || body.kind === 'multipart' ? headers : [...headers, ['Content-Type', body.type]],
    ...(body && {body: plainBody(body)}),
  };
}

/** A piece of a body: text, or the content of a file. */
export type BodyPiece = {text: string} | {file: string};

/** A name as the head of a part holds it. */
const inHead = (name: string): string => name.replaceAll(/["\r\n]/g, encodeURIComponent);

/** A multipart body piece by piece, and its type. */
function multipartPieces(fields: readonly FormField[]): {type: string; pieces: BodyPiece[]} {
  let boundary = 'form-boundary';
  while (fields.some(({name, value}) => name.includes(boundary) || value.includes(boundary))) {
    boundary += '-';
  }
  const partOf = ({name, value, isFile}: FormField): BodyPiece[] => {
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
    pieces: [...fields.flatMap(partOf), {text: `--${boundary}--\r\n`}],
  };
}

/** Headers, and the body piece by piece, for languages whose libraries have no multipart. */
export function inPieces({headers, body}: PlainRequest): {
  headers: PlainRequest['headers'];
  pieces: readonly BodyPiece[];
} {
  if (body?.kind !== 'multipart') {
    return {headers, pieces: body ? [body] : []};
  }
  const {type, pieces} = multipartPieces(body.fields);
  return {headers: [...headers, ['Content-Type', type]], pieces};
}
