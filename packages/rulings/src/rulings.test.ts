import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInSample } from '../../../tests/size.fixture.ts';
import { messageOfMistake, parseScenarios, runFile, runScenario, runWithoutLaws } from './index.ts';

const folder = new URL('../rulings/', import.meta.url);
const documents = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => ({ file, ...parseScenarios(readFileSync(new URL(file, folder), 'utf8'), file) }));
const rulings = documents.flatMap(({ scenarios }) => scenarios);
/** The laws of a duel take as long again as the ruling: here they are held to a fixed share of the rulings, in `npm run test:thorough` to all. */
const withLaws = new Set(rulings.filter(({ title }) => isInSample(title, 16)));

describe(`${rulings.length} rulings, ${withLaws.size} of them with the laws at every answer`, () => {
  for (const { file, scenarios, mistakes } of documents) {
    it(`${file} can be read`, () => expect(mistakes.map(messageOfMistake)).toEqual([]));
    it(`${file} has nothing that the engine does not answer`, () =>
      expect(scenarios.filter(({ unanswered }) => unanswered !== null)).toEqual([]));
    for (const scenario of scenarios)
      it.skipIf(scenario.skip !== null)(`${file}: ${scenario.title}`, () => {
        const run = withLaws.has(scenario) ? runScenario : runWithoutLaws;
        expect(run(scenario).failure).toBeUndefined();
      });
  }
  it('are not all without the laws', () => expect(withLaws.size).toBeGreaterThan(rulings.length / 32));
});

const failureOf = (text: string): string | undefined => runFile(text, 'test.yaml').results[0]?.failure;

describe('mistakes in the text', () => {
  it('names the line, what was found, what was expected and the nearest word', () => {
    expect(failureOf('title: x\nA:\n  hnad: [Kuriboh]\n')).toBe(
      'test.yaml:3:3: found the key "hnad", expected one of the keys lp, deck, hand, monsters, spells, field, pendulum, gy, banished, extra, exactDeck; did you mean "hand"?',
    );
  });
  it('finds the nearest card', () => {
    expect(failureOf('title: x\nA:\n  hand: [Kuribo]\n')).toContain('did you mean "Kuriboh"?');
  });
  it('finds the nearest command and the nearest clause', () => {
    expect(failureOf('title: x\nA: { hand: [Kuriboh] }\nsteps:\n  - A: sumon Kuriboh\n')).toMatch(
      /test\.yaml:4:8: found "sumon".*did you mean "summon"\?/,
    );
    expect(failureOf('title: x\ncites: [battle.phase.flwo]\n')).toContain(
      'did you mean "battle.phase.flow"?',
    );
  });
  it('finds the nearest ruling of the catalogue, one of several', () => {
    const id = 'damage-step.activation.own-event-triggers';
    expect(failureOf(`title: x\nsource: ${id}/1, ${id}/11\n`)).toContain(`did you mean "${id}/1"?`);
    expect(failureOf(`title: x\nsource: ${id}/1, what its text says\n`)).toBeUndefined();
  });
  it('refuses a card that is not in the scenario', () => {
    expect(failureOf('title: x\nA: { hand: [Kuriboh] }\nsteps:\n  - A: summon Sangan\n')).toContain(
      'expected a card of this scenario: Kuriboh',
    );
  });
  it('refuses a ruling that is still to be written, and says what is', () => {
    expect(failureOf('title: x\nunwritten: what sentence 1 does\n')).toBe(
      'test.yaml:2:12: found a ruling that is still to be written, expected what sentence 1 does; then this key goes',
    );
  });
  it('counts several documents and skips what is to be skipped', () => {
    const { total, passed, failed } = runFile(
      'title: a\n---\ntitle: b\nskip: later\n---\ntitle: c\nX: 1\n',
      'test.yaml',
    );
    expect({ total, passed, failed }).toEqual({ total: 3, passed: 1, failed: 1 });
  });
});

describe('scenarios that fail', () => {
  it('fails where an expectation is wrong', () => {
    const failure = failureOf(
      'title: x\nA: { hand: [Kuriboh] }\nsteps:\n  - A: summon Kuriboh\n  - expect: { where: { Kuriboh: A.gy } }\n',
    );
    expect(failure).toContain('test.yaml:5: step 2 (expect): Kuriboh is in A.monsters, expected A.gy');
  });
  it('fails where a command is impossible, with the clause and what could be done', () => {
    const failure = failureOf('title: x\nA: { hand: [Kuriboh, Sangan] }\nsteps:\n  - A: activate Kuriboh\n');
    expect(failure).toContain('A cannot "activate Kuriboh"');
    expect(failure).toMatch(/because [a-z-]+\.[a-z.0-9-]+( \[.*\])?: \S/);
    expect(failure).toContain('A can: summon Kuriboh');
  });
  it('says which question is open where an expectation comes before its answer', () => {
    const failure = failureOf(
      'title: x\nA: { hand: [Cyber Dragon] }\nB: { monsters: [Kuriboh] }\nsteps:\n  - A: special summon Cyber Dragon\n  - expect: { where: { Cyber Dragon: A.monsters } }\n',
    );
    expect(failure).toContain('a question is open (position); A can: position attack');
  });
  it('gives up when the timing of the command is over', () => {
    const failure = failureOf(
      'title: x\nA: { monsters: [Summoned Skull] }\nB: { hand: [Kuriboh], spells: [{ card: Waboku, set: true }] }\nsteps:\n  - A: attack Summoned Skull directly\n  - { B: activate Kuriboh, at: battle-step }\n',
    );
    expect(failure).toContain('it is not possible at battle-step');
    expect(failure).toContain('because effects.condition.must-hold');
  });
  it('never makes a real choice', () => {
    const failure = failureOf(
      'title: x\nA: { hand: [Monster Reborn, Sangan], gy: [Kuriboh, Jinzo] }\nsteps:\n  - A: activate Monster Reborn\n  - A: summon Sangan\n',
    );
    expect(failure).toContain('a question is open (cards)');
  });
  it('fails where a wrong clause is given, or a choice was never asked', () => {
    const field = 'title: x\nA: { hand: [Kuriboh] }\nsteps:\n';
    expect(
      failureOf(`${field}  - expect: { cannot: { A: activate Kuriboh }, because: battle.phase.flow }\n`),
    ).toContain('expected battle.phase.flow');
    expect(failureOf(`${field}  - A: summon Kuriboh tributing Kuriboh\n`)).toContain('never asked');
  });
});
