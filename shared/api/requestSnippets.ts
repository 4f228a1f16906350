// Names of functions in other languages. cspell:ignore Fatalf tfmt Println setopt CURLOPT CUSTOMREQUEST HTTPHEADER POSTFIELDS RETURNTRANSFER FAILONERROR binread
import type {CodeSample} from './codeSamples';
import type {ExampleRequest} from './exampleRequest';
import {inChunks, plainRequest, type BodyChunk, type PlainBody, type PlainRequest} from './plainRequest';
import {literals} from './stringLiterals';

/** Lines of code; false and undefined are skipped. */
type Lines = readonly (string | false | undefined)[];

const joined = (lines: Lines): string => lines.filter((line) => typeof line === 'string').join('\n');

/** Separates Content-Type from the other headers, for clients that take it as a separate argument. */
function withoutType(headers: PlainRequest['headers']): {type: string | undefined; others: PlainRequest['headers']} {
  const isType = ([name]: PlainRequest['headers'][number]): boolean => name.toLowerCase() === 'content-type';
  return {type: headers.find(isType)?.[1], others: headers.filter((header) => !isType(header))};
}

const sendsFile = (body: PlainBody | undefined): boolean =>
  body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some(({isFile}) => isFile));

function node({method, url, headers, body}: PlainRequest): string {
  const text = literals.javascript;
  const value = (): string => {
    switch (body?.kind) {
      case 'text':
        return text(body.text);
      case 'file':
        return `await openAsBlob(${text(body.file)})`;
      default:
        return 'form';
    }
  };
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...(headers.length > 0
      ? ['  headers: {', ...headers.map(([name, one]) => `    ${text(name)}: ${text(one)},`), '  },']
      : []),
    ...(body ? [`  body: ${value()},`] : []),
  ];
  return joined([
    sendsFile(body) && "import {openAsBlob} from 'node:fs';\n",
    ...(body?.kind === 'multipart'
      ? [
          'const form = new FormData();',
          ...body.fields.map(({name, value: one, isFile}) =>
            isFile
              ? `form.append(${text(name)}, await openAsBlob(${text(one)}), ${text(one)});`
              : `form.append(${text(name)}, ${text(one)});`,
          ),
          '',
        ]
      : []),
    ...(options.length > 0
      ? [`const response = await fetch(${text(url)}, {`, ...options, '});']
      : [`const response = await fetch(${text(url)});`]),
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
    'console.log(await response.text());',
  ]);
}

function go({method, url, headers, body}: PlainRequest): string {
  const text = literals.go;
  const isMultipart = body?.kind === 'multipart';
  const hasFile = sendsFile(body);
  const failure = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];
  const packages = [
    isMultipart && 'bytes',
    'fmt',
    'io',
    'log',
    isMultipart && 'mime/multipart',
    'net/http',
    hasFile && 'os',
    body?.kind === 'text' && 'strings',
  ].filter((name) => name !== false);
  const prepare = (): Lines => {
    switch (body?.kind) {
      case 'text':
        return [`\tbody := strings.NewReader(${text(body.text)})`];
      case 'file':
        return [`\tbody, err := os.Open(${text(body.file)})`, ...failure];
      case 'multipart':
        return [
          '\tbody := &bytes.Buffer{}',
          '\tform := multipart.NewWriter(body)',
          ...body.fields.map(({name, value, isFile}) =>
            isFile
              ? `\taddFile(form, ${text(name)}, ${text(value)})`
              : `\tform.WriteField(${text(name)}, ${text(value)})`,
          ),
          '\tform.Close()',
        ];
      case undefined:
        return [];
    }
  };
  return joined([
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    ...(isMultipart && hasFile
      ? [
          'func addFile(form *multipart.Writer, name string, path string) {',
          '\tfile, err := os.Open(path)',
          ...failure,
          '\tdefer file.Close()',
          '\tpart, err := form.CreateFormFile(name, path)',
          ...failure,
          '\tif _, err := io.Copy(part, file); err != nil {',
          '\t\tlog.Fatal(err)',
          '\t}',
          '}',
          '',
        ]
      : []),
    'func main() {',
    ...prepare(),
    `\trequest, err := http.NewRequest(${text(method)}, ${text(url)}, ${body ? 'body' : 'nil'})`,
    ...failure,
    ...headers.map(([name, value]) => `\trequest.Header.Set(${text(name)}, ${text(value)})`),
    isMultipart && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...failure,
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    ...failure,
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, content)',
    '\t}',
    '\tfmt.Println(string(content))',
    '}',
  ]);
}

