import { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
export const playCommand = (_: Terminal): Command => new Command('play');
