import {forceCollide, forceLink, forceManyBody, forceSimulation, type SimulationNodeDatum} from 'd3-force';
import type {Catalog, Group, TopicGraph} from '../types.js';

/** Size of the drawing, in SVG units. */
const size = {width: 680, height: 560};

/** Margin at the edges. */
const margin = 12;

/** Radii of the ring of topics, as fractions of the size; every other topic is on the inner one. */
const ring = {outer: 0.4, inner: 0.31};

/** Steps of the simulation, enough for it to come to rest. */
const steps = 400;

interface Body extends SimulationNodeDatum {
  /** Position, set from the start so that the layout is deterministic. */
  x: number;
  y: number;
}

/** Topics, ordered so that neighbors share many projects. */
function aroundTheRing({topics}: Catalog): Group[] {
  const shared = (one: Group, other: Group): number =>
    one.projects.filter((name) => other.projects.includes(name)).length;
  const rest = new Set(topics);
  const ordered: Group[] = [];
  let [next] = topics;
  while (next) {
    const last = next;
    ordered.push(last);
    rest.delete(last);
    [next] = [...rest].sort((a, b) => shared(last, b) - shared(last, a));
  }
  return ordered;
}

/** Places the projects around the topics that they share. The same catalog always gives the same layout. */
export function layOutTopics(catalog: Catalog): TopicGraph {
  const {projects, releases} = catalog;
  const topics = aroundTheRing(catalog);
  const onEllipse = (index: number, count: number, radius: number): Body => {
    const angle = 2 * Math.PI * (index / count - 0.25);
    return {
      x: size.width * (0.5 + radius * Math.cos(angle)),
      y: size.height * (0.5 + radius * Math.sin(angle)),
    };
  };
  const hubs = topics.map((topic, index) => {
    const {x, y} = onEllipse(index, topics.length, index % 2 === 0 ? ring.outer : ring.inner);
    return {topic, body: {x, y, fx: x, fy: y}};
  });
  const dots = projects.map((project, index) => ({
    project,
    body: onEllipse(index, projects.length, 0.15),
    topics: project.topics.map(({permalink}) => topics.findIndex((topic) => topic.permalink === permalink)),
  }));
  const links = dots.flatMap(({body, topics: shared}) =>
    hubs.filter((_, index) => shared.includes(index)).map((hub) => ({source: body, target: hub.body})),
  );
  const simulation = forceSimulation<Body>([...hubs, ...dots].map(({body}) => body))
    .force('links', forceLink<Body, {source: Body; target: Body}>(links).distance(58).strength(0.3))
    .force(
      'repulsion',
      forceManyBody<Body>().strength(({fx}) => (fx === undefined ? -34 : -90)),
    )
    .force('room', forceCollide<Body>(({fx}) => (fx === undefined ? 12 : 36)).iterations(3))
    .stop();
  for (let step = 0; step < steps; step += 1) {
    simulation.tick();
    dots.forEach(({body}) => {
      body.x = Math.min(Math.max(body.x, margin), size.width - margin);
      body.y = Math.min(Math.max(body.y, margin), size.height - margin);
    });
  }
  const place = ({x, y}: Body): {x: number; y: number} => ({x: Math.round(x), y: Math.round(y)});
  const newest = releases[0]?.permalink;
  return {
    ...size,
    topics: hubs.map(({topic: {label, permalink}, body}) => ({label, permalink, ...place(body)})),
    projects: dots.map(({project, body, topics: shared}) => ({
      name: project.name,
      permalink: project.permalink,
      ...place(body),
      topics: shared,
      isNew: project.releases.some(({permalink}) => permalink === newest),
    })),
  };
}

const graphs = new WeakMap<Catalog, TopicGraph>();

/** The layout of a catalog, which is computed once: several plugins draw it. */
export function topicGraph(catalog: Catalog): TopicGraph {
  const made = graphs.get(catalog) ?? layOutTopics(catalog);
  graphs.set(catalog, made);
  return made;
}
