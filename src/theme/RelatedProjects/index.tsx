export {default} from '@site/src/components/RelatedProjects/RelatedProjects';
