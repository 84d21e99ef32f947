/** `spellspeed decks`: the ready-made decks. */
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { Command } from 'commander';
import { undefinedCards } from '../input/deck.ts';
import type { Terminal } from '../terminal.ts';

export const runDecks = (options: { readonly json: boolean }, { out, paint }: Terminal): void => {
  const decks = Object.values(READY_MADE_DECKS).map((deck) => {
    const missing = undefinedCards(deck);
    return {
      name: deck.name,
      main: deck.main.length,
      extra: deck.extra.length,
      side: deck.side.length,
      playable: missing.every(({ section }) => section === 'side'),
      notDefinedYet: new Set(missing.map(({ passcode }) => passcode)).size,
    };
  });
  if (options.json) {
    out(JSON.stringify(decks, null, 2));
    return;
  }
  const widest = Math.max(...decks.map(({ name }) => name.length));
  for (const { name, main, extra, side, playable, notDefinedYet } of decks) {
    const cards = notDefinedYet === 1 ? '1 card is' : `${notDefinedYet} cards are`;
    const missing = notDefinedYet === 0 ? '' : `, ${cards} not defined yet`;
    const state = playable
      ? paint.green(`can be played${missing}`)
      : paint.yellow(`cannot be played${missing}`);
    out(`${paint.bold(name.padEnd(widest))}  ${main}/${extra}/${side}  ${state}`);
  }
};

export const decksCommand = (terminal: Terminal): Command =>
  new Command('decks')
    .description('list the ready-made decks')
    .option('--json', 'print data', false)
    .action((options: { json: boolean }) => runDecks(options, terminal));
