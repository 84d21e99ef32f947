/** What two parts say together: "each player chooses 1 monster they control", "those monsters". */
import type { Action, ActionOf, Cards, Filter, Reference, Side } from '@spellspeed/engine';
import { boundKey, introduce, mentionOf } from '../memory.ts';
import { sayCards } from './cards.ts';
import type { Speech } from './speech.ts';

interface Mirrored {
  /** What has been said already, with the word that leads on. */
  readonly said: string;
  readonly rest: readonly Action[];
}
type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;

/** You choose of yours and the opponent of theirs: "each player chooses …". */
export const sayMirroredChoice = (parts: readonly Action[], speech: Speech): Mirrored => {
  const [first, second, third, ...rest] = parts;
  const yours = chosenBy('you', first);
  const theirs = chosenBy('opponent', second);
  if (!yours || !theirs || !third || !isMirrored(yours.filter, theirs.filter))
    return { said: '', rest: parts };
  const each: Speech = { ...speech, mood: 'third-person', you: 'they' };
  sayCards(theirs, { ...speech });
  const choice = `each player chooses ${sayCards(yours, each)} and ${speech.words.action(third, each)}`;
  return { said: rest.length === 0 ? choice : `${choice}, and if you do, `, rest };
};
const chosenBy = (player: 'you' | 'opponent', action: Action | undefined): Chosen | undefined =>
  action?.do === 'choose' && action.what.cards === 'chosen' && action.what.by === player
    ? action.what
    : undefined;
const MIRROR: { readonly [side in Side]: Side } = { you: 'opponent', opponent: 'you', any: 'any' };
const isMirrored = (left: Filter, right: Filter): boolean => {
  const mirrored = left.map((test) => (test.test === 'in' ? { ...test, side: MIRROR[test.side] } : test));
  return JSON.stringify(mirrored) === JSON.stringify(right);
};

/** Two references as one that is spoken of in the plural. */
export const both = (first: Reference, second: Reference, speech: Speech): Reference | undefined => {
  const mentions = [first, second].map((one) => mentionOf(speech.memory, one));
  const [mention, other] = mentions;
  if (!mention || mention.noun !== other?.noun || first.ref !== 'bound' || second.ref !== 'bound')
    return undefined;
  const name = `${first.name} and ${second.name}`;
  introduce(speech.memory, boundKey(name), { ...mention, number: 'several' });
  speech.memory.focus = undefined;
  return { ref: 'bound', name };
};

/** The same thing that begins for two cards one after the other is said once. */
export const sameApplied = (parts: readonly Action[], speech: Speech): readonly Action[] => {
  const done: Action[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    const merged = last?.do === 'apply' && part.do === 'apply' ? mergeApplied(last, part, speech) : undefined;
    if (merged) done.pop();
    done.push(merged ?? part);
  }
  return done;
};
type Apply = ActionOf<'apply'>;
const mergeApplied = (left: Apply, right: Apply, speech: Speech): Apply | undefined => {
  if (left.affects.affects !== 'referenced' || right.affects.affects !== 'referenced') return undefined;
  const same =
    left.until === right.until && JSON.stringify(left.modifiers) === JSON.stringify(right.modifiers);
  const what = same ? both(left.affects.what, right.affects.what, speech) : undefined;
  return what && { ...left, affects: { affects: 'referenced', what } };
};
