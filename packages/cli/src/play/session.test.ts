import { type Bot, greedyBot } from '@spellspeed/bots';
import type { DuelEvent } from '@spellspeed/engine';
import { createMatch } from '@spellspeed/match';
import { expect, test } from 'vitest';
import { playableDeck } from '../input/deck.ts';
import { playMatch } from '../matches/play-match.ts';
import { cardPool } from '../pool.ts';
import { Session } from './session.ts';

/** A bot that keeps what it has heard. */
const listener = (seed: number) => {
  const heard: (readonly DuelEvent[])[] = [];
  let forgot = 0;
  const bot: Bot = {
    ...greedyBot(seed, cardPool()),
    hear: (events) => heard.push(events),
    forget: () => {
      heard.length = 0;
      forgot++;
    },
  };
  return { bot, heard, forgot: () => forgot };
};
const [yours, theirs] = ['yugi-starter', 'kaiba-starter'].map((name) => playableDeck(name));

test('a bot forgets what is taken back, and remembers what is still true', () => {
  if (yours === undefined || theirs === undefined) return expect.unreachable();
  const { bot, heard, forgot } = listener(1);
  bot.hear?.([{ what: 'turn-began', turn: 99, player: 0 }]);
  const players = [
    { ...yours, by: 'person' },
    { ...theirs, by: 'greedy' },
  ] as const;
  const head = { format: 'master-2020', seed: 4, players } as const;
  const session = new Session({ pool: cardPool(), head, you: 0, bot });
  expect(forgot()).toBe(1);
  const me = greedyBot(7, cardPool());
  const answer = (): void => {
    const { question } = session;
    if (question === null) throw new Error('Nothing is asked.');
    expect(session.answer(me.choose(() => session.view(), question))).toBeUndefined();
  };
  for (let given = 0; given < 6; given++) answer();
  const before = structuredClone(heard);
  expect(before.length).toBeGreaterThan(6);
  answer();
  expect(heard.length).toBeGreaterThan(before.length);
  session.undo();
  expect(heard).toEqual(before);
  expect(forgot()).toBe(2);
});

test('in a Match a bot forgets each Duel when it is over, and hears of every answer in it', () => {
  if (yours === undefined || theirs === undefined) return expect.unreachable();
  const [one, other] = [listener(1), listener(2)];
  const deck = ({ main, extra }: typeof yours) => ({ main, extra, side: [] });
  const match = createMatch({ pool: cardPool(), seed: 3, players: [deck(yours), deck(theirs)] });
  let answers = 0;
  const heard: number[] = [];
  playMatch(match, {
    bots: [one.bot, other.bot],
    onDeed: (deed, { stage }) => {
      if (deed.do === 'answer' && stage === 'duel') answers++;
      else answers = 0;
      heard.push(one.heard.length - answers);
    },
  });
  expect(new Set(heard)).toEqual(new Set([0]));
  expect(one.forgot()).toBeGreaterThan(1);
  expect(other.forgot()).toBe(one.forgot());
});
