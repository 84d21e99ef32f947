import { ANSWERS } from '@spellspeed/rulebook/answers';
import { parseScenarios, type Scenario } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { inventoryOf } from './inventory.ts';

const SEEDS = { rulings: 3, run: 2, listed: 1, open: 0 };
const scenario = (source: string, unanswered?: number): Scenario => {
  const kind = unanswered === undefined ? '' : `unanswered: ${unanswered}\n`;
  const [read] = parseScenarios(`title: x\nsource: ${source}\n${kind}`, 'x.yaml').scenarios;
  if (read === undefined) throw new Error('it is a scenario');
  return read;
};
const PLAYABLE = 'faq.text.this-card.other-zone-kind-breaks-it/1';
const OTHER = 'faq.text.set-card-negated-and-set-again-is-the-same/1';
const NONE = inventoryOf({ passing: [], kept: [] }, SEEDS, {});

describe('the inventory', () => {
  test('counts each official answer once', () => {
    const { rulings, pass, listed, unplayable, failing, open } = NONE.answers;
    expect(rulings).toBe(ANSWERS.length);
    expect(pass + listed + unplayable + failing + open).toBe(rulings);
    expect({ pass, listed, failing }).toEqual({ pass: 0, listed: 0, failing: 0 });
    expect(NONE.seeds).toEqual({
      rulings: 3,
      run: 2,
      pass: 2,
      listed: 1,
      open: 0,
      unplayable: 0,
      failing: 0,
    });
  });
  test('knows what passes, what fails although something passes, and what cannot run', () => {
    const passing = [scenario(PLAYABLE)];
    const { answers } = inventoryOf({ passing, kept: [] }, SEEDS, {});
    expect(answers).toMatchObject({ pass: 1, open: NONE.answers.open - 1 });
    const kept = [{ scenario: scenario(`${PLAYABLE}, 2022-04-01`, 16), passed: false }];
    const failing = inventoryOf({ passing, kept }, SEEDS, {});
    expect(failing.answers).toMatchObject({ pass: 0, failing: 1 });
    expect(failing.unanswered).toEqual([{ kind: 16, documents: 1 }]);
    const { problems } = inventoryOf({ passing, kept: [] }, SEEDS, { [PLAYABLE]: 'why', 'faq.x/1': 'why' });
    expect(problems).toEqual([
      `${PLAYABLE}: it runs after all; take it off the list`,
      'faq.x/1: no official answer has this id',
    ]);
    expect(inventoryOf({ passing: [], kept: [] }, SEEDS, { [OTHER]: 'why' }).answers.listed).toBe(1);
  });
  test('tells what passes by now', () => {
    const kept = [{ scenario: scenario(PLAYABLE, 16), passed: true }];
    const { answeredByNow, answers, unanswered } = inventoryOf({ passing: [], kept }, SEEDS, {});
    expect(answeredByNow).toEqual(['x.yaml:1: x']);
    expect(answers.failing).toBe(0);
    expect(unanswered).toEqual([]);
  });
  test('counts questions of examinations, not their documents', () => {
    const of = (part: string, unanswered?: number) =>
      scenario(`"examination 2018 question ${part}"`, unanswered);
    const passing = [of('1, answer A'), of('1, answer B'), of('2')];
    const kept = [{ scenario: of('2', 30), passed: false }];
    expect(inventoryOf({ passing, kept }, SEEDS, {}).examinations).toMatchObject({
      rulings: 2,
      pass: 1,
      failing: 1,
    });
  });
  test('lists a question that a newer answer decides otherwise, whatever of it passes', () => {
    const passing = [scenario('examination 2018 question 1'), scenario('examination 2018 question 2')];
    const anew = { 'examination 2018 question 2': 'why' };
    expect(inventoryOf({ passing, kept: [] }, SEEDS, {}, anew).examinations).toMatchObject({
      rulings: 2,
      pass: 1,
      listed: 1,
    });
  });
});
