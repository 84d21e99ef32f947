import { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
export const replayCommand = (_: Terminal): Command => new Command('replay');
