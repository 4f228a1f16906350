import fs from 'node:fs';
import {formatDiagnostic, parseSource} from '@training-catalog/content-model';
import {filesIn} from '@training-catalog/content-model/node';
import {figureRules} from '@training-catalog/figures/rules';
import {stepRules} from '@training-catalog/tutorial-steps';

const steps = stepRules();
for (const file of filesIn('.', 'docs').filter((name) => name.endsWith('.md'))) {
  const page = {file, text: fs.readFileSync(file, 'utf8')};
  const {
    tree,
    frontMatter = {},
    faults,
  } = parseSource(page, (error) => ({
    rule: 'mdx-syntax',
    line: 1,
    message: `${String(error)}; correct it`,
  }));
  const parsed = {...page, tree, frontMatter};
  const found = faults.length > 0 ? faults : [...figureRules.checkPage(parsed), ...steps.checkPage(parsed)];
  found.forEach((fault) => console.error(formatDiagnostic({...fault, file})));
  process.exitCode ||= found.length > 0 ? 1 : 0;
}
