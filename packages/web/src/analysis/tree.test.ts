import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answersTo,
  childrenOf,
  listed,
  named,
  pathTo,
  ROOT,
  type Tree,
  withAnswers,
  without,
} from './tree.ts';

const EMPTY: Tree = {
  title: '',
  head: {
    format: 'master-2020',
    seed: 1,
    players: [
      { name: 'A', by: 'person', main: [], extra: [] },
      { name: 'B', by: 'person', main: [], extra: [] },
    ],
  },
  nodes: [],
};
const answers = fc.array(fc.array(fc.nat(3), { maxLength: 2 }), { maxLength: 6 });
/** Where it is gone on from, as a part of the nodes that there are, and with which answers. */
const tries = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), answers), { maxLength: 12 });
const trees = tries.map((all) =>
  all.reduce<Tree>(
    (tree, [part, tried]) => withAnswers(tree, Math.floor(part * tree.nodes.length) - 1, tried).tree,
    EMPTY,
  ),
);
const treesAt = fc.tuple(trees, fc.double({ min: 0, max: 1, noNaN: true })).map(([tree, part]) => ({
  tree,
  at: Math.min(tree.nodes.length, Math.floor(part * (tree.nodes.length + 1))) - 1,
}));
const linesOf = (tree: Tree): readonly string[] =>
  tree.nodes.map((_, node) => JSON.stringify(answersTo(tree, node)));

describe('a tree of variations', () => {
  test('leads to the answers that were given, after those before them', () => {
    fc.assert(
      fc.property(treesAt, answers, ({ tree, at }, more) => {
        const now = withAnswers(tree, at, more);
        expect(answersTo(now.tree, now.at)).toEqual([...answersTo(tree, at), ...more]);
        expect(linesOf(now.tree).slice(0, tree.nodes.length)).toEqual(linesOf(tree));
      }),
    );
  });
  test('keeps each line once, and a node after the one before it', () => {
    fc.assert(
      fc.property(treesAt, answers, ({ tree, at }, more) => {
        const now = withAnswers(tree, at, more);
        expect(withAnswers(now.tree, at, more)).toEqual(now);
        expect(new Set(linesOf(now.tree)).size).toBe(now.tree.nodes.length);
        expect(now.tree.nodes.every(({ parent }, node) => parent < node)).toBe(true);
      }),
    );
  });
  test('loses with a node what follows it, and nothing else', () => {
    fc.assert(
      fc.property(treesAt, ({ tree, at }) => {
        fc.pre(at !== ROOT);
        const left = without(tree, at);
        const stays = tree.nodes.flatMap((_, node) =>
          pathTo(tree, node).includes(at) ? [] : [JSON.stringify(answersTo(tree, node))],
        );
        expect(linesOf(left.tree)).toEqual(stays);
        expect(answersTo(left.tree, left.at)).toEqual(answersTo(tree, at).slice(0, -1));
      }),
    );
  });
  test('lists every node once, each after the one before it and as deep as it has left the first answers', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const list = listed(tree);
        expect(list.map(({ node }) => node).sort((one, other) => one - other)).toEqual(
          tree.nodes.map((_, node) => node),
        );
        const place = new Map(list.map(({ node }, index) => [node, index]));
        for (const { node, depth } of list) {
          const path = pathTo(tree, node);
          const left = path.filter((each, index) => childrenOf(tree, path[index - 1] ?? ROOT)[0] !== each);
          expect(depth).toBe(left.length);
          for (const before of path.slice(0, -1))
            expect(place.get(before)).toBeLessThan(place.get(node) ?? 0);
        }
      }),
    );
  });
});

test('At a fork the first answer is listed, then the others with what follows, then it goes on', () => {
  const line = (...each: number[]): readonly Answer[] => each.map((one) => [one]);
  const first = withAnswers(EMPTY, ROOT, line(1, 2, 3)).tree;
  const second = withAnswers(first, 0, line(5, 6)).tree;
  const whole = named(withAnswers(second, ROOT, line(8)).tree, 3, 'Otherwise');
  const told = listed(whole).map(
    ({ node, depth }) => `${'>'.repeat(depth)}${whole.nodes[node]?.answer.join()}`,
  );
  expect(told).toEqual(['1', '>8', '2', '>5', '>6', '3']);
  expect(whole.nodes[3]?.name).toBe('Otherwise');
});