function java(request: PlainRequest): string {
  const {method, url, body} = request;
  const {headers, chunks} = inChunks(request);
  const text = literals.java;
  const publisher = (chunk: BodyChunk): string =>
    'text' in chunk
      ? `BodyPublishers.ofString(${text(chunk.text)})`
      : `BodyPublishers.ofFile(Path.of(${text(chunk.file)}))`;
  const content = (): string => {
    if (body?.kind === 'multipart') {
      return `BodyPublishers.concat(\n${chunks.map((chunk) => `                ${publisher(chunk)}`).join(',\n')})`;
    }
    return chunks.map(publisher).join('') || 'BodyPublishers.noBody()';
  };
  return joined([
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    sendsFile(body) && 'import java.nio.file.Path;',
    '',
    'public class Example {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    `            .method(${text(method)}, ${content()})`,
    ...headers.map(([name, value]) => `            .header(${text(name)}, ${text(value)})`),
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        if (response.statusCode() >= 400) {',
    '            throw new IllegalStateException(response.statusCode() + ": " + response.body());',
    '        }',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ]);
}

function csharp({method, url, headers, body}: PlainRequest): string {
  const text = literals.csharp;
  const fileContent = (file: string): string => `new StreamContent(File.OpenRead(${text(file)}))`;
  const content = (): Lines => {
    switch (body?.kind) {
      case 'text':
        return [`request.Content = new StringContent(${text(body.text)});`];
      case 'file':
        return [`request.Content = ${fileContent(body.file)};`];
      case 'multipart':
        return [
          'request.Content = new MultipartFormDataContent',
          '{',
          ...body.fields.map(({name, value, isFile}) =>
            isFile
              ? `    { ${fileContent(value)}, ${text(name)}, ${text(value)} },`
              : `    { new StringContent(${text(value)}), ${text(name)} },`,
          ),
          '};',
        ];
      case undefined:
        return [];
    }
  };
  const {type, others} = withoutType(headers);
  return joined([
    type !== undefined && 'using System.Net.Http.Headers;\n',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${text(method)}), ${text(url)});`,
    ...others.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`),
    ...content(),
    body && type !== undefined && `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${text(type)});`,
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ]);
}

function php(request: PlainRequest): string {
  const {method, url, body} = request;
  const {headers, chunks} = inChunks(request);
  const text = literals.php;
  const content = (chunk: BodyChunk): string =>
    'text' in chunk ? text(chunk.text) : `file_get_contents(${text(chunk.file)})`;
  return joined([
    '<?php',
    `$curl = curl_init(${text(url)});`,
    'curl_setopt_array($curl, [',
    // With CURLOPT_CUSTOMREQUEST, curl would wait for the body of a HEAD response.
    method === 'HEAD' ? '    CURLOPT_NOBODY => true,' : `    CURLOPT_CUSTOMREQUEST => ${text(method)},`,
    ...(headers.length > 0
      ? [
          '    CURLOPT_HTTPHEADER => [',
          // curl sends an empty header as `Name;`; with `Name:`, it removes the header.
          ...headers.map(([name, one]) => `        ${text(one === '' ? `${name};` : `${name}: ${one}`)},`),
          '    ],',
        ]
      : []),
    body && `    CURLOPT_POSTFIELDS => ${chunks.map(content).join('\n        . ')},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FAILONERROR => true,',
    ']);',
    '$content = curl_exec($curl);',
    'if ($content === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo $content;',
  ]);
}

function ruby({method, url, headers, body}: PlainRequest): string {
  const text = literals.ruby;
  const content = (): Lines => {
    switch (body?.kind) {
      case 'text':
        return [`request.body = ${text(body.text)}`];
      case 'file':
        return [`request.body = File.binread(${text(body.file)})`];
      case 'multipart':
        return [
          'request.set_form([',
          ...body.fields.map(({name, value, isFile}) =>
            isFile ? `  [${text(name)}, File.open(${text(value)}, "rb")],` : `  [${text(name)}, ${text(value)}],`,
          ),
          '], "multipart/form-data")',
        ];
      case undefined:
        return [];
    }
  };
  return joined([
    'require "net/http"',
    '',
    `uri = URI(${text(url)})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...headers.map(([name, value]) => `request[${text(name)}] = ${text(value)}`),
    ...content(),
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    '# Raises an error unless the service accepted the request.',
    'response.value',
    'puts response.body',
  ]);
}

function r({method, url, headers, body}: PlainRequest): string {
  const text = literals.r;
  const content = (): Lines => {
    switch (body?.kind) {
      case 'text':
        return [`  body = ${text(body.text)}`];
      case 'file':
        return [`  body = upload_file(${text(body.file)})`];
      case 'multipart':
        return [
          `  body = list(\n${body.fields
            .map(
              ({name, value, isFile}) => `    ${text(name)} = ${isFile ? `upload_file(${text(value)})` : text(value)}`,
            )
            .join(',\n')}\n  )`,
          '  encode = "multipart"',
        ];
      case undefined:
        return [];
    }
  };
  const values = [
    `  ${text(method)}`,
    `  ${text(url)}`,
    ...headers.map(([name, value]) => `  add_headers(${text(name)} = ${text(value)})`),
    ...content(),
  ];
  return joined([
    'library(httr)',
    '',
    'response <- VERB(',
    values.join(',\n'),
    ')',
    'stop_for_status(response)',
    'cat(content(response, "text", encoding = "UTF-8"))',
  ]);
}

