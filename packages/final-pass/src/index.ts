import type {DocusaurusConfig, LoadContext, Plugin, Preset} from '@docusaurus/types';
import {filesIn} from '@training-catalog/utils/node';
import {finishPages, throwIfChanged} from './finishPages.js';
import {validOptions, type FinishedBuild, type Origins, type Step} from './options.js';
import {name, othersSettled} from './othersSettled.js';
import {collectGenerated, fileOfRoute, throwAtActiveSvg, unknownFiles} from './publishedFiles.js';
import {carryCopy, turnOffSwcMinifier} from './renderedCopy.js';

export {contentSecurityPolicy, hashSource, type AllowedOrigins} from './contentSecurityPolicy.js';
export type {FinalPassOptions, FinishedBuild, Origins, Step} from './options.js';

/** A plugin that has work to do on the finished files. */
export interface PluginWithFinalStep {
  /** Runs after the policy has been written, in the order of the plugins. */
  finalStep?: Step;
}

const listOf = (origins: Origins | undefined, build: FinishedBuild): readonly string[] =>
  typeof origins === 'function' ? origins(build) : (origins ?? []);

/**
 * Works on the finished files of a build, after the postBuild hooks of all plugins. It checks that each page has the
 * elements, attributes, and texts that were rendered, and that no file was published that a browser runs and nobody knows;
 * writes one content security policy, whose hashes are those of the final scripts, into every page; and then runs the final
 * steps of the plugins. It is a preset because the plugins of the first preset come first, which lets it wait for all others.
 *
 * @throws for a wrong option, with its name and the remedy; in a build, with the file and the remedy.
 */
export default function finalPass({siteConfig}: Pick<LoadContext, 'siteConfig'>, givenOptions: unknown): Preset {
  const {activeFiles = [], policy: {script, connect, frame, image, knownScripts = []} = {}} =
    validOptions(givenOptions);
  const generated = new Set<string>();
  const plugin = (): Plugin => ({
    name,
    configureWebpack(_config, isServer) {
      // Here, because all plugins have been created: one of them may have set a template.
      carryCopy(siteConfig);
      turnOffSwcMinifier(siteConfig);
      return isServer ? {} : {plugins: [collectGenerated(name, generated)]};
    },
    async postBuild({outDir, siteDir, plugins, routesPaths, baseUrl}) {
      // Before the hooks of the other plugins start: what they write is the site's own.
      const written = filesIn(outDir);
      const rendered = pagesOf(routesPaths, {...siteConfig, baseUrl});
      if (!(await othersSettled(plugins))) {
        return;
      }
      const unknown = unknownFiles(written, {generated, pages: rendered, named: new Set(activeFiles)});
      if (unknown.length > 0) {
        throw new Error(
          `A browser could run these files, which the build only copies: ${unknown.join(', ')}; remove them, or, if they are the site's own, add their paths to the option activeFiles of @training-catalog/final-pass`,
        );
      }
      throwAtActiveSvg(outDir);
      const build = {outDir, siteDir};
      const hashes = finishPages(outDir, {
        rendered,
        baseUrl,
        origins: {
          script: listOf(script, build),
          connect: listOf(connect, build),
          frame: listOf(frame, build),
          image: listOf(image, build),
        },
        knownScripts,
      });
      for (const other of plugins as readonly PluginWithFinalStep[]) {
        await other.finalStep?.(build);
      }
      throwIfChanged(outDir, hashes);
    },
  });
  return {plugins: [plugin]};
}

const pagesOf = (
  routes: readonly string[],
  site: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): ReadonlySet<string> => new Set(routes.map((route) => fileOfRoute(route, site)));
