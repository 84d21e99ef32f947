/** A replay as the page and the terminal save it, for the tests. */
import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { DuelHost } from '../src/host/duel-host.ts';
import { onlyPool } from '../src/host/pools.ts';

const deckOf = (name: 'yugi-starter' | 'kaiba-starter') => {
  const { main, extra = [] } = READY_MADE_DECKS[name];
  return { name, main, extra };
};

/** A duel of some answers of the person, against the sensible bot. */
export const savedReplay = async (answers: number): Promise<string> => {
  const pool = createPool(CARDS);
  const host = new DuelHost(onlyPool(pool));
  const me = BOTS.greedy(1, pool);
  const setup = { yours: deckOf('yugi-starter'), theirs: deckOf('kaiba-starter') };
  let { picture } = await host.start({ ...setup, bot: 'greedy', seed: 5, you: 0 });
  for (let given = 0; given < answers && picture?.question; given++) {
    const { view, question } = picture;
    ({ picture } = await host.answer(me.choose(() => view, question.decision)));
  }
  const text = await host.replay();
  if (text === null) throw new Error('There is no replay.');
  return text;
};
