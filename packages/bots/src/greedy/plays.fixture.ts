/** What a bot does on a described field, for the tests. */
import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type FieldSide, type Phase, type Player } from '@spellspeed/engine';
import { expect } from 'vitest';
import type { Bot } from '../bot.ts';
import { POOL } from '../duels.fixture.ts';
import { greedyBot } from './greedy.ts';

export const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
export const down = (name: string) => ({ card: card(name), face: 'down' as const });

/** Something done with a card, by player 0. */
export interface Play {
  readonly did: string;
  readonly phase: Phase;
}
/** The answers of player 0 in a turn of whoever's it is; both players are greedy unless others are named. */
export const playsIn = (
  yours: FieldSide,
  theirs: FieldSide,
  turnPlayer: Player = 0,
  bots: readonly [Bot, Bot] = [greedyBot(1, POOL), greedyBot(2, POOL)],
): readonly Play[] => {
  const deck = Array.from({ length: 5 }, () => card('Vorse Raider'));
  const sides = [
    { deck, ...yours },
    { deck, ...theirs },
  ] as const;
  const duel = createDuelFromField({ pool: POOL, sides, turnPlayer });
  const plays: Play[] = [];
  for (let { decision, turn } = duel; decision && duel.turn === turn; decision = duel.decision) {
    const { player, choices } = decision;
    const view = duel.view(player);
    const answer = bots[player].choose(() => view, decision);
    const seen = [view.you, view.opponent].flatMap((side) => [
      ...[...side.monsters, ...side.spells, ...side.pendulum, ...side.hand, ...side.gy, ...side.extraDeck],
    ]);
    const all = [...seen, ...view.shown];
    for (const choice of answer.flatMap((at) => choices[at] ?? []))
      if (player === 0 && choice.do === 'pendulum-summon') plays.push({ did: choice.do, phase: view.phase });
      else if (player === 0 && 'card' in choice)
        plays.push({
          did: `${choice.do} ${all.find((each) => each?.handle === choice.card)?.known?.name ?? 'hidden'}`,
          phase: view.phase,
        });
    expect(duel.answer(answer)).toBeUndefined();
  }
  return plays;
};
/** The same as what is done with which card. */
export const playsOnField = (...field: Parameters<typeof playsIn>): string[] =>
  playsIn(...field).map(({ did }) => did);
