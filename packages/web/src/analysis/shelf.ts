/** The analyses that are kept in this browser: each keeps itself whenever it changes. */
import { del, get, set, update } from 'idb-keyval';
import { readTree, treeText } from './saved-tree.ts';
import type { TreeAt } from './tree.ts';

/** What the list says of an analysis. */
export interface KeptTree {
  readonly id: string;
  readonly title: string;
  /** How many answers it has. */
  readonly nodes: number;
  /** Milliseconds since 1970: when it was last changed. */
  readonly at: number;
}
const LIST = 'spellspeed.analyses';
const keyOf = (id: string): string => `spellspeed.analysis.${id}`;

/** The latest first. */
export const keptTrees = async (): Promise<readonly KeptTree[]> => (await get<KeptTree[]>(LIST)) ?? [];
export const keepTree = async (id: string, tree: TreeAt): Promise<void> => {
  await set(keyOf(id), treeText(tree));
  const { title, nodes } = tree.tree;
  const entry: KeptTree = { id, title, nodes: nodes.length, at: Date.now() };
  await update<KeptTree[]>(LIST, (list = []) => [entry, ...list.filter((each) => each.id !== id)]);
};
/** What was kept under this name; a sentence where it cannot be read any more. */
export const keptTree = async (id: string): Promise<ReturnType<typeof readTree> | null> => {
  const text = await get<string>(keyOf(id));
  return text === undefined ? null : readTree(text);
};
export const forgetTree = async (id: string): Promise<void> => {
  await update<KeptTree[]>(LIST, (list = []) => list.filter((each) => each.id !== id));
  await del(keyOf(id));
};
