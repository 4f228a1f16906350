// Spanish. cspell:ignore Buscar todas páginas Todos proyectos empieza aquí
import {ports} from './ports';

/**
 * The site of another institute, which `npm run new -- site` wrote: with other areas, words, and colors, at another base
 * path. It also has an announcement, analytics, attacks in every text that a contributor can write, a broken link, and two
 * pages at one address.
 */
export const secondSite = {
  dir: '.cache/second-site',
  build: '.cache/second-site/build',
  /** Output of its build. */
  log: '.cache/second-site/build.log',
  port: ports.secondSite,
  baseUrl: '/river-catalog/',
  /** URL of its landing page on the server of the tests. */
  url: `http://localhost:${ports.secondSite}/river-catalog/`,
  /** Options of the command that wrote it. */
  answers: {
    name: 'River Research Institute',
    'short-name': 'RRI',
    repository: 'river-institute/river-catalog',
    homepage: 'https://river.example.org/',
    topics: 'Rivers,Night-Birds',
    lessons: 'courses=Courses',
    areas: 'library=Library,meetings=Meetings',
    color: '#7a3b8f',
  },
  /** Language of its interface. */
  locale: 'es',
  /** Texts of packages and of the site in it; the others stay English. */
  translations: {
    'site.home.projects': 'Todos los proyectos',
    'site.notFound.start': 'O empieza aquí',
    'training-catalog.search.box': 'Buscar {keys}',
    'training-catalog.search.allPages': 'Buscar en todas las páginas',
  },
  /** A README that became its first project. */
  readme: 'tests/fixtures/readmes/owl-counter/README.md',
  /** Id of its announcement, in the page and in storage. */
  announcementId: 'first-announcement',
  /** Host of its analytics, which does not exist. */
  analyticsHost: 'https://umami.example.org',
} as const;
