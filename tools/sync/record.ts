import fs from 'node:fs';
import path from 'node:path';
import {parseRecord, upstreamFile} from '../../content-lint/model/upstreamRecord';
import type {UpstreamRecord} from '@training-catalog/catalog/facts';
import {writeFileAtomic} from '@training-catalog/content-model/node';
import type {Finding} from './compare';

/**
 * Writes the state of the repositories into the record. Entries of repositories that were not reached are kept, unless
 * the pages now name another repository; entries of removed projects are deleted.
 *
 * @param projects names of all projects
 * @returns whether the file changed
 */
export function writeRecord(siteDir: string, findings: readonly Finding[], projects: readonly string[]): boolean {
  const file = path.join(siteDir, upstreamFile);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}\n';
  const old = parseRecord(before);
  const record: UpstreamRecord = {};
  for (const name of projects.toSorted((a, b) => a.localeCompare(b, 'en'))) {
    const finding = findings.find(({project}) => project === name);
    const kept = finding === undefined || finding.repository === old[name]?.repository ? old[name] : undefined;
    const state = finding?.state ?? kept;
    if (state) {
      record[name] = state;
    }
  }
  const after = `${JSON.stringify(record, null, 2)}\n`;
  if (after === before) {
    return false;
  }
  writeFileAtomic(file, after);
  return true;
}
