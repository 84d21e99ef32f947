import { readdirSync, readFileSync } from 'node:fs';
import { parseScenarios, type Scenario } from '@spellspeed/rulings';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { isInSample } from '../../../../../tests/size.fixture.ts';
import { LANGUAGES, type Language, loadMessages } from '../../i18n/languages.ts';
import { ROOM_MESSAGES } from '../../i18n/room-messages.ts';
import { type Teller, tellerWith } from '../../telling/teller.ts';
import { tellStep } from './steps.ts';

const tellerIn = async (language: Language): Promise<Teller> => {
  const intl = createIntl({
    locale: language,
    messages: { ...(await loadMessages(language)), ...(await ROOM_MESSAGES[language]()) },
    onError: (error) => {
      throw error;
    },
  });
  return tellerWith(intl, { you: null, names: ['A', 'B'] });
};
const scenarioWith = (steps: string): Scenario => {
  const [scenario] = parseScenarios(
    `title: x
A:
  hand: [Kuriboh, Dark Magician, Book of Moon]
  monsters: [Summoned Skull, Mystical Elf]
B:
  hand: [Kuriboh]
steps:
${steps
  .split('\n')
  .map((step) => `  - ${step}`)
  .join('\n')}
`,
    'x.yaml',
  ).scenarios;
  if (scenario === undefined) throw new Error(`${steps} cannot be read.`);
  return scenario;
};
const told = async (language: Language, steps: string): Promise<readonly string[]> => {
  const teller = await tellerIn(language);
  return scenarioWith(steps).steps.flatMap((step) => tellStep(step, teller));
};

describe('a step in sentences', () => {
  const STEPS = [
    'A: summon Dark Magician tributing Summoned Skull, Mystical Elf',
    'A: activate Book of Moon targeting B.Kuriboh',
    'B: activate Kuriboh effect 2 from hand in zone extra-left',
    '{ A: attack Mystical Elf -> Summoned Skull, at: battle-step }',
    'advance: chain-resolved',
    'expect: { lp: { B: 7500 }, where: { Kuriboh#2: B.gy }, chain: [] }',
    'expect: { cannot: { A: attack Mystical Elf directly }, because: battle.phase.flow }',
    'expect: { happened: [Kuriboh sent to the GY from the hand, A draws 1], notHappened: replay }',
    'expect: { stats: { Mystical Elf: { attribute: LIGHT, race: Spellcaster, atk: 0, rank: none } } }',
    'expect: { asked: { player: B, kind: cards, choices: [Kuriboh, pass] } }',
  ].join('\n');

  test('in English', async () => {
    expect(await told('en', STEPS)).toEqual([
      'A: Normal Summon “Dark Magician”, Tribute: “Summoned Skull” and “Mystical Elf”',
      'A: activate “Book of Moon”, target: B’s “Kuriboh”',
      'B: activate the effect ② of “Kuriboh”, from the hand, in Extra Monster Zone, left',
      'A, Battle Step: attack “Summoned Skull” with “Mystical Elf”',
      'Both go on to: the end of the Chain',
      'B has 7,500 LP',
      '“Kuriboh” (no. 2) is in B’s GY',
      'There is no Chain',
      'A cannot: attack directly with “Mystical Elf”',
      '“Kuriboh” was sent from the hand to the GY',
      'A drew 1 card',
      'This has not happened: A replay happened',
      '“Mystical Elf”: Attribute LIGHT',
      '“Mystical Elf”: Type Spellcaster',
      '“Mystical Elf”: ATK 0',
      '“Mystical Elf”: Rank none',
      'B is asked which cards to choose: “Kuriboh” and activate nothing',
    ]);
  });
  test('in Chinese, with the names of the cards in Chinese', async () => {
    const lines = await told('zh-Hans', STEPS);
    expect(lines[0]).toBe('A：通常召唤「黑魔术师」，解放：「恶魔召唤」和「圣精灵」');
    expect(lines[6]).toBe('第2张「栗子球」在B的墓地');
    expect(lines[8]).toBe('A不能：用「圣精灵」直接攻击');
  });
});

const folder = new URL('../../../../rulings/rulings/', import.meta.url);
const DOCUMENTS = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.yaml') && isInSample(file, 8))
  .map((file) => parseScenarios(readFileSync(new URL(file, folder), 'utf8'), file));

describe.each(LANGUAGES)(`every step of ${DOCUMENTS.length} documents of rulings in %s`, (language) => {
  test('can be told, and nothing is left open', async () => {
    const teller = await tellerIn(language);
    const steps = DOCUMENTS.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.steps));
    const lines = steps.filter(({ step }) => step !== 'note').flatMap((step) => tellStep(step, teller));
    expect(lines.length).toBeGreaterThan(Math.max(steps.length, 500));
    expect(lines.filter((line) => /[{}]|undefined|NaN|\b(?:said|word|telling)\./.test(line))).toEqual([]);
  });
});
