export {default} from '@site/src/components/ProjectFacts/ProjectNeighborhood';
