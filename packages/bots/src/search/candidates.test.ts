import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type FieldSide } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { POOL } from '../duels.fixture.ts';
import { newRestraint } from '../greedy/restraint.ts';
import { sightOf } from '../greedy/sight.ts';
import { candidatesFor } from './candidates.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const deck = Array.from({ length: 4 }, () => card('Mystical Elf'));
/** What is thought about in the Main Phase, but for the end of the turn. */
const thoughtAbout = (yours: FieldSide): readonly string[] => {
  const duel = createDuelFromField({ pool: POOL, sides: [{ deck, ...yours }, { deck }] });
  const { decision } = duel;
  if (decision === null) return expect.unreachable();
  const sight = sightOf(duel.view(0), POOL);
  const end = decision.choices.findIndex((choice) => choice.do === 'enter-phase' && choice.phase === 'end');
  const question = { sight, decision, restraint: newRestraint() };
  return candidatesFor(question, [end], 20).flatMap(([at = -1]) => {
    const choice = decision.choices[at];
    if (choice === undefined || at === end) return [];
    const name = 'card' in choice ? (sight.cardOf(choice.card)?.known?.name ?? '') : '';
    return [`${choice.do} ${name}${choice.do === 'enter-phase' ? choice.phase : ''}`];
  });
};

test('the Battle Phase is thought about only where somebody could attack', () => {
  const down = { card: card('Kuriboh'), face: 'down' as const };
  expect(thoughtAbout({})).toEqual([]);
  expect(thoughtAbout({ monsters: [down] })).toEqual(['flip-summon Kuriboh']);
  expect(thoughtAbout({ monsters: [card('Kuriboh')] })).toContain('enter-phase battle');
});
test('a Spell that can be activated from the hand is not Set, a Quick-Play Spell and a Trap are', () => {
  const hand = ['Polymerization', 'Mystical Space Typhoon', 'Mirror Force'].map(card);
  expect(thoughtAbout({ hand })).toEqual(['set-card Mystical Space Typhoon', 'set-card Mirror Force']);
});
test('a monster that works from the hand is not Summoned and not Set, as long as nothing forces it', () => {
  expect(thoughtAbout({ hand: ['Honest', 'Celtic Guardian'].map(card) })).toEqual([
    'normal-summon Celtic Guardian',
    'set-monster Celtic Guardian',
  ]);
});
