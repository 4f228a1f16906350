// Replaces the search package's results page, which knows neither our index nor a main landmark
// (see src/search/ResultsPage.tsx).
export {default} from '@site/src/search/ResultsPage';
