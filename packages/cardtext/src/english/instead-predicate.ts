/** What is done instead of a destruction, read: "If this card would be destroyed by battle, you can detach 1 material instead". */
import type { Action, Affected, Cause, Filter, Modifier, Test } from '@spellspeed/engine/language';
import { gathered, wordsAdd } from '../grammar/gather.ts';
import { eitherOf, meaning, type Reader, readOnly } from '../grammar/phrase.ts';
import type { Change, FoundChange } from './change.ts';
import { matching, ofAKind, one, PLURAL, referenced, THIS } from './changed-cards.ts';
import { NOUN, nounsIn, PREFIXES } from './noun.ts';
import { KINDS, THEIRS } from './protection-predicate.ts';
import { POINTERS } from './reference.ts';
import { ACTION, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';

const CAUSES: readonly (readonly [string, readonly Cause[], Filter?])[] = [
  [' by battle', ['battle']],
  [' by card effect', ['effect']],
  [' by battle or card effect', ['battle', 'effect']],
  [" by your opponent's card effect", ['effect'], THEIRS],
  [" by battle or your opponent's card effect", ['battle', 'effect'], THEIRS],
  ...KINDS.map(([kind, of]) => [` by a ${kind} effect`, ['effect'], of] as const),
];
export const anyOne = one(
  eitherOf<Affected, Speech>(
    meaning(POINTERS.subject, referenced),
    meaning(
      ofAKind(() => nounsIn({ count: 'a' })),
      matching,
    ),
  ),
);
/** "each Dragon monster you control" */
const eachOne = one(meaning({ read: gathered<Test, Speech>(wordsAdd('each '), NOUN).read }, matching));
/** An action without leave to leave it. */
const DONE: Said<Action> = readOnly({
  read: (text, at, speech) => ACTION.read(text, at, speech).filter(({ value }) => value.do !== 'may'),
});
/** "The first time this card would be destroyed by battle each turn, it is not destroyed" */
export const firstTimes: readonly FoundChange[] = CAUSES.flatMap(([words, by, of = []]) => [
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of }],
  })`the first time ${{ affects: anyOne }} would be destroyed${words} each turn, it is not destroyed`,
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of, times: 2 }],
  })`the first 2 times ${{ affects: anyOne }} would be destroyed${words} each turn, it is not destroyed`,
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of, for: 'each' }],
  })`the first time ${{ affects: eachOne }} would be destroyed${words} each turn, it is not destroyed`,
]);
/** A card, or cards of a kind; "monster(s)": done once, it saves all of them. */
const SAVED: Reader<Filter, Speech> = gathered(PREFIXES.a, NOUN);
const USES = [
  ['', 'mandatory'],
  ['you can ', 'optional'],
] as const;
type Replacement = Extract<Modifier, { modifies: 'destruction-replaced' }>;
/** What is done instead of destroying these cards. */
const replaced = (affects: Affected, what: Omit<Replacement, 'modifies'>): Change => ({
  affects,
  modifiers: [{ modifies: 'destruction-replaced', ...what }],
});
export const instead: readonly FoundChange[] = CAUSES.flatMap(([words, by, of]) =>
  USES.flatMap(([can, use]) => [
    meaning(
      say<{ affects: Affected; instead: Action }>(
        {},
      )`if ${{ affects: anyOne }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ affects, instead: action }) => replaced(affects, { by, ...(of && { of }), use, instead: action }),
    ),
    meaning(
      say<{ saved: Filter; instead: Action }>(
        {},
      )`if exactly 1 ${{ saved: PLURAL }} (and no other cards) would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ saved, instead: action }) =>
        replaced(matching(saved), { by, ...(of && { of }), use, saves: 'one-alone', instead: action }),
    ),
    meaning(
      say<{ saved: Filter; instead: Action }>(
        {},
      )`if ${{ saved: one(SAVED) }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ saved, instead: action }) =>
        replaced(matching(saved), { by, ...(of && { of }), use, saves: 'all-together', instead: action }),
    ),
  ]),
);

/** "If this card would be destroyed by battle, you can detach 1 material from this card instead": the card itself is not spoken of as "it". */
export const itselfInstead: readonly FoundChange[] = CAUSES.flatMap(([words, by, of]) =>
  USES.map(([can, use]) =>
    meaning(
      say<{ instead: Action }>(
        {},
      )`if this card would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ instead: action }) => replaced(THIS, { by, ...(of && { of }), use, instead: action }),
    ),
  ),
);
