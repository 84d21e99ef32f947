/** What the parts of a sequence mean together. */
import type {
  Action,
  ActionOf,
  Cards,
  Duration,
  Filter,
  ModifierName,
  Reference,
  Side,
} from '@spellspeed/engine/language';
import { boundKey, introduce, type Memory, type Mention, mentionOf } from '../memory.ts';

type Apply = ActionOf<'apply'>;
type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;

/** What is done later is a sentence of its own. */
export const splitAtLater = (
  parts: readonly Action[],
): { readonly now: readonly Action[]; readonly later: readonly Action[] } => {
  const at = parts.findIndex((part, index) => index > 0 && part.do === 'later');
  return at < 0 ? { now: parts, later: [] } : { now: parts.slice(0, at), later: parts.slice(at) };
};

const RESTRICTIONS: readonly ModifierName[] = ['cannot-activate', 'no-battle-phase'];
/** Does it restrict the player of the text? */
export const restrictsYou = ({ affects, modifiers }: Apply): boolean =>
  affects.affects === 'player' &&
  affects.side === 'you' &&
  modifiers.every(({ modifies }) => RESTRICTIONS.includes(modifies));
/** What befalls the cards to which something good has been done. */
const QUALIFYING: readonly ModifierName[] = [
  'effects',
  'banished-when-it-leaves',
  'placed-on-bottom-when-it-leaves',
  'cannot-attack',
  'cannot-attack-directly',
  'cannot-declare-attacks',
  'cannot-be-activated',
  'cannot-be-material',
  'not-tributed',
];
/** A condition that comes with what has been done: "but". (wording.conj.but) */
export const qualifies = (part: Action): boolean =>
  part.do === 'apply' &&
  (restrictsYou(part) || part.modifiers.every(({ modifies }) => QUALIFYING.includes(modifies)));

/** You choose of yours and the opponent of theirs: "each player chooses …". */
export interface MirroredChoice {
  readonly yours: Chosen;
  readonly theirs: Chosen;
  /** What is done with both. */
  readonly done: Action;
  readonly rest: readonly Action[];
}
export const mirroredChoice = (parts: readonly Action[]): MirroredChoice | undefined => {
  const [first, second, done, ...rest] = parts;
  const yours = chosenBy('you', first);
  const theirs = chosenBy('opponent', second);
  return yours && theirs && done && isMirrored(yours.filter, theirs.filter)
    ? { yours, theirs, done, rest }
    : undefined;
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
export const both = (first: Reference, second: Reference, memory: Memory): Reference | undefined => {
  const [mention, other] = [first, second].map((one) => mentionOf(memory, one));
  if (!mention || mention.noun !== other?.noun || first.ref !== 'bound' || second.ref !== 'bound')
    return undefined;
  const name = `${first.name} and ${second.name}`;
  // Of two targets it is neither the first nor the second.
  const { said: _, whose: __, isControlled: ___, ...common } = mention;
  const together: Mention = mention.as === 'target' ? { ...common, as: 'other' } : mention;
  introduce(memory, boundKey(name), { ...together, number: 'several' });
  memory.focus = undefined;
  return { ref: 'bound', name };
};

/** The same thing that begins for two cards one after the other is said once. */
export const sameApplied = (parts: readonly Action[], memory: Memory): readonly Action[] => {
  const done: Action[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    const merged = last?.do === 'apply' && part.do === 'apply' ? mergeApplied(last, part, memory) : undefined;
    if (merged) done.pop();
    done.push(merged ?? part);
  }
  return done;
};
const mergeApplied = (left: Apply, right: Apply, memory: Memory): Apply | undefined => {
  if (left.affects.affects !== 'referenced' || right.affects.affects !== 'referenced') return undefined;
  const same =
    left.until === right.until && JSON.stringify(left.modifiers) === JSON.stringify(right.modifiers);
  const what = same ? both(left.affects.what, right.affects.what, memory) : undefined;
  return what && { ...left, affects: { affects: 'referenced', what } };
};

/** What binds a player from now on is a sentence of its own. */
/** "Apply these effects (simultaneously)": the first of them is the player's choice, so that "you can" must not seem to reach further. */
export const isSaidInBullets = ({ joint, parts }: ActionOf<'sequence'>): boolean => {
  const [first, ...others] = parts;
  const isFree = first?.do === 'may' && first.otherwise === undefined;
  return joint === 'also' && isFree && others.every((part) => 'what' in part && isOfDeck(part.what));
};
const isOfDeck = (what: unknown): boolean =>
  typeof what === 'object' && what !== null && 'cards' in what && what.cards === 'top';
export const startsAnew = (part: Action): boolean => part.do === 'apply' && part.affects.affects === 'player';
/** What begins for the same cards and lasts equally long is one change: "its effects are negated, also it cannot attack". */
export const isSaidTogether = (first: Action | undefined, second: Action): boolean =>
  first?.do === 'apply' &&
  second.do === 'apply' &&
  first.affects.affects === 'referenced' &&
  !first.while &&
  !second.while &&
  JSON.stringify([first.affects, first.until, first.turns]) ===
    JSON.stringify([second.affects, second.until, second.turns]);
type Group = readonly [Action, ...Action[]];
/** What begins together and lasts equally long stands together. */
export const equallyLong = (parts: readonly Action[]): readonly Group[] => {
  const groups: [Action, ...Action[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && lastsAsLong(last[0], part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
};
const UNSAID: readonly Duration[] = ['while-face-up', 'while-it-stays'];
const lastsAsLong = (first: Action, second: Action): boolean =>
  first.do === 'apply' &&
  second.do === 'apply' &&
  !first.while &&
  !second.while &&
  first.until === second.until &&
  JSON.stringify(first.turns) === JSON.stringify(second.turns) &&
  (first.turns !== undefined || !UNSAID.includes(first.until));
