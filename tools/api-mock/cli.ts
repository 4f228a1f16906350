/**
 * Serves an API set from its specification, with the examples in it, for learning and for tests: `npm run api:mock`.
 */
import {didYouMean} from '@training-catalog/content-model';
import {ArgumentError, parseArguments} from '@training-catalog/content-model/node';
import {readSets} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';
import {helpText} from '../help/command';
import {listOf, portFrom, setNamed, startMock} from './prism';
import {apiMock, defaultPort} from './usage';

const siteDir = process.cwd();

async function main(): Promise<number> {
  const {values, positionals} = parseArguments(
    {
      allowPositionals: true,
      options: {
        port: {type: 'string', default: String(defaultPort)},
        help: {type: 'boolean', default: false},
      },
    },
    didYouMean,
  );
  const [name, ...more] = positionals;
  if (values.help || name === undefined) {
    console.log(`${helpText(apiMock)}\n\nThe sets:\n\n${listOf(readSets(openApiSiteIn(siteDir)))}`);
    return 0;
  }
  if (more.length > 0) {
    throw new ArgumentError('name exactly one set; to mock another, start a second server with a different --port');
  }
  const set = setNamed(siteDir, name);
  const port = portFrom(values.port);
  const mock = await startMock(siteDir, set, port, (text) => process.stdout.write(text));
  console.log(`The mock of ${set.folder} is at ${mock.url} (stop with Ctrl+C)`);
  console.log(`For operation pages that offer it: API_MOCK_SERVER=${mock.url} npm start`);
  (['SIGINT', 'SIGTERM'] as const).forEach((signal) =>
    process.on(signal, () => {
      mock.stop();
      process.exit(0);
    }),
  );
  return mock.ended;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof ArgumentError ? `Error: ${error.message}` : error);
    process.exit(1);
  },
);
