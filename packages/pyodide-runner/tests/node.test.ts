// cspell:ignore readlines
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseMdx} from '@training-catalog/content-model';
import {readSteps} from '@training-catalog/tutorial-steps';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runPageBlocks} from '../src/node.js';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pyodide-runner-'));
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

it('runs the steps of a page in its folder, and compares what they print', async () => {
  fs.writeFileSync(path.join(folder, 'owls.csv'), 'name\nBarn owl\n');
  const page = `
\`\`\`python save title="count.py"
import sys
print(len(open("owls.csv").readlines()) - 1, "owls at", 8 * 2, "h")
open("out.txt", "w").write("done")
sys.exit(int(sys.argv[1]))
\`\`\`

\`\`\`bash run
python3 count.py 0
\`\`\`

\`\`\`text output vary="\\d+ h"
1 owls at 12 h
\`\`\`

\`\`\`bash run
python3 count.py 0
\`\`\`

\`\`\`text output
2 owls at 16 h
\`\`\`

\`\`\`bash run
python3 count.py 4
\`\`\`

\`\`\`bash run fails
python3 count.py 4
\`\`\`

\`\`\`bash run shell
pip install owls
\`\`\`

\`\`\`bash run
ls
pip install owls
\`\`\`

\`\`\`bash run
echo '<svg xmlns="http://www.w3.org/2000/svg"></svg>' > owls.svg
\`\`\`

\`\`\`bash run
echo '<svg xmlns="http://www.w3.org/2000/svg"><title>Owls</title></svg>' > owls.svg
\`\`\`
`;
  const results = await runPageBlocks(readSteps(parseMdx(page), page).parts, {folder});
  expect(results.map(({outcome, reason, printed, status}) => [outcome, reason, printed, status])).toEqual([
    ['passed', '', '1 owls at 16 h\n', 0],
    ['failed', 'its output differs from line 21', '1 owls at 16 h\n', 0],
    ['failed', 'it exited with status 4', '1 owls at 16 h\n', 4],
    ['passed', '', '1 owls at 16 h\n', 4],
    ['shell', '', '', undefined],
    ['failed', 'line 2 of the block: "pip" needs a shell; write shell after run, or another command', '', undefined],
    [
      'failed',
      'owls.svg has no <title> in its <svg>; write one, which is read to those who do not see the picture',
      '',
      0,
    ],
    ['passed', '', '', 0],
  ]);
  expect(results.at(-1)?.pictures).toEqual(['owls.svg']);
  expect(results[1]?.difference).toBe('- 2 owls at 16 h\n+ 1 owls at 16 h');
  expect(fs.readFileSync(path.join(folder, 'out.txt'), 'utf8')).toBe('done');
});
