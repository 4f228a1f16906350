// Runs before each file of unit tests.
import {setImmediate} from 'node:timers/promises';
import {afterAll, afterEach} from 'vitest';
import {removeFolders} from './folders';

// Vitest fails a run in which a worker has not read its messages for a minute, and tests without anything to wait for
// leave no time for that. On a slow machine, those of one file take longer.
afterEach(() => setImmediate());
afterAll(removeFolders);
