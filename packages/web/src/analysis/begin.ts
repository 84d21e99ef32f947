/** From a duel, however it was come by, to the board of analyses or to the editor of fields. */
import { newId } from '../app/new-id.ts';
import type { SavedDuel } from '../host/types.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { keepTree } from './shelf.ts';
import type { TreeAt } from './tree.ts';
import { treeOf } from './tree-of.ts';

export const addressOfTree = (id: string): string => `/analysis?id=${id}`;

/** Keeps the tree as one of its own; the address at which it is open. */
export const keepAnew = async (tree: TreeAt): Promise<string> => {
  const id = newId();
  await keepTree(id, tree);
  return addressOfTree(id);
};
/** The address of the board on which this duel can be gone back in. */
export const analysisOf = (saved: SavedDuel, title: string): Promise<string> =>
  keepAnew(treeOf(saved, title));
/** The address of the editor with the field on which this duel ends. */
export const fieldOfDuel = async (saved: SavedDuel, title: string): Promise<string | null> => {
  const { tree, at } = treeOf(saved, title);
  const link = await watchingHosts().analysis.field({ tree, at, side: 0, language: 'en' });
  return link === null ? null : `/rulings/edit?${link}`;
};
