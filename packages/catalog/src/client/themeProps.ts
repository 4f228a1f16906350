/** Props of `@theme/CatalogIcon`, which a site writes. */
export interface CatalogIconProps {
  /** A kind of project (`software`, `data`, `model`, `api`, `service`), `done`, `remove`, the icon of a topic, or `topic` for one without. */
  name: string;
  /** Where the icon is in a drawing, and its size there; without them, it stands in text. */
  place?: {x: number; y: number; width: number; height: number};
}
