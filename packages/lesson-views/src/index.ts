/** Views of lessons besides the page itself: slides, a teacher's view, and handouts. */
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import type {LessonAddition} from '@training-catalog/lessons';
import * as z from 'zod';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What the plugin adds to the lessons of a site. */
interface Content {
  addsToLessons: LessonAddition;
}

// Docusaurus gives every plugin the id of its instance.
const schema = z.strictObject({id: z.string().optional()});

/**
 * Gives lessons their views. It comes after the plugin of lessons, whose components it replaces.
 *
 * @throws for an option, because there are none.
 */
export default function lessonViews(_: LoadContext, options: unknown): Plugin<Content> {
  parseOptions('@training-catalog/lesson-views', schema, options);
  return {
    name: 'lesson-views',
    getThemePath: () => pathOf('theme'),
    // Docusaurus collects texts to translate from this path, too.
    getPathsToWatch: () => [pathOf('client')],
    loadContent: () => ({
      addsToLessons: {
        css: fs.readFileSync(pathOf('../css/views.css'), 'utf8'),
        resourceTypes: ['presentation', 'handout'],
      },
    }),
  };
}
