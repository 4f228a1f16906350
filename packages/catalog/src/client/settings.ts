import settings from '@generated/catalog/default/settings.json';
import type {Mark} from '../types.js';
import {releaseOf as releaseIn} from '../tags.js';

/** Icon and hue of topics to which the site gives none. */
const anyTopic: Mark = {icon: 'topic', hue: 'topic'};

/** Icon and hue of a topic, by the label of its tag. */
export const topicMark = (label: string): Mark =>
  // A label may be the name of a property that every object has, such as constructor.
  (Object.hasOwn(settings.topics, label) ? settings.topics[label] : undefined) ?? anyTopic;

/** Maturity of a project, by its `status`: a step from 0 on, and its label. */
export const maturityOf = (status: string): {step: number; word: string} => ({
  step: Object.keys(settings.maturities).indexOf(status),
  word: settings.maturities[status] ?? status,
});

/** Year and month of a release, such as `2025-10`, from the label of its tag; undefined if the tag is a topic. */
export const releaseOf = (label: string): string | undefined => releaseIn(label, settings.releasePrefix);

/** Address of the results of a search for some words, without the base path; undefined if the site names no such page. */
export const searchFor = (words: string): string | undefined =>
  settings.searchPage && `${settings.searchPage}?${new URLSearchParams({q: words}).toString()}`;

/** Path of the page with the models and data sets, if the site has one. */
export const artifactsPage = (): string | undefined => settings.artifactsPage;

/** Path of the page with the map of relations, if the site has one. */
export const mapPage = (): string | undefined => settings.mapPage;
