/**
 * In: nothing. Out: the style sheet of the console of API operations, which it loads together with its script, and the
 * mock server of `API_MOCK_SERVER`.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configureCopy} from '../../lib/copyFiles';
import {separateStyleSheet} from '../../lib/separateStyleSheet';
import {mockServer} from './consoleServers';

/** Publishes the style sheet of the console. */
export default function apiConsole({siteDir, baseUrl}: LoadContext): Plugin {
  const {name: styles, pattern} = separateStyleSheet(siteDir, 'apiConsole');
  return {
    name: 'api-console',
    async contentLoaded({actions}) {
      await actions.createData('mockServer.json', JSON.stringify(mockServer(process.env) ?? null));
      await actions.createData('consoleStyles.json', {href: `${baseUrl}${styles}`});
    },
    configureWebpack: configureCopy([pattern]),
  };
}
