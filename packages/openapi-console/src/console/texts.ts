import {translate} from '@docusaurus/Translate';

/** What readers see, in the language of the site. */
export const texts = {
  copied: (): string => translate({id: 'training-catalog.openapi-console.copied', message: 'Copied'}),
  notCopied: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notCopied',
      message: 'Not copied.',
    }),
  noServer: (): string =>
    translate({
      id: 'training-catalog.openapi-console.noServer',
      message:
        'You cannot send this request from this page: the specification lists no server that a web page can reach. Fill in the form, then copy the request.',
    }),
  notOffered: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notOffered',
      message:
        'You cannot send this request from this page: this API is not configured for requests from web pages. Fill in the form, then copy the request.',
    }),
  notSendable: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notSendable',
      message: 'A web page cannot send this type of credential. Copy the request instead.',
    }),
  yourPassword: (): string =>
    translate({
      id: 'training-catalog.openapi-console.yourPassword',
      message: 'Your username and password, as username:password.',
    }),
  yourKey: (): string => translate({id: 'training-catalog.openapi-console.yourKey', message: 'Your API key.'}),
  yourToken: (): string => translate({id: 'training-catalog.openapi-console.yourToken', message: 'Your token.'}),
  staysInTab: (): string =>
    translate({
      id: 'training-catalog.openapi-console.staysInTab',
      message: 'It stays in this tab and is discarded when you close or reload it.',
    }),
  notAsCode: (values: {error: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.notAsCode',
        message: 'This request could not be written as code ({error}).',
      },
      values,
    ),
  sending: (): string => translate({id: 'training-catalog.openapi-console.sending', message: 'Sending…'}),
  statusOf: (values: {status: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.statusOf', message: 'The response has status {status}.'}, values),
  noResponse: (): string => translate({id: 'training-catalog.openapi-console.noResponse', message: 'No response'}),
  correctFirst: (): string =>
    translate({
      id: 'training-catalog.openapi-console.correctFirst',
      message: 'Nothing was sent. Correct the marked fields first.',
    }),
  mismatch: (): string =>
    translate({
      id: 'training-catalog.openapi-console.mismatch',
      message:
        'Nothing was sent: the marked fields do not match the specification. Correct them, or send the request anyway.',
    }),
  ignored: (values: {names: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.ignored',
        message: 'These parameters in the URL of this page are unknown or invalid and were ignored: {names}.',
      },
      values,
    ),
  server: (): string => translate({id: 'training-catalog.openapi-console.server', message: 'Server'}),
  blocked: (): string =>
    translate({
      id: 'training-catalog.openapi-console.blocked',
      message: 'Browsers block requests to http: URLs from pages loaded over https:.',
    }),
  authentication: (): string =>
    translate({id: 'training-catalog.openapi-console.authentication', message: 'Authentication'}),
  parameters: (): string => translate({id: 'training-catalog.openapi-console.parameters', message: 'Parameters'}),
  cookies: (values: {names: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.cookies',
        message: 'A web page cannot set cookies for another site: {names}.',
      },
      values,
    ),
  send: (): string => translate({id: 'training-catalog.openapi-console.send', message: 'Send'}),
  sendAnyway: (): string => translate({id: 'training-catalog.openapi-console.sendAnyway', message: 'Send anyway'}),
  cancel: (): string => translate({id: 'training-catalog.openapi-console.cancel', message: 'Cancel'}),
  timeOutAfter: (): string =>
    translate({
      id: 'training-catalog.openapi-console.timeOutAfter',
      message: 'Time out after',
    }),
  seconds: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.seconds', message: '{count} seconds'}, values),
  minutes: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.minutes', message: '{count} minutes'}, values),
  asCode: (): string => translate({id: 'training-catalog.openapi-console.asCode', message: 'The request as code'}),
  showCredentials: (): string =>
    translate({id: 'training-catalog.openapi-console.showCredentials', message: 'Show my credentials in the code'}),
  body: (): string => translate({id: 'training-catalog.openapi-console.body', message: 'Body'}),
  mediaType: (): string => translate({id: 'training-catalog.openapi-console.mediaType', message: 'Media type'}),
  editBody: (): string => translate({id: 'training-catalog.openapi-console.editBody', message: 'Edit the body'}),
  asJson: (): string => translate({id: 'training-catalog.openapi-console.asJson', message: 'As JSON'}),
  asForm: (): string => translate({id: 'training-catalog.openapi-console.asForm', message: 'As a form'}),
  doesNotFit: (): string =>
    translate({
      id: 'training-catalog.openapi-console.doesNotFit',
      message: 'This JSON does not fit the form. Correct it first, or keep editing JSON.',
    }),
  fileToSend: (): string =>
    translate({id: 'training-catalog.openapi-console.fileToSend', message: 'File to send as the body'}),
  noFields: (): string =>
    translate({
      id: 'training-catalog.openapi-console.noFields',
      message: 'The specification defines no fields for this form. Copy the request and add them.',
    }),
  removed: (values: {name: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.removed', message: '{name} was removed.'}, values),
  typeOf: (values: {name: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.typeOf', message: 'Type of {name}'}, values),
  chooseType: (): string => translate({id: 'training-catalog.openapi-console.chooseType', message: 'Choose a type'}),
  omit: (): string =>
    translate({
      id: 'training-catalog.openapi-console.omit',
      message: 'Omit',
    }),
  remove: (values: {name: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.remove', message: 'Remove {name}'}, values),
  addTo: (values: {name: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.addTo',
        message: 'Add to {name}',
      },
      values,
    ),
  add: (values: {name: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.add', message: 'Add {name}'}, values),
  required: (): string =>
    translate({
      id: 'training-catalog.openapi-console.required',
      message: 'required',
    }),
  optional: (): string =>
    translate({
      id: 'training-catalog.openapi-console.optional',
      message: 'optional',
    }),
  onePerLine: (): string =>
    translate({id: 'training-catalog.openapi-console.onePerLine', message: 'one value per line'}),
  factJson: (): string =>
    translate({
      id: 'training-catalog.openapi-console.factJson',
      message: 'as JSON',
    }),
  forExample: (values: {value: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.forExample', message: 'for example {value}'}, values),
  suggestions: (values: {count: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.suggestions', message: '{count} suggestions; type to search'},
      values,
    ),
  oneOf: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.oneOf', message: 'one of {count} values; type to search'}, values),
  emptyIfBlank: (): string =>
    translate({id: 'training-catalog.openapi-console.emptyIfBlank', message: 'sent as an empty string if left blank'}),
  emptyString: (): string => translate({id: 'training-catalog.openapi-console.emptyString', message: 'Empty string'}),
  chooseValue: (): string => translate({id: 'training-catalog.openapi-console.chooseValue', message: 'Choose a value'}),
  showMore: (values: {count: string | number; total: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.showMore', message: 'Show {count} more of {total}'}, values),
  fieldCount: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.fieldCount', message: 'Fields: {count}'}, values),
  itemCount: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.itemCount', message: 'Items: {count}'}, values),
  response: (): string => translate({id: 'training-catalog.openapi-console.response', message: 'Response'}),
  copyCode: (): string => translate({id: 'training-catalog.openapi-console.copyCode', message: 'Copy code'}),
  selectCode: (): string =>
    translate({id: 'training-catalog.openapi-console.selectCode', message: 'Select the code and copy it.'}),
  rowCount: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.rowCount', message: 'Rows: {count}'}, values),
  firstRows: (values: {count: string | number; shown: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.firstRows',
        message: 'Rows: {count}, of which the first {shown} are shown',
      },
      values,
    ),
  firstColumns: (values: {count: string | number; shown: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.firstColumns',
        message: 'Columns: {count}, of which the first {shown} are shown',
      },
      values,
    ),
  tableOfResponse: (): string =>
    translate({id: 'training-catalog.openapi-console.tableOfResponse', message: 'Table of the response'}),
  cutSize: (values: {size: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.cutSize',
        message: 'The response is longer than {size}. The page stopped reading there; use curl to get all of it.',
      },
      values,
    ),
  cutTime: (): string =>
    translate({
      id: 'training-catalog.openapi-console.cutTime',
      message:
        'The response did not end within the time limit. This is what arrived; increase the timeout, or use curl.',
    }),
  cutCanceled: (): string =>
    translate({
      id: 'training-catalog.openapi-console.cutCanceled',
      message: 'You canceled the request. This is what arrived before that.',
    }),
  cutBroken: (): string =>
    translate({
      id: 'training-catalog.openapi-console.cutBroken',
      message: 'The connection was lost. This is what arrived before that; send the request again.',
    }),
  offline: (): string =>
    translate({
      id: 'training-catalog.openapi-console.offline',
      message: 'Your device is offline. Connect to the network, then send the request again.',
    }),
  timedOut: (values: {time: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.timedOut',
        message:
          'The service did not respond within {time}. Increase the timeout, request less data, or try again later.',
      },
      values,
    ),
  refusedByBrowser: (): string =>
    translate({
      id: 'training-catalog.openapi-console.refusedByBrowser',
      message: 'Nothing was sent, because the browser refused the request.',
    }),
  canceled: (): string =>
    translate({
      id: 'training-catalog.openapi-console.canceled',
      message: 'You canceled the request. The service may have received it.',
    }),
  redirectedAway: (values: {url: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.redirectedAway',
        message:
          'The service redirected the request to {url}, which this site is not allowed to reach. Copy the request and send it from your own machine.',
      },
      values,
    ),
  anotherUrl: (): string =>
    translate({
      id: 'training-catalog.openapi-console.anotherUrl',
      message: 'another URL',
    }),
  unreachable: (): string =>
    translate({
      id: 'training-catalog.openapi-console.unreachable',
      message:
        'The browser did not give this page a response. A page cannot tell which of these is the cause, but the console in your browser’s developer tools can:',
    }),
  causeCors: (): string =>
    translate({
      id: 'training-catalog.openapi-console.causeCors',
      message:
        'The service does not allow cross-origin requests (CORS), or not for this response. The same request works in curl.',
    }),
  causeDown: (): string =>
    translate({
      id: 'training-catalog.openapi-console.causeDown',
      message: 'The service is unreachable: it is not running, or its host name or certificate is invalid.',
    }),
  causeLocal: (values: {server: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.causeLocal',
        message:
          'Nothing is listening at {server} on your machine, or the browser blocked access to it. Start the server first, and allow access if the browser asks.',
      },
      values,
    ),
  causeRedirect: (): string =>
    translate({
      id: 'training-catalog.openapi-console.causeRedirect',
      message:
        'The service redirected the request. The console does not follow a redirect if the request carries a key, a password, or a header, so that no other address gets them.',
    }),
  causeNetwork: (): string =>
    translate({
      id: 'training-catalog.openapi-console.causeNetwork',
      message: 'Your network or a browser extension blocked the request.',
    }),
  seeReason: (): string =>
    translate({
      id: 'training-catalog.openapi-console.seeReason',
      message: 'To see the reason, copy the curl command and run it in a terminal.',
    }),
  rejected: (): string =>
    translate({
      id: 'training-catalog.openapi-console.rejected',
      message: 'The service rejected the request. Compare the fields with the description of the operation.',
    }),
  failed: (): string =>
    translate({
      id: 'training-catalog.openapi-console.failed',
      message: 'The service failed. The request may be valid; try again later, or request less data.',
    }),
  noMeaning: (): string =>
    translate({
      id: 'training-catalog.openapi-console.noMeaning',
      message: 'The specification does not describe this status.',
    }),
  unmentioned: (): string =>
    translate({
      id: 'training-catalog.openapi-console.unmentioned',
      message: 'The specification does not mention this status.',
    }),
  tooMany: (): string =>
    translate({
      id: 'training-catalog.openapi-console.tooMany',
      message: 'You have sent too many requests. Wait, then send it again.',
    }),
  otherType: (values: {type: string | number; usual: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.otherType',
        message:
          'The response is {type}, but the specification lists {usual} first for this status. Some services report errors this way, even with status 200: read the body before you use it.',
      },
      values,
    ),
  table: (): string => translate({id: 'training-catalog.openapi-console.table', message: 'Table'}),
  tree: (): string => translate({id: 'training-catalog.openapi-console.tree', message: 'Tree'}),
  text: (): string => translate({id: 'training-catalog.openapi-console.text', message: 'Text'}),
  firstCharacters: (values: {count: string | number; total: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.firstCharacters', message: 'The first {count} of {total} characters.'},
      values,
    ),
  showAll: (): string => translate({id: 'training-catalog.openapi-console.showAll', message: 'Show all'}),
  saveToRead: (): string =>
    translate({id: 'training-catalog.openapi-console.saveToRead', message: 'Save the response to read all of it.'}),
  noBody: (): string =>
    translate({id: 'training-catalog.openapi-console.noBody', message: 'The response has no body.'}),
  save: (): string => translate({id: 'training-catalog.openapi-console.save', message: 'Save'}),
  copy: (): string => translate({id: 'training-catalog.openapi-console.copy', message: 'Copy'}),
  saveInstead: (): string =>
    translate({id: 'training-catalog.openapi-console.saveInstead', message: 'Save the response instead.'}),
  notText: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notText',
      message: 'The response is not text. Save it and open it in another program.',
    }),
  viewOfResponse: (): string =>
    translate({id: 'training-catalog.openapi-console.viewOfResponse', message: 'View of the response'}),
  timing: (values: {all: string | number; first: string | number; size: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.timing', message: '{all} (first byte after {first}), {size}'},
      values,
    ),
  redirectedTo: (values: {url: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.redirectedTo', message: 'The service redirected the request to {url}.'},
      values,
    ),
  headers: (values: {count: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.headers', message: 'Response headers exposed to web pages ({count})'},
      values,
    ),
  tooLong: (): string =>
    translate({
      id: 'training-catalog.openapi-console.tooLong',
      message: 'The response is too long for a tree or a table; it is shown as text.',
    }),
  notJson: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notJson',
      message: 'The response is labeled as JSON but is not valid JSON; it is shown as received.',
    }),
  unreadJson: (values: {error: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.unreadJson',
        message: 'The browser could not read this JSON ({error}); it is shown as received.',
      },
      values,
    ),
  date: (): string =>
    translate({id: 'training-catalog.openapi-console.date', message: 'Enter a date, such as 2025-01-31.'}),
  dateTime: (): string =>
    translate({
      id: 'training-catalog.openapi-console.dateTime',
      message: 'Enter a date and time, such as 2025-01-31T12:00:00Z.',
    }),
  time: (): string =>
    translate({id: 'training-catalog.openapi-console.time', message: 'Enter a time, such as 12:00:00Z.'}),
  email: (): string =>
    translate({
      id: 'training-catalog.openapi-console.email',
      message: 'Enter an email address, such as user@example.org.',
    }),
  uri: (): string =>
    translate({id: 'training-catalog.openapi-console.uri', message: 'Enter a URL, such as https://example.org/.'}),
  uuid: (): string =>
    translate({
      id: 'training-catalog.openapi-console.uuid',
      message: 'Enter a UUID, such as 3fa85f64-5717-4562-b3fc-2c963f66afa6.',
    }),
  chooseListed: (): string =>
    translate({id: 'training-catalog.openapi-console.chooseListed', message: 'Choose one of the listed values.'}),
  enterOneOf: (values: {values: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.enterOneOf', message: 'Enter one of: {values}.'}, values),
  mustBeType: (values: {type: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.mustBeType', message: 'The type must be {type}.'}, values),
  minLength: (values: {count: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.minLength', message: 'Enter at least {count} characters.'},
      values,
    ),
  maxLength: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.maxLength', message: 'Enter at most {count} characters.'}, values),
  minItems: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.minItems', message: 'Enter at least {count} values.'}, values),
  maxItems: (values: {count: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.maxItems', message: 'Enter at most {count} values.'}, values),
  minProperties: (values: {count: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.minProperties', message: 'Fill in at least {count} fields.'},
      values,
    ),
  maxProperties: (values: {count: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.maxProperties', message: 'Fill in at most {count} fields.'},
      values,
    ),
  unique: (): string =>
    translate({id: 'training-catalog.openapi-console.unique', message: 'Enter each value only once.'}),
  minimum: (values: {limit: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.minimum', message: 'The number must be {limit} or more.'}, values),
  maximum: (values: {limit: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.maximum', message: 'The number must be {limit} or less.'}, values),
  above: (values: {limit: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.above', message: 'The number must be greater than {limit}.'},
      values,
    ),
  below: (values: {limit: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.below', message: 'The number must be less than {limit}.'}, values),
  multipleOf: (values: {factor: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.multipleOf', message: 'The number must be a multiple of {factor}.'},
      values,
    ),
  pattern: (values: {pattern: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.pattern', message: 'The text must match {pattern}.'}, values),
  format: (values: {format: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.format', message: 'The text must have the format {format}.'},
      values,
    ),
  noAlternative: (): string =>
    translate({
      id: 'training-catalog.openapi-console.noAlternative',
      message: 'The value matches none of the alternatives.',
    }),
  oneAlternative: (): string =>
    translate({
      id: 'training-catalog.openapi-console.oneAlternative',
      message: 'The value must match exactly one of the alternatives.',
    }),
  notAllowed: (): string =>
    translate({id: 'training-catalog.openapi-console.notAllowed', message: 'This value is not allowed.'}),
  fieldNotAllowed: (): string =>
    translate({id: 'training-catalog.openapi-console.fieldNotAllowed', message: 'This field is not allowed here.'}),
  isRequired: (): string =>
    translate({id: 'training-catalog.openapi-console.isRequired', message: 'This field is required.'}),
  changesPath: (): string =>
    translate({
      id: 'training-catalog.openapi-console.changesPath',
      message: 'A path cannot contain this value: it would change the path.',
    }),
  valueAt: (values: {place: string | number; message: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.valueAt', message: 'Value {place}: {message}'}, values),
  chooseFile: (): string => translate({id: 'training-catalog.openapi-console.chooseFile', message: 'Choose a file.'}),
  bodyRequired: (): string =>
    translate({id: 'training-catalog.openapi-console.bodyRequired', message: 'The body is required.'}),
  enterNumber: (): string =>
    translate({id: 'training-catalog.openapi-console.enterNumber', message: 'Enter a number, such as 12 or -0.5.'}),
  tooLarge: (): string =>
    translate({
      id: 'training-catalog.openapi-console.tooLarge',
      message:
        'This number is too large to be represented exactly. Write the body as JSON, or send the request with another tool.',
    }),
  cannotReadJson: (values: {error: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.cannotReadJson', message: 'The browser cannot read this JSON: {error}.'},
      values,
    ),
  invalidJson: (): string =>
    translate({
      id: 'training-catalog.openapi-console.invalidJson',
      message: 'This is not valid JSON. Check quotes, commas, and brackets.',
    }),
  invalidJsonLine: (values: {line: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.invalidJsonLine',
        message: 'This is not valid JSON (line {line}). Check quotes, commas, and brackets.',
      },
      values,
    ),
  wrongServer: (values: {url: string | number; server: string | number}): string =>
    translate({id: 'training-catalog.openapi-console.wrongServer', message: '{url} is not a URL of {server}.'}, values),
  headerValue: (values: {name: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.headerValue',
        message: 'A browser cannot send the header {name} with this value.',
      },
      values,
    ),
  headerCharacter: (values: {name: string | number; character: string | number}): string =>
    translate(
      {
        id: 'training-catalog.openapi-console.headerCharacter',
        message:
          'The header {name} contains the character “{character}”, but headers can contain only characters of ISO 8859-1 (Latin-1).',
      },
      values,
    ),
} as const;
