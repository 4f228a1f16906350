import fs from 'node:fs';
import path from 'node:path';
import {parseRecord, upstreamFile, type UpstreamRecord} from '../../content-lint/model/upstreamRecord';
import {writeFileAtomic} from '../../lib/writeFileAtomic';
import type {Finding} from './compare';

/**
 * Writes what the repositories have into the record. Of a project whose repository was not reached the
 * record keeps what it has, unless its pages name another repository now; projects that are gone leave it.
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
