import { parseScenarios } from '@spellspeed/rulings';
import { expect, test } from 'vitest';
import { addCard, EMPTY_FIELD } from '../rulings/editor/built-field.ts';
import { fieldLink } from '../rulings/editor/link.ts';
import { fieldYaml } from '../rulings/editor/to-yaml.ts';
import { addressOfMade, madeIn, withGoal } from './made.ts';

const SKULL = 70781052;
const FIELD = {
  ...addCard(EMPTY_FIELD, { player: 'A', pile: 'monsters', place: 0 }, SKULL),
  title: 'Mine & yours',
};
const addressOf = (link: string, id?: string): URLSearchParams =>
  new URLSearchParams(addressOfMade(link, id).split('?')[1]);

test('A puzzle is the same after it was an address, kept or not', () => {
  for (const id of ['link', 'abc']) {
    const found = madeIn(addressOf(fieldLink(FIELD), id));
    expect(found?.id).toBe(id);
    expect(found?.read).toMatchObject({ ok: true, field: { title: 'Mine & yours' } });
    expect(found?.link).toBe(fieldLink(FIELD));
  }
  expect(madeIn(new URLSearchParams('n=3'))).toBeNull();
});
test('What a link cannot hold is named', () => {
  expect(madeIn(addressOf('A.monsters=nonsense'))?.read).toMatchObject({
    ok: false,
    why: 'A.monsters=nonsense',
  });
});
test('A puzzle as a document has its goal; another goal is refused with its place', () => {
  const text = withGoal(fieldYaml(FIELD, 'x').text);
  const { scenarios, mistakes } = parseScenarios(text, 'mine.yaml');
  expect(mistakes).toEqual([]);
  expect(scenarios[0]).toMatchObject({ title: 'Mine & yours', goal: 'win this turn' });
  const wrong = parseScenarios(text.replace('win this turn', 'win soon'), 'mine.yaml');
  expect(wrong.mistakes[0]).toMatchObject({ line: 2, found: expect.stringContaining('win soon') });
});
