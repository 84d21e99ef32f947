import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTreeLink, treeLink } from './link.ts';
import { readTree, treeText } from './saved-tree.ts';
import { named, type TreeAt, withAnswers } from './tree.ts';
import { treeOf } from './tree-of.ts';

const head = {
  format: 'master-2020',
  seed: 7,
  players: [
    { name: 'Mine', by: 'person', main: [89631139, 46986414], extra: [] },
    { name: 'Theirs', by: 'greedy', main: [46986414], extra: [23995346] },
  ],
  askEveryWindow: true,
} as const;
const begun = treeOf({ head, answers: [[0], [1, 2], []] }, 'A duel');
const trees = fc
  .array(fc.tuple(fc.nat(20), fc.array(fc.nat(9), { maxLength: 3 }), fc.string({ maxLength: 8 })))
  .map((tries) =>
    tries.reduce<TreeAt>((now, [from, answer, name]) => {
      const { tree, at } = withAnswers(now.tree, (from % (now.tree.nodes.length + 1)) - 1, [answer]);
      return { tree: named(tree, at, name), at };
    }, begun),
  );

test('A tree is the same after it was written down, and after it was a link', async () => {
  await fc.assert(
    fc.asyncProperty(trees, async (tree) => {
      expect(readTree(treeText(tree))).toEqual({ ok: true, ...tree });
      const link = await treeLink(tree);
      expect(link).toMatch(/^[\w-]+$/);
      expect(await readTreeLink(link)).toEqual({ ok: true, ...tree });
    }),
  );
});

test('It is kept who only passes, and refused where that is no player', () => {
  const alone = { ...begun, tree: { ...begun.tree, passive: 1 } } as const;
  expect(readTree(treeText(alone))).toEqual({ ok: true, ...alone });
  const wrong = treeText(begun).replace('"at":', '"passive":2,"at":');
  expect(readTree(wrong)).toMatchObject({ ok: false, why: expect.stringContaining('"passive"') });
});

describe('a text that is no tree is refused with the place', () => {
  const whole = JSON.parse(treeText(begun));
  test.each([
    ['no object', '[]', /no object/],
    ['another kind', { ...whole, spellspeed: 'replay' }, /expected "analysis"/],
    ['a later version', { ...whole, version: 2 }, /found 2, this page reads 1/],
    ['no seed', { ...whole, seed: 'seven' }, /“"seven"”|"seven"/],
    ['an answer before its node', { ...whole, nodes: [[0, 1]] }, /number 1/],
    ['no numbers', { ...whole, nodes: [[-1, 0.5]] }, /number 1/],
    ['a place that is none', { ...whole, at: 3 }, /"at"/],
    ['too long a title', { ...whole, title: 'x'.repeat(501) }, /"title"/],
    ['no cards', { ...whole, withoutEffects: ['x'] }, /"withoutEffects"/],
  ])('%s', (_, text, why) => {
    const read = readTree(typeof text === 'string' ? text : JSON.stringify(text));
    expect(read.ok ? '' : read.why).toMatch(why);
  });
  test('and a link that was cut or swells without end is refused, too', async () => {
    const link = await treeLink(begun);
    expect(await readTreeLink(link.slice(0, -9))).toEqual({ ok: false, why: 'The link is not whole.' });
    expect(await readTreeLink('%')).toMatchObject({ ok: false });
    const swollen = await treeLink({ ...begun, tree: { ...begun.tree, title: ' '.repeat(3_000_000) } });
    expect(swollen.length).toBeLessThan(10_000);
    expect(await readTreeLink(swollen)).toEqual({ ok: false, why: 'The link is not whole.' });
  });
});
