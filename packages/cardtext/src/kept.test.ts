import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

const steps = fc.array(
  fc.record({
    who: fc.boolean(),
    does: fc.constantFrom('set', 'delete', 'become', 'fork'),
    name: fc.constantFrom('a', 'b', 'c'),
    value: fc.integer(),
  }),
);

test('a copy and what it was copied from go their own ways', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let kept = [new Kept<number>(), new Kept<number>()] as const;
      let plain = [new Map<string, number>(), new Map<string, number>()] as const;
      for (const { who, does, name, value } of all) {
        const [one, other] = who ? kept : [kept[1], kept[0]];
        const [map, otherMap] = who ? plain : [plain[1], plain[0]];
        if (does === 'set') {
          one.set(name, value);
          map.set(name, value);
        }
        if (does === 'delete') {
          one.delete(name);
          map.delete(name);
        }
        if (does === 'become') {
          one.become(other);
          map.clear();
          for (const [key, is] of otherMap) map.set(key, is);
        }
        if (does === 'fork') {
          kept = [one, one.fork()];
          plain = [map, new Map(map)];
        }
      }
      kept.forEach((one, index) => {
        expect(one.entries()).toEqual([...(plain[index] ?? [])]);
      });
      expect(kept[0].trace() === kept[1].trace()).toBe(
        JSON.stringify([...plain[0]]) === JSON.stringify([...plain[1]]),
      );
    }),
  );
});
