import {drawn, editorial, type Rule} from '@training-catalog/content-lint';

/** Diagrams, charts, and sketches. */
export const figuresRules = {
  'diagram-title': {...editorial},
  'diagram-accessible-name': {...editorial},
  'diagram-description': {...editorial},
  'chart-schema': {...drawn},
  'chart-data': {...drawn},
  'sketch-schema': {...drawn},
  'sketch-callout': {...drawn},
} satisfies Record<string, Rule>;
