import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomOf, type Shelved, withoutRoom } from './shelf.ts';

const entries = (sizes: readonly number[]): readonly Shelved[] =>
  sizes.map((size, index) => ({ id: String(index), at: -index, size }));

describe('the room for replays', () => {
  test('is kept by letting the oldest go', () => {
    const list = entries([10, 10, 10, 10]);
    expect(withoutRoom(list, 25).map(({ id }) => id)).toEqual(['2', '3']);
    expect(withoutRoom(list, 40)).toEqual([]);
  });
  test('always has the latest, and never more than there is room for besides', () => {
    const sizes = fc.array(fc.nat(50), { minLength: 1 });
    fc.assert(
      fc.property(sizes, fc.nat(200), (of, most) => {
        const list = entries(of);
        const gone = withoutRoom(list, most);
        const left = list.filter((each) => !gone.includes(each));
        expect(left[0]).toBe(list[0]);
        expect(left.length === 1 || roomOf(left) <= most).toBe(true);
        // What went is older than all that stayed.
        expect(list.slice(0, left.length)).toEqual(left);
      }),
    );
  });
});
