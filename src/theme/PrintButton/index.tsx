// In the place of the button of packages/lessons: prints once all parts of the page are loaded.
export {default} from '@site/src/printing/PrintButton';
