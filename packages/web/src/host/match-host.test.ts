import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { DuelHost } from './duel-host.ts';
import { onlyPool } from './pools.ts';
import type { MatchPicture, Picture, Reply, Setup } from './types.ts';

const POOL = createPool(CARDS);
const DARK_HOLE = 53129443;
const deck = (name: 'yugi-starter' | 'kaiba-starter') => {
  const { main, extra = [] } = READY_MADE_DECKS[name];
  return { name, main, extra };
};
const SIDES = [
  [DARK_HOLE, DARK_HOLE],
  [DARK_HOLE, DARK_HOLE],
] as const;
const SETUP: Setup = {
  yours: deck('yugi-starter'),
  theirs: deck('kaiba-starter'),
  bot: 'greedy',
  seed: 7,
  you: 0,
  sides: SIDES,
};
const pictureOf = ({ picture, trouble }: Reply): Picture => {
  expect(trouble).toBeNull();
  if (picture === null) throw new Error('There is no picture.');
  return picture;
};
const matchIn = ({ match }: Picture): MatchPicture => {
  if (match === null) throw new Error('There is no Match.');
  return match;
};

describe('a best of three in the host', () => {
  let host = new DuelHost(onlyPool(POOL));
  let picture: Picture;
  const giveUp = async (): Promise<MatchPicture> => {
    picture = pictureOf(await host.surrender());
    return matchIn(picture);
  };
  beforeEach(async () => {
    host = new DuelHost(onlyPool(POOL));
    picture = pictureOf(await host.start(SETUP));
  });

  test('begins with rock-paper-scissors, and the loser of a Duel chooses who goes first in the next', async () => {
    expect(picture.question?.decision.why.for).toBe('rock-paper-scissors');
    expect(matchIn(picture)).toMatchObject({ duelNumber: 1, score: [0, 0], first: 'rock-paper-scissors' });
    expect(await giveUp()).toMatchObject({
      stage: 'side-decking',
      score: [0, 1],
      duelNumber: 2,
      first: 'you',
    });
    picture = pictureOf(await host.exchange(matchIn(picture).deck));
    expect(picture.question?.decision.why.for).toBe('first-player');
  });

  test('takes cards one for one, and refuses everything else with its clause', async () => {
    const { deck: mine } = await giveUp();
    const refusedBy = async (handedIn: typeof mine): Promise<unknown> =>
      (await host.exchange(handedIn)).trouble;
    expect(await refusedBy({ ...mine, main: [...mine.main, DARK_HOLE], side: [DARK_HOLE] })).toMatchObject({
      trouble: 'refused',
      rule: 'duel.side-deck.swap-keeps-sizes',
    });
    const [out = 0, ...kept] = mine.main;
    picture = pictureOf(await host.exchange({ ...mine, main: [...kept, DARK_HOLE], side: [out, DARK_HOLE] }));
    expect(matchIn(picture)).toMatchObject({ stage: 'duel', duelNumber: 2 });
    expect(picture.saved.head.players[0].main).toContain(DARK_HOLE);
  });

  test('goes on in another Worker, between two Duels too, and ends with the second win', async () => {
    await giveUp();
    const between = structuredClone(picture.saved);
    host = new DuelHost(onlyPool(POOL));
    picture = pictureOf(await host.resume(between));
    expect(matchIn(picture)).toMatchObject({ stage: 'side-decking', score: [0, 1] });
    picture = pictureOf(await host.exchange(matchIn(picture).deck));
    expect(await giveUp()).toMatchObject({ stage: 'over', score: [0, 2], outcome: 'lost' });
    expect((await host.exchange(matchIn(picture).deck)).trouble).toMatchObject({ trouble: 'refused' });
    // Once more, with the decks as they were registered.
    picture = pictureOf(await host.nextMatch(3));
    expect(matchIn(picture)).toMatchObject({ score: [0, 0], duelNumber: 1, deck: { side: SIDES[0] } });
  });

  test('a Duel that was given up and taken back counts for nothing', async () => {
    await giveUp();
    picture = pictureOf(await host.undo());
    expect(matchIn(picture)).toMatchObject({ stage: 'duel', score: [0, 0] });
  });
});
