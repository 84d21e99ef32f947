import { cardNamed } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { parseScenarios } from './parse.ts';
import { withDefinitions } from './pool.ts';
import { runScenario } from './run.ts';

const DRAWN = `
title: Two cards are drawn
A: { hand: [Pot of Greed], deck: [Summoned Skull, Vorse Raider, Mystical Elf] }
steps:
  - A: activate Pot of Greed
  - advance: chain-resolved
  - expect: { where: { Summoned Skull: A.hand, Vorse Raider: A.hand } }
`;
const failureOf = (text = DRAWN): string | undefined => {
  const { scenarios, mistakes } = parseScenarios(text, 'x.yaml');
  const [scenario] = scenarios;
  if (!scenario) throw new Error(mistakes.map(({ found }) => found).join());
  return runScenario(scenario).failure;
};

test('rulings run with other definitions of some cards, and with those by hand afterwards', () => {
  const pot = cardNamed('Pot of Greed');
  if (!pot) throw new Error('Pot of Greed is defined');
  const one = JSON.parse(JSON.stringify(pot).replace('"count":2', '"count":1')) as typeof pot;
  expect(one).not.toEqual(pot);
  expect(failureOf()).toBeUndefined();
  expect(withDefinitions([one], () => failureOf())).toBeDefined();
  expect(failureOf()).toBeUndefined();
});

const READ = `
title: A Spell that was read from its text takes two DARK monsters with 0 DEF, one of them a Normal Monster that nobody defined
A: { hand: [Recurring Nightmare], gy: [Mystery Shell Dragon, Battle Fader, Sangan] }
steps:
  - A: activate Recurring Nightmare targeting Mystery Shell Dragon, Battle Fader
  - advance: chain-resolved
  - expect: { where: { Mystery Shell Dragon: A.hand, Battle Fader: A.hand, Sangan: A.gy } }
`;
test('rulings are about every card that can be played with', () => expect(failureOf(READ)).toBeUndefined());
