/** All commands: how each is called, what it does, and where it is. Nothing of a command is loaded before it is called. */
import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';

/** Makes a command for this terminal; `exit` sets the exit code. */
export type MakeCommand = (terminal: Terminal, exit: (code: number) => void) => Command;
export interface ListedCommand {
  readonly name: string;
  readonly does: string;
  readonly load: () => Promise<MakeCommand>;
}

const listed = (name: string, does: string, load: ListedCommand['load']): ListedCommand => ({
  name,
  does,
  load,
});

export const COMMANDS: readonly ListedCommand[] = [
  listed(
    'play',
    'play a duel, or with --best-of a Match, against a bot',
    async () => (await import('./play.ts')).playCommand,
  ),
  listed('simulate', 'let bots play many duels', async () => (await import('./simulate.ts')).simulateCommand),
  listed(
    'league',
    'let every deck play every deck, and list the cards that were never used',
    async () => (await import('./league.ts')).leagueCommand,
  ),
  listed(
    'arena',
    'let bots play each other: mirror duels, the same seeds from both seats',
    async () => (await import('./arena.ts')).arenaCommand,
  ),
  listed(
    'solve',
    'can this be won in this turn; the strongest field; how often a deck reaches a card',
    async () => (await import('./solve.ts')).solveCommand,
  ),
  listed(
    'match',
    'a Match between two bots, with Side Decks',
    async () => (await import('./match.ts')).matchCommand,
  ),
  listed(
    'tournament',
    'tournaments of bots',
    async () => (await import('./tournament.ts')).tournamentCommand,
  ),
  listed(
    'replay',
    'play a saved duel or Match again and verify it',
    async () => (await import('./replay.ts')).replayCommand,
  ),
  listed(
    'serve',
    'let people play Matches against each other, with the page, on this machine',
    async () => (await import('./serve.ts')).serveCommand,
  ),
  listed(
    'worker',
    'play slices of runs that were begun with --queue, on this machine',
    async () => (await import('./worker.ts')).workerCommand,
  ),
  listed('card', 'show a card, begin one, or check one', async () => (await import('./card.ts')).cardCommand),
  listed(
    'names',
    'tell which names of cards and archetypes a language lacks',
    async () => (await import('./names.ts')).namesCommand,
  ),
  listed('deck', 'work on decks', async () => (await import('./deck.ts')).deckCommand),
  listed('decks', 'list the ready-made decks', async () => (await import('./decks.ts')).decksCommand),
  listed(
    'pool',
    'tell how many cards can be played with, or add cards from texts of your own',
    async () => (await import('./pool.ts')).poolCommand,
  ),
  listed(
    'reader',
    'read printed card texts into definitions',
    async () => (await import('./reader.ts')).readerCommand,
  ),
  listed('rule', 'look up the rules of the game', async () => (await import('./rule.ts')).ruleCommand),
  listed('ruling', 'work on rulings', async () => (await import('./ruling.ts')).rulingCommand),
  listed(
    'coverage',
    'count the clauses that the code cites and that rulings prove, and the rulings of the catalogue that run',
    async () => (await import('./coverage.ts')).coverageCommand,
  ),
];
