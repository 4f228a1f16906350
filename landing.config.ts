/** What the landing page says besides facts. In a file of its own, because only the script of that page needs it. */
import {institute} from './catalog.config';
import type {EntryPoint, LandingNote} from '@training-catalog/theme';

/** What the landing page says about the institute; a link to its homepage follows. */
export const aboutInstitute = `${institute.shortName} is the ${institute.name}, led by The Ohio State University and funded by the National Science Foundation (NSF). It joins research on AI and on cyberinfrastructure, so that using AI becomes as easy as plugging in a lamp, from field sensors to supercomputers.`;

/** Link below the buttons of the landing page; undefined for none. */
export const landingNote: LandingNote | undefined = {
  before: 'The catalog is built with open-source technology:',
  label: 'read how a README becomes a page',
  to: '/Education/Professional%20Development/training_catalog_article',
};

/** Entry points on the landing page, one for each kind of reader. */
export const entryPoints: readonly EntryPoint[] = [
  {
    icon: 'rocket',
    hue: 'water',
    reader: 'I need a tool for my research',
    text: 'Find software, models, and data by question or topic. Each project’s pages lead to a first result.',
    links: [
      {label: 'Which tool do I need?', to: '/docs/which-tool'},
      {label: 'Documentation', to: '/docs/intro'},
    ],
  },
  {
    icon: 'cloud',
    hue: 'slate',
    reader: 'I am new to clusters and AI services',
    text: 'Get an account, log in to Tapis, the platform that runs the institute’s tools, and follow a path to a first job.',
    links: [
      {label: 'Resources', to: '/other_resources/intro'},
      {label: 'Learning paths', to: '/Education/intro'},
    ],
  },
  {
    icon: 'teach',
    hue: 'field',
    reader: 'I learn or teach',
    text: 'Lessons that run in your browser, lesson plans for schools, and short videos.',
    links: [
      {label: 'Education', to: '/Education/intro'},
      {label: 'For teachers', to: '/Education/teaching'},
    ],
  },
  {
    icon: 'plug',
    hue: 'plum',
    reader: 'I call an API',
    text: 'Every operation with its fields, units, errors, and requests to copy or send.',
    links: [{label: 'APIs', to: '/api/intro'}],
  },
  {
    icon: 'package',
    hue: 'amber',
    reader: 'I publish a component',
    text: 'Copy the sample project, write your pages in Markdown, and open a pull request.',
    links: [{label: 'Sample documentation', to: '/sample_docs/intro'}],
  },
  {
    icon: 'people',
    hue: 'clay',
    reader: 'I want to meet the people',
    text: 'The institute’s workshops: themes, programs, and how to take part.',
    links: [{label: 'Workshops', to: '/workshops/intro'}],
  },
];
