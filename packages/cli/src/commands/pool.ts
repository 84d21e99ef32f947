/** `spellspeed pool`: the cards that can be played with, and those that a user adds from texts of their own. */
import { allFacts, STANDINGS, type Standing, standingOf } from '@spellspeed/cards';
import { Command } from 'commander';
import { ownCards, ownFolder, ownTexts } from '../own/own-texts.ts';
import type { Terminal } from '../terminal.ts';
import { later } from './later.ts';

interface PoolOptions {
  readonly json: boolean;
}

const WORDS: { readonly [standing in Standing]: string } = {
  hand: 'defined by hand, checked by rulings',
  plain: 'Normal Monsters: nothing to define',
  proved: 'read from their texts and proved by printing them back',
  read: 'read from texts that say it in other words than the printer',
  none: 'not defined',
};

/** How many cards can be played with, and how they came to be. */
export const runPool = async ({ json }: PoolOptions, { out, paint }: Terminal): Promise<void> => {
  const cards = allFacts().filter((facts) => facts.kind !== 'monster' || facts.frame !== 'token');
  const standings = cards.map(({ passcode }) => standingOf(passcode));
  const count = (standing: Standing): number => standings.filter((each) => each === standing).length;
  const own = ownCards().size;
  const figures = Object.fromEntries(STANDINGS.map((each) => [each, count(each)]));
  if (json) {
    out(JSON.stringify({ cards: cards.length, ...figures, own, ownTexts: (await ownTexts()).size }, null, 2));
    return;
  }
  out(paint.bold(`${cards.length} printed cards`));
  for (const standing of STANDINGS) out(`${String(count(standing)).padStart(6)}  ${WORDS[standing]}`);
  if (own > 0) out(`${String(own).padStart(6)}  of these read from your own texts (${ownFolder()})`);
};

export const poolCommand = (terminal: Terminal): Command =>
  new Command('pool')
    .description('tell how many cards can be played with, or add cards from texts of your own')
    .enablePositionalOptions()
    .option('--json', 'print data', false)
    .action((options: PoolOptions) => runPool(options, terminal))
    .addCommand(
      later(
        'add',
        'read card texts that you have; they are kept on this computer (SPELLSPEED_HOME or ~/.config/spellspeed)',
        async () => (await import('./pool-add.ts')).poolAddCommand(terminal),
      ),
    );
