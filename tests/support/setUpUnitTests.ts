// Runs before each file of unit tests.
import {afterAll} from 'vitest';
import {removeFolders} from './folders';

afterAll(removeFolders);
