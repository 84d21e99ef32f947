/** Trees as texts: as they are kept, and in links. */
import { type FormatError, messageOf, REPLAY_VERSION, readReplay } from '@spellspeed/formats';
import { isNodeOf, ROOT, type Tree, type TreeAt, type TreeNode } from './tree.ts';

export type ReadTree = ({ readonly ok: true } & TreeAt) | { readonly ok: false; readonly why: string };

export const TREE_VERSION = 1;
/** More than anybody tries; all of them are played when it is opened. */
export const MOST_NODES = 5000;
const MOST_CARDS = 500;
const MOST_LETTERS = 500;

/** A node in few letters: the node before it, the answer, and its name if it has one. */
type Written = readonly [number, ...(number | string)[]];
const written = ({ parent, answer, name }: TreeNode): Written =>
  name === '' ? [parent, ...answer] : [parent, ...answer, name];

export const treeText = ({ tree, at }: TreeAt): string => {
  const { title, head, withoutEffects, passive, nodes } = tree;
  return JSON.stringify({
    spellspeed: 'analysis',
    version: TREE_VERSION,
    title,
    at,
    ...head,
    ...(withoutEffects && { withoutEffects }),
    ...(passive !== undefined && { passive }),
    nodes: nodes.map(written),
  });
};

/** The tree of a text, or what is wrong with it. */
export const readTree = (text: string): ReadTree => {
  const json = jsonIn(text);
  if (!isRecord(json)) return { ok: false, why: 'This is no analysis: no object was found.' };
  const { spellspeed, version, title, at, withoutEffects, passive, nodes, ...head } = json;
  if (spellspeed !== 'analysis') return { ok: false, why: '"spellspeed": expected "analysis".' };
  if (version !== TREE_VERSION)
    return {
      ok: false,
      why: `"version": found ${JSON.stringify(version)}, this page reads ${TREE_VERSION}.`,
    };
  if (typeof title !== 'string' || title.length > MOST_LETTERS)
    return { ok: false, why: `"title": expected a text of at most ${MOST_LETTERS} characters.` };
  const read = headOf(head);
  if (!read.ok) return { ok: false, why: read.errors.map(messageOf).join('\n') };
  if (!isCards(withoutEffects)) return { ok: false, why: '"withoutEffects": expected a list of passcodes.' };
  if (passive !== undefined && passive !== 0 && passive !== 1)
    return { ok: false, why: '"passive": expected 0 or 1, the player who only passes.' };
  const found = nodesIn(nodes);
  if ('why' in found) return { ok: false, why: found.why };
  const tree: Tree = {
    title,
    head: read.head,
    ...(withoutEffects && { withoutEffects }),
    ...(passive !== undefined && { passive }),
    nodes: found.nodes,
  };
  return typeof at === 'number' && isNodeOf(tree, at)
    ? { ok: true, tree, at }
    : { ok: false, why: '"at": expected one of the nodes.' };
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCards = (value: unknown): value is readonly number[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length <= MOST_CARDS && value.every(isWhole));

type ReadHead =
  | { readonly ok: true; readonly head: Tree['head'] }
  | { readonly ok: false; readonly errors: readonly FormatError[] };
/** How a duel begins is read as in a replay; this one has no answers. */
const headOf = (head: Readonly<Record<string, unknown>>): ReadHead => {
  const course = { pool: '0', cards: {}, hash: '0', answers: [], surrendered: null, checkpoints: [] };
  const text = JSON.stringify({ ...head, spellspeed: 'replay', version: REPLAY_VERSION, ...course }, null, 1);
  const read = readReplay(text, 'analysis');
  if (!read.ok) return read;
  const { format, seed, players, askEveryWindow, first, field } = read.value;
  const more = { ...(askEveryWindow && { askEveryWindow }), ...(first !== undefined && { first }) };
  return { ok: true, head: { format, seed, players, ...more, ...(field && { field }) } };
};

const nodesIn = (nodes: unknown): { readonly nodes: readonly TreeNode[] } | { readonly why: string } => {
  if (!Array.isArray(nodes) || nodes.length > MOST_NODES)
    return { why: `"nodes": expected a list of at most ${MOST_NODES}.` };
  const found = nodes.map(nodeIn);
  const wrong = found.findIndex((node, index) => node === null || node.parent >= index);
  return wrong < 0
    ? { nodes: found.filter((node) => node !== null) }
    : { why: `"nodes", number ${wrong + 1}: expected a node before it, an answer, and perhaps a name.` };
};
const nodeIn = (value: unknown): TreeNode | null => {
  if (!Array.isArray(value)) return null;
  const last: unknown = value.at(-1);
  const name = typeof last === 'string' ? last : '';
  const [parent, ...answer]: unknown[] = typeof last === 'string' ? value.slice(0, -1) : value;
  if (!isWhole(parent) || parent < ROOT || name.length > MOST_LETTERS || !answer.every(isWhole)) return null;
  return { parent, answer, name };
};
