#!/usr/bin/env node
import {runCommand} from './runner/command.js';

process.exitCode = await runCommand(process.argv.slice(2));
