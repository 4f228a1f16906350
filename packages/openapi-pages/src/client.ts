/** What the browser needs of an operation: the data of its console, its request and code samples, its fields. */
export {discriminatorValue, kindsOf, looksLike, narrowed} from './model/alternatives.js';
export {samplesOf, type CodeSample} from './model/codeSamples.js';
export {alternativesOf, flatten} from './model/composition.js';
export {credentialsOf, placeholderOf, type Credential} from './model/credentials.js';
export {withDigits, type Digits} from './model/digits.js';
export {asText, encodedPairs} from './model/encoding.js';
export {
  isJson,
  mainContent,
  noServer,
  requestOf,
  type ExampleBody,
  type ExampleRequest,
} from './model/exampleRequest.js';
export {exampleOf, exampleOfParameter, examplesOf, firstExample, schemaOf} from './model/exampleValue.js';
export {valueOf} from './model/generatedValue.js';
export {exampleOfSchema, parsedExample} from './model/givenValue.js';
export {allowedValues, constraints, fieldsOf, isFile, typeName, typesOf} from './model/fields.js';
export {escapeSegment, segmentsOf} from './model/jsonPointer.js';
export {operationOf, type CallableServer, type OperationData} from './model/operationData.js';
export {callableUrl, isLocalServer, urlsOf} from './model/servers.js';
export type {MediaType, Operation, Parameter, Schema, SecurityScheme} from './model/types.js';
