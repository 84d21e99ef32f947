import { createDuelFromField, createPool, type Passcode } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { allFacts } from './facts/facts.ts';
import { asPrinted, CARDS } from './pool.ts';

const unknown = (kind: 'monster' | 'spell', fits: (level: number) => boolean) => {
  const facts = allFacts().find(
    (each) =>
      each.kind === kind && (each.kind !== 'monster' || (each.frame === 'effect' && fits(each.level ?? 0))),
  );
  if (facts === undefined) throw new Error(`the facts have no ${kind}`);
  // Another card with the same facts, of which nothing is defined.
  return { ...asPrinted(facts), passcode: UNDEFINED[kind] as Passcode };
};
const UNDEFINED = { monster: 1, spell: 2 } as const;

test('A card whose text is unknown is played as printed, but none of its effects is activated (effects.activation.card-known-to-the-rules)', () => {
  const monster = unknown('monster', (level) => level > 0 && level <= 4);
  const spell = unknown('spell', () => true);
  const duel = createDuelFromField({
    pool: createPool([...CARDS, monster, spell]),
    sides: [{ hand: [monster.passcode, spell.passcode] }, {}],
  });
  const { hand } = duel.view(0).you;
  const [known, other] = hand.map((card) => (card && 'handle' in card ? card.handle : null));
  if (known == null || other == null) throw new Error('both cards are in the hand');
  const verbs = duel.decision?.choices.map((choice) => choice.do);
  expect(verbs).toContain('normal-summon');
  expect(verbs).toContain('set-card');
  expect(verbs).not.toContain('activate');
  for (const card of [known, other])
    expect(duel.obstacleTo(0, { do: 'activate', card, effect: 0 })?.rule).toBe(
      'effects.activation.card-known-to-the-rules',
    );
});