function rust({method, url, headers, body}: PlainRequest): string {
  const text = literals.rust;
  const isMultipart = body?.kind === 'multipart';
  const form = (): Lines =>
    isMultipart
      ? [
          '    let form = reqwest::blocking::multipart::Form::new()',
          ...body.fields.map(({name, value, isFile}) =>
            isFile ? `        .file(${text(name)}, ${text(value)})?` : `        .text(${text(name)}, ${text(value)})`,
          ),
          '    ;',
        ]
      : [];
  const content = (): string | undefined => {
    switch (body?.kind) {
      case 'text':
        return `        .body(${text(body.text)})`;
      case 'file':
        return `        .body(std::fs::File::open(${text(body.file)})?)`;
      case 'multipart':
        return '        .multipart(form)';
      case undefined:
        return undefined;
    }
  };
  return joined([
    `// Cargo.toml: reqwest = {version = "0.12", features = ["blocking"${isMultipart ? ', "multipart"' : ''}]}`,
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...form(),
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${text(url)})`,
    ...headers.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    content(),
    '        .send()?',
    '        .error_for_status()?;',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ]);
}

function powershell({method, url, headers, body}: PlainRequest): string {
  const text = literals.powershell;
  const {type, others} = withoutType(headers);
  const names = body?.kind === 'multipart' ? [...new Set(body.fields.map(({name}) => name))] : [];
  const valuesOf = (name: string): string => {
    const values = (body?.kind === 'multipart' ? body.fields : [])
      .filter((field) => field.name === name)
      .map(({value, isFile}) => (isFile ? `(Get-Item -LiteralPath ${text(value)})` : text(value)));
    return values.length === 1 ? values.join('') : `@(${values.join(', ')})`;
  };
  const content = (): string | undefined => {
    switch (body?.kind) {
      case 'text':
        return `    Body = [System.Text.Encoding]::UTF8.GetBytes(${text(body.text)})`;
      case 'file':
        return `    InFile = ${text(body.file)}`;
      case 'multipart':
        return joined(['    Form = @{', ...names.map((name) => `        ${text(name)} = ${valuesOf(name)}`), '    }']);
      case undefined:
        return undefined;
    }
  };
  return joined([
    '$request = @{',
    `    Method = ${text(method)}`,
    `    Uri = ${text(url)}`,
    ...(others.length > 0
      ? ['    Headers = @{', ...others.map(([name, value]) => `        ${text(name)} = ${text(value)}`), '    }']
      : []),
    type !== undefined && `    ContentType = ${text(type)}`,
    content(),
    '}',
    'Invoke-RestMethod @request',
  ]);
}

function swift(request: PlainRequest): string {
  const {method, url, body} = request;
  const {headers, chunks} = inChunks(request);
  const text = literals.swift;
  const data = (chunk: BodyChunk): string =>
    'text' in chunk
      ? `Data(${text(chunk.text)}.utf8)`
      : `try Data(contentsOf: URL(fileURLWithPath: ${text(chunk.file)}))`;
  const content = (): Lines => {
    if (body?.kind === 'multipart') {
      return ['var body = Data()', ...chunks.map((chunk) => `body.append(${data(chunk)})`), 'request.httpBody = body'];
    }
    return chunks.map((chunk) => `request.httpBody = ${data(chunk)}`);
  };
  return joined([
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${text(url)})!)`,
    `request.httpMethod = ${text(method)}`,
    ...headers.map(([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})`),
    ...content(),
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {',
    '    fatalError("The service responded with status \\(status).")',
    '}',
    'print(String(decoding: data, as: UTF8.self))',
  ]);
}

/**
 * Languages in addition to those of codeSamples.ts, each with a client that needs few packages or none. Not generated with
 * a library, because the existing ones do not escape all input correctly, and drop repeated fields.
 */
export const moreLanguages: readonly {label: string; language: string; write: (request: PlainRequest) => string}[] = [
  {label: 'Go', language: 'go', write: go},
  {label: 'Node.js', language: 'javascript', write: node},
  {label: 'Java', language: 'java', write: java},
  {label: 'C#', language: 'csharp', write: csharp},
  {label: 'PHP', language: 'php', write: php},
  {label: 'Ruby', language: 'ruby', write: ruby},
  {label: 'R', language: 'r', write: r},
  {label: 'Rust', language: 'rust', write: rust},
  {label: 'PowerShell', language: 'powershell', write: powershell},
  {label: 'Swift', language: 'swift', write: swift},
];

/** Generates a request in the additional languages. */
export function requestSnippets(request: ExampleRequest): CodeSample[] {
  const plain = plainRequest(request);
  return moreLanguages.map(({label, language, write}) => ({label, language, code: write(plain)}));
}
