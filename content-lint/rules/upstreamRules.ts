import {refused, type Rule, type RuleSet} from '@training-catalog/content-lint';
import {recordDiagnostics, upstreamFile} from '../model/upstreamRecord';

const rules = {
  'upstream-record-schema': {
    ...refused,
    summary:
      'The record of the repositories is what `npm run sync -- --record` writes. After a merge conflict, run it again instead of editing the file.',
    wrong: {
      'docs/upstream.json':
        '{"Camera Traps": {"repository": "https://example.org/camera-traps", "commit": "7486f11"}}\n',
    },
    right: {
      'docs/upstream.json': `{\n  "Camera Traps": {\n    "repository": "https://example.org/camera-traps",\n    "commit": "${'7486f11a'.repeat(5)}",\n    "date": "2025-07-31"\n  }\n}\n`,
    },
  },
} satisfies Record<string, Rule>;

/** The rule about the record of the projects' repositories. */
export const upstreamRules: RuleSet<keyof typeof rules> = {
  name: 'upstream',
  group: 'site-files',
  rules,
  checkSite({readIfPresent}) {
    const written = readIfPresent(upstreamFile);
    return written === undefined ? [] : recordDiagnostics(written);
  },
};
