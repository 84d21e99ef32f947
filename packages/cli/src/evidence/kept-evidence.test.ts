import { describe, expect, test } from 'vitest';
import { citedPlaces } from './cited-places.ts';
import { evidence } from './kept-evidence.ts';
import { readRulings } from './read-rulings.ts';

describe('what is kept is what the files say', () => {
  test('of all citations', async () => {
    expect((await evidence()).places).toEqual(citedPlaces());
  });
  test('of all rulings', async () => {
    const read = readRulings();
    const { rulings } = await evidence();
    const told = ({ file, line, title, skip, cites }: Omit<(typeof rulings)[number], 'cards'>) => ({
      ...{ file, line, title, skip, cites },
    });
    expect(rulings.map(told)).toEqual(read.map(told));
  });
  test('of one clause', async () => {
    const id = 'turn.battle-phase.not-on-the-first-turn';
    const [all, one] = [await evidence(), await evidence([id])];
    expect(one.places.get(id)).toEqual(all.places.get(id));
    expect(one.rulings.filter(({ cites }) => cites.includes(id))).toEqual(
      all.rulings.filter(({ cites }) => cites.includes(id)),
    );
    expect(one.rulings.length).toBeLessThan(all.rulings.length);
  });
});
