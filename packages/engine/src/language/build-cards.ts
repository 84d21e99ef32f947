/** Words for the cards that something is done to, and for targets. */
import type { Action, Cards } from './action.ts';
import type { Amount } from './amount.ts';
import type { Target } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** "all …" */
export const every = (...filter: Filter): Cards => ({ cards: 'all', filter });
export type Chosen = Extract<Cards, { cards: 'chosen' }>;
/** "1 …", chosen while the effect is carried out: does not target. */
export const choose1 = (...filter: Filter): Chosen => ({
  cards: 'chosen',
  filter,
  min: 1,
  max: 1,
  by: 'you',
});
/** "up to n …", at least one. (wording.conj.up-to) */
export const chooseUpTo = (max: Amount, ...filter: Filter): Chosen => ({
  cards: 'chosen',
  filter,
  min: 1,
  max,
  by: 'you',
});
export const chooseExactly = (count: number, ...filter: Filter): Chosen => ({
  cards: 'chosen',
  filter,
  min: count,
  max: count,
  by: 'you',
});
/** "3 … with different Attributes" */
export const withDifferentAttributes = (cards: Chosen): Chosen => ({ ...cards, different: 'attributes' });
/** "up to 1 … each from your hand and GY": so many at most, and no two from one place */
export const upTo1EachFrom = (places: number, ...filter: Filter): Chosen => ({
  ...chooseUpTo(places, ...filter),
  different: 'zones',
});
/** "3 … with different Types, 1 each from your hand, Deck, and GY" */
export const withDifferentTypes1EachFrom = (cards: Chosen): Chosen => ({
  ...cards,
  different: ['races', 'zones'],
});
/** "… whose combined ATK is less than or equal to …" */
export const withTotalAtkUpTo = (most: Amount, cards: Chosen): Chosen => ({
  ...cards,
  total: { stat: 'atk', most },
});
/** "… whose total original Levels equal or exceed …" */
export const withTotalOriginalLevelsOf = (least: Amount, cards: Chosen): Chosen => ({
  ...cards,
  total: { stat: 'original-level', least },
});
/** "1 Tuner and 1 non-Tuner monster you control": `oneOfEach([[tuner], [nonTuner]], monster, youControl)` */
export const oneOfEach = (each: readonly Filter[], ...filter: Filter): Chosen => ({
  ...chooseExactly(each.length, ...filter),
  each,
});
/** "… whose total Levels equal n" */
export const withTotalLevelsOf = (is: Amount, cards: Chosen): Chosen => ({
  ...cards,
  total: { stat: 'level', is },
});
/** "2 … with different names": `withDifferentNames(chooseExactly(2, …))` */
export const withDifferentNames = <C extends Chosen | Target>(cards: C): C => ({
  ...cards,
  different: 'names',
});
/** "2 … with the same name": `withTheSameName(chooseExactly(2, …))` */
export const withTheSameName = <C extends Chosen | Target>(cards: C): C => ({
  ...cards,
  same: 'names',
});
/** "any number of …", at least one: as many as it can be done to. */
export const chooseAnyNumber = (...filter: Filter): Chosen => chooseUpTo(ANY_NUMBER, ...filter);
/** "so many": as many as counted, or all if there are fewer. */
export const chooseAsMany = (count: Amount, ...filter: Filter): Chosen => ({
  cards: 'chosen',
  filter,
  min: 'max',
  max: count,
  by: 'you',
});
/** "your opponent chooses …" */
export const byOpponent = (cards: Chosen): Chosen => ({
  ...cards,
  by: 'opponent',
});
export const atRandom = (count: Amount, ...filter: Filter): Cards => ({ cards: 'random', filter, count });
/** "the top n card(s) of your Deck" */
export const topOfDeck = (count: Amount, side: 'you' | 'opponent' = 'you'): Cards => ({
  cards: 'top',
  side,
  count,
});
export const reveal = (what: What): Action => ({ do: 'reveal', what: cardsOf(what) });
export const lookAt = (what: What): Action => ({ do: 'look-at', what: cardsOf(what) });
/** "place … face-up in your Spell & Trap Zone" */
export const placeInSpellTrapZone = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'spell-trap-zone',
});
/** "place … face-up in its owner's Spell & Trap Zone as a Continuous Spell" */
export const placeInOwnersSpellTrapZone = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'spell-trap-zone',
  whose: 'owner',
});
/** "place … in your Spell & Trap Zone as a face-up Continuous Trap" */
export const placeAsTrap = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'spell-trap-zone',
  placedAs: 'trap',
});
/** "place … in its owner's Spell & Trap Zone as a face-up Continuous Trap" */
export const placeAsOwnersTrap = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'spell-trap-zone',
  whose: 'owner',
  placedAs: 'trap',
});
export const placeInPendulumZone = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'pendulum-zone',
});
/** "place … face-up in your Field Zone" */
export const placeInFieldZone = (what: What): Action => ({
  do: 'place',
  what: cardsOf(what),
  to: 'field-zone',
});
/** "activate 1 Field Spell directly from your Deck" */
export const activateCard = (what: What): Action => ({ do: 'activate', what: cardsOf(what) });
export const moveToOtherZone = (what: What): Action => ({ do: 'move-to-other-zone', what: cardsOf(what) });
/** Gives the cards a name for later parts of the text. */
export const as = (name: string, cards: Cards): Cards => ({ ...cards, as: name });
/** "that face-up monster": what the text points to, if it still matches. */
export const that = (what: Reference, ...still: Filter): Cards => ({ cards: 'referenced', what, still });
/** What an action is done to: words for cards, or something the text points to. */
export type What = Cards | Reference;
export const cardsOf = (what: What): Cards => ('ref' in what ? { cards: 'referenced', what } : what);
/** "Target 1 …" */
export const target1 = (...filter: Filter): Target => ({ as: 'target', filter, min: 1, max: 1 });
/** "Target up to n …": how many is decided with the targets. (wording.conj.up-to) */
export const targetUpTo = (max: Amount, ...filter: Filter): Target => ({ as: 'target', filter, min: 1, max });
/** "Target 2 …" */
export const targetExactly = (count: number, ...filter: Filter): Target => ({
  as: 'target',
  filter,
  min: count,
  max: count,
});
/** "Target any number of …", at least one: as many as the effect can be done to. */
export const targetAnyNumber = (...filter: Filter): Target => targetUpTo(ANY_NUMBER, ...filter);
/** "Target an equal number of … and …" */
export const targetEquallyMany = (one: Filter, other: Filter): readonly [Target, Target] => [
  targetAnyNumber(...one),
  { ...targetAs('others', targetAnyNumber(...other)), asManyAs: 'target' },
];
const ANY_NUMBER = 60;
/** "Target 1 … (if possible)" */
export const ifPossible = (target: Target): Target => ({ ...target, ifPossible: true });
/** "that monster your opponent controls", "your monster": the effect asks at resolution whether it is still theirs. */
export const stillTheirs = (target: Target): Target => ({ ...target, stillTheirs: true });
/** A target under a name of its own. */
export const targetAs = (name: string, target: Target): Target => ({ ...target, as: name });
