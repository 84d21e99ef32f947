import { CANNOT_RUN } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { catalogueCoverageOf, rulingsShownBy } from './catalogue.ts';
import { readRulings } from './read-rulings.ts';

const CLAUSE = 'damage-step.entering-makes-the-attacker-have-attacked';
const [ONE, OTHER] = [`${CLAUSE}/3`, `${CLAUSE}/4`];

describe('the catalogue', () => {
  test('is counted by chapter: what runs, what is listed, what is open', () => {
    const shown = rulingsShownBy([{ source: `${ONE}, the text of a card` }, { source: null }]);
    const { chapters, total, open } = catalogueCoverageOf(shown, { [OTHER]: 'no field shows it' });
    expect(chapters.find(({ chapter }) => chapter === 'damage-step')).toMatchObject({ run: 1, listed: 1 });
    expect(total).toMatchObject({ run: 1, listed: 1, open: total.rulings - 2 });
    expect(open).toHaveLength(total.open);
    expect(open).not.toContain(ONE);
    expect(open).not.toContain(OTHER);
  });
  test('refuses a list with what runs, what it does not have, or too much', () => {
    const problemsOf = (ids: readonly string[]): readonly string[] =>
      catalogueCoverageOf(new Set([ONE]), Object.fromEntries(ids.map((id) => [id, 'no field shows it'])))
        .problems;
    expect(problemsOf([OTHER])).toEqual([]);
    expect(problemsOf([ONE])).toEqual([`${ONE}: it runs after all; take it off the list`]);
    expect(problemsOf([`${CLAUSE}/1`])).toEqual([`${CLAUSE}/1: the engine has no ruling with this id`]);
    const many = catalogueCoverageOf(new Set(), {}).open.slice(0, 41);
    expect(problemsOf(many)).toEqual(['41 rulings of the catalogue cannot run; at most 40 are allowed']);
  });
  test('of the project has a list in order', () => {
    const shown = rulingsShownBy(readRulings().filter(({ skip }) => skip === null));
    const { problems, open } = catalogueCoverageOf(shown, CANNOT_RUN);
    expect(problems).toEqual([]);
    expect(open).toEqual([]);
  });
});
