import { EXCEPTIONS, type Exception } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { citedPlaces } from './cited-places.ts';
import { coverageOf, isOpen, problemsWithExceptions, REQUIRED_CHAPTERS } from './coverage.ts';
import { readRulings } from './read-rulings.ts';
import { projectFile } from './sources.ts';

const CITED = 'turn.battle-phase.not-on-the-first-turn';
const BOTH = 'battle.replay.target-no-longer-attackable';
const coverage = (exceptions: readonly Exception[] = []) =>
  coverageOf({ cited: [CITED, BOTH], proved: [BOTH] }, exceptions);
const problemsOf = (...exceptions: readonly Exception[]): readonly string[] =>
  problemsWithExceptions(coverage(exceptions), exceptions, () => `test of ${BOTH}`);

describe('coverage', () => {
  test('counts what is cited and what is proved, by chapter and in all', () => {
    const { chapters, required, total } = coverage();
    expect(chapters.find(({ chapter }) => chapter === 'battle')).toMatchObject({
      cited: 1,
      proved: 1,
      both: 1,
    });
    expect(chapters.find(({ chapter }) => chapter === 'turn')).toMatchObject({
      cited: 1,
      proved: 0,
      both: 0,
    });
    expect(required).toMatchObject({ cited: 2, proved: 1, both: 1, neither: required.engine - 2 });
    expect(total.engine).toBeGreaterThan(required.engine);
  });
  test('counts a clause that says the same as another with its owner', () => {
    const alias = 'turn.structure.battle-phase-has-four-steps';
    const owner = 'battle.phase.four-steps';
    const { clauses } = coverageOf({ cited: [], proved: [alias] }, []);
    expect(clauses.some(({ clause }) => clause.id === alias)).toBe(false);
    expect(clauses.filter(({ proved }) => proved).map(({ clause }) => clause.id)).toEqual([owner]);
  });
  test('an exception is open no more', () => {
    const open = (exceptions: readonly Exception[]) =>
      coverage(exceptions)
        .clauses.filter(isOpen)
        .map(({ clause }) => clause.id);
    expect(open([])).toContain(CITED);
    expect(open([{ clause: CITED, reason: 'no field shows it' }])).not.toContain(CITED);
  });
});

describe('exceptions', () => {
  test('are refused if they are not needed, listed twice, proved nowhere, of no rule, or too many', () => {
    const reason = 'no field shows it';
    expect(problemsOf({ clause: CITED, reason })).toEqual([]);
    expect(problemsOf({ clause: BOTH, reason })).toEqual([
      `${BOTH}: it is cited and proved; take it off the list`,
    ]);
    expect(problemsOf({ clause: CITED, reason }, { clause: CITED, reason })).toEqual([
      `${CITED}: it is listed twice`,
    ]);
    expect(problemsOf({ clause: CITED, reason, provedBy: 'x.test.ts' })).toEqual([
      `${CITED}: x.test.ts does not name it`,
    ]);
    expect(problemsOf({ clause: 'duel.preparation.greet-opponent', reason })[0]).toContain(
      'has no rule with this id',
    );
    const many = coverage()
      .clauses.filter((each) => isOpen(each) && REQUIRED_CHAPTERS.includes(each.clause.chapter))
      .slice(0, 40)
      .map(({ clause }) => ({ clause: clause.id, reason }));
    expect(problemsOf(...many).join()).toContain('40 exceptions');
  });
  test('of the project are all in order', () => {
    const proved = readRulings().flatMap(({ cites, skip }) => (skip === null ? cites : []));
    const found = coverageOf({ cited: citedPlaces().keys(), proved }, EXCEPTIONS);
    expect(found.required.proved).toBeGreaterThan(50);
    expect(problemsWithExceptions(found, EXCEPTIONS, projectFile)).toEqual([]);
  });
});
