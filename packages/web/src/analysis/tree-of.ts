import type { SavedDuel } from '../host/types.ts';
import { ROOT, type TreeAt, withAnswers } from './tree.ts';

/** The duel as a tree of one line, looked at where it ended. */
export const treeOf = (
  { head, answers, withoutEffects }: Pick<SavedDuel, 'head' | 'answers' | 'withoutEffects'>,
  title: string,
): TreeAt =>
  withAnswers({ title, head, ...(withoutEffects && { withoutEffects }), nodes: [] }, ROOT, answers);
