/** A tree of variations: how a duel begins, and every answer that was tried, each after another one. A value; nothing in it is ever changed. */
import type { Player } from '@spellspeed/engine';
import type { ReplayHead } from '@spellspeed/formats';

export type Answer = readonly number[];
/** An answer, and what came before it. */
export interface TreeNode {
  /** The answer before it, by its place in the list; `ROOT` at the beginning. It stands before this one. */
  readonly parent: number;
  readonly answer: Answer;
  /** Empty: it has no name. */
  readonly name: string;
}
export interface Tree {
  readonly title: string;
  readonly head: ReplayHead;
  /** Cards that are played as cards without effects. */
  readonly withoutEffects?: readonly number[];
  /** Who only does what must be done: one person plays alone. */
  readonly passive?: Player;
  readonly nodes: readonly TreeNode[];
}
/** A tree, and the node at which it is looked at. */
export interface TreeAt {
  readonly tree: Tree;
  readonly at: number;
}
/** Before the first answer. */
export const ROOT = -1;

const isSame = (one: Answer, other: Answer): boolean => one.join() === other.join();

export const isNodeOf = ({ nodes }: Tree, at: number): boolean => at === ROOT || nodes[at] !== undefined;
/** The nodes from the first answer to this one. */
export const pathTo = ({ nodes }: Tree, at: number): readonly number[] => {
  const path: number[] = [];
  for (let node = at; node !== ROOT; node = nodes[node]?.parent ?? ROOT) path.push(node);
  return path.reverse();
};
export const answersTo = (tree: Tree, at: number): readonly Answer[] =>
  pathTo(tree, at).flatMap((node) => {
    const found = tree.nodes[node];
    return found === undefined ? [] : [found.answer];
  });
/** What was tried after this node, the first that was tried first. */
export const childrenOf = ({ nodes }: Tree, at: number): readonly number[] =>
  nodes.flatMap(({ parent }, node) => (parent === at ? [node] : []));

/** After this node these answers, one after the other; where they were tried already, it is gone there. */
export const withAnswers = (tree: Tree, at: number, answers: readonly Answer[]): TreeAt =>
  answers.reduce<TreeAt>(
    (now, answer) => {
      const known = childrenOf(now.tree, now.at).find((node) =>
        isSame(now.tree.nodes[node]?.answer ?? [], answer),
      );
      if (known !== undefined) return { tree: now.tree, at: known };
      const nodes = [...now.tree.nodes, { parent: now.at, answer, name: '' }];
      return { tree: { ...now.tree, nodes }, at: nodes.length - 1 };
    },
    { tree, at },
  );

export const named = (tree: Tree, at: number, name: string): Tree => ({
  ...tree,
  nodes: tree.nodes.map((node, index) => (index === at ? { ...node, name } : node)),
});

/** Without this node and all that was tried after it; one is then at the node before it. */
export const without = (tree: Tree, at: number): TreeAt => {
  const gone = new Set<number>();
  const places = new Map<number, number>([[ROOT, ROOT]]);
  const nodes: TreeNode[] = [];
  tree.nodes.forEach((node, index) => {
    if (index === at || gone.has(node.parent)) gone.add(index);
    else {
      places.set(index, nodes.length);
      nodes.push({ ...node, parent: places.get(node.parent) ?? ROOT });
    }
  });
  const parent = tree.nodes[at]?.parent ?? ROOT;
  return { tree: { ...tree, nodes }, at: places.get(parent) ?? ROOT };
};

/** A node as it is listed, and how many variations it lies within. */
export interface Listed {
  readonly node: number;
  readonly depth: number;
}
/** Every node once, as analyses are printed: at a fork the first answer, then the others with all that follows them, then on with the first. */
export const listed = (tree: Tree): readonly Listed[] => {
  const children = new Map<number, number[]>();
  tree.nodes.forEach(({ parent }, node) => {
    children.set(parent, [...(children.get(parent) ?? []), node]);
  });
  const list: Listed[] = [];
  /** What is still to be listed, the next one last; where it goes on, the forks are listed before that. */
  const waiting: (Listed & { readonly isListed: boolean })[] = [];
  const fork = (at: number, depth: number): void => {
    const [first, ...others] = children.get(at) ?? [];
    if (first === undefined) return;
    waiting.push({ node: first, depth, isListed: true });
    for (const other of others.reverse()) waiting.push({ node: other, depth: depth + 1, isListed: false });
    list.push({ node: first, depth });
  };
  fork(ROOT, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!next.isListed) list.push({ node: next.node, depth: next.depth });
    fork(next.node, next.depth);
  }
  return list;
};
