import fs from 'node:fs';
import {formatDiagnostic, parseSource} from '@training-catalog/content-model';
import {filesIn} from '@training-catalog/content-model/node';

const faults = filesIn('.', 'docs').flatMap((file) => {
  const page = {file, text: fs.readFileSync(file, 'utf8')};
  return parseSource(page, (error) => ({rule: 'mdx-syntax', line: 1, message: `${String(error)}; correct it`})).faults;
});
faults.forEach((fault) => console.error(formatDiagnostic(fault)));
process.exitCode = faults.length > 0 ? 1 : 0;
