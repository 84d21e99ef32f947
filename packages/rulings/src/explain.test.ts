import { describe, expect, test } from 'vitest';
import { explainScenario } from './explain.ts';
import { parseScenarios } from './parse.ts';

/** What is told of the last step of a ruling. */
const lastStepOf = (yaml: string) => {
  const [scenario] = parseScenarios(yaml, 'test.yaml').scenarios;
  const last = scenario && explainScenario(scenario).steps.at(-1);
  if (!last) throw new Error('The ruling has no step.');
  return last;
};
const toldTo = (yaml: string, player: 'A' | 'B') =>
  lastStepOf(yaml).could.find((each) => each.player === player);

describe('what stands in the way agrees with the open question', () => {
  test('A Trigger Effect that may be activated now is not refused', () => {
    const told = toldTo(
      'title: x\nA: { hand: [Elemental HERO Stratos], deck: [Elemental HERO Avian] }\nsteps:\n  - A: summon Elemental HERO Stratos\n',
      'A',
    );
    expect(told?.commands).toContain('activate Elemental HERO Stratos');
    expect(told?.refused.map(({ command }) => command)).not.toContain('activate Elemental HERO Stratos');
  });
  test('While the target of an attack is asked, the attack is not refused', () => {
    const [scenario] = parseScenarios(
      'title: x\nA: { monsters: [Summoned Skull] }\nB: { monsters: [Kuriboh, Vorse Raider] }\nphase: battle\nsteps:\n  - A: attack Summoned Skull\n',
      'test.yaml',
    ).scenarios;
    const steps = scenario ? explainScenario(scenario).steps : [];
    const refused = steps.flatMap(({ could }) => could.flatMap((each) => each.refused));
    expect(refused.filter(({ player }) => player === 'A')).toEqual([]);
  });
});

const refusalOf = (yaml: string) => lastStepOf(yaml).decided[0];
describe('missing materials are named by what the monster lists', () => {
  test.each([
    [
      'Stardust Dragon',
      '{ monsters: [Vorse Raider, Celtic Guardian], extra: [Stardust Dragon] }',
      'special summon Stardust Dragon',
      'summoning.synchro.levels-add-up',
      'Tuner',
    ],
    [
      'Number 39: Utopia',
      '{ monsters: [Vorse Raider], extra: ["Number 39: Utopia"] }',
      'special summon Number 39: Utopia',
      'summoning.xyz.materials-of-its-rank',
      'Level 4',
    ],
    [
      'Decode Talker',
      '{ monsters: [Vorse Raider], extra: [Decode Talker] }',
      'special summon Decode Talker',
      'summoning.link.materials-reach-the-link-rating',
      'Effect Monster',
    ],
    [
      'Blue-Eyes Ultimate Dragon',
      '{ hand: [Polymerization, Blue-Eyes White Dragon], extra: [Blue-Eyes Ultimate Dragon] }',
      'activate Polymerization',
      'summoning.fusion.uses-the-listed-materials',
      '"Blue-Eyes White Dragon" + "Blue-Eyes White Dragon"',
    ],
    [
      'Blue-Eyes Chaos MAX Dragon',
      '{ hand: [Chaos Form, Blue-Eyes Chaos MAX Dragon, Kuriboh] }',
      'activate Chaos Form',
      'summoning.ritual.tributes-reach-the-level',
      'Level 8',
    ],
  ])('%s', (name, field, command, rule, words) => {
    const refusal = refusalOf(`title: x\nA: ${field}\nsteps:\n  - expect: { cannot: { A: "${command}" } }\n`);
    expect(refusal?.rule).toBe(rule);
    const text = refusal?.texts.find((each) => each.startsWith(`${name}: `));
    expect(text).toContain(words);
  });
});
