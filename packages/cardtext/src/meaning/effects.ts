/** What kinds of effects mean for their text. */
import type {
  Action,
  ActivatedEffect,
  Card,
  Condition,
  ContinuousEffect,
  ModifierName,
} from '@spellspeed/engine/language';
import { eventsOf, partsOf } from './times.ts';

/** Does its player decide whether to use it? A Spell or Trap Card is activated or not, without a word. */
export const isOptional = (effect: ActivatedEffect): boolean =>
  effect.effect === 'ignition' ||
  (effect.effect === 'quick' && effect.use !== 'mandatory') ||
  (effect.effect === 'trigger' && effect.use !== 'mandatory');
export const isEquip = (card: Card): boolean => card.kind === 'spell' && card.property === 'Equip';
/** Does the card stay on the field after its activation? */
export const stays = (card: Card): boolean =>
  card.kind !== 'monster' && (card.remains || ['Continuous', 'Field'].includes(card.property));
/** Continuous, Equip and Field cards stay by their kind, others by their text. */
export const staysByItsText = (card: Card): boolean =>
  card.kind !== 'monster' && card.remains && (card.property === 'Normal' || card.property === 'Quick-Play');
/** Does it apply to its own card? */
export const isOwn = ({ affects }: ContinuousEffect): boolean =>
  affects.affects === 'referenced' && affects.what.ref === 'this';
/** A Quick Effect that waits for nothing can be used in the opponent's turn, too. */
export const isAnswerable = (effect: ActivatedEffect): boolean => {
  const { turn, phases, timings } = partsOf(effect.condition);
  const waits = eventsOf(effect).length > 0 || turn !== undefined || phases.length > 0 || timings.length > 0;
  return effect.effect === 'quick' && !waits;
};

/** What need not say where the card lies that makes it so. */
const ANYWHERE: readonly ModifierName[] = [
  'atk',
  'def',
  'atk-def',
  'piercing',
  'destruction-replaced',
  'only-one-face-up',
  'kept-as-spell',
  'set-as-spell',
  'summon-not-negated',
  'silences-when-summoned',
  'substitutes-fusion-material',
];
export const isSaidAnywhere = ({ modifiers }: ContinuousEffect): boolean =>
  modifiers.every(({ modifies }) => ANYWHERE.includes(modifies));
/** Where the card is then follows: it is being Summoned, or the text says from where it is sent instead. */
export const saysWhereItself = ({ modifiers }: ContinuousEffect): boolean =>
  modifiers.every(
    (one) =>
      one.modifies === 'summon-not-negated' ||
      one.modifies === 'silences-when-summoned' ||
      (one.modifies === 'destruction-replaced' && isOfThis(one.instead)),
  );
/** "手札からセットできる": languages that say so need not say that it is there. */
export const isSetFromHand = ({ modifiers }: ContinuousEffect): boolean =>
  modifiers.every(({ modifies }) => modifies === 'set-as-spell');
const isOfThis = (action: Action): boolean =>
  'what' in action &&
  typeof action.what === 'object' &&
  'cards' in action.what &&
  action.what.cards === 'referenced' &&
  action.what.what.ref === 'this';
/** What a card counts as, it counts as only on the field if it does not say more. */
export const isKnownAs = ({ modifiers }: ContinuousEffect): boolean =>
  modifiers.some(({ modifies }) => modifies === 'name' || modifies === 'treated-as-normal-monster');
/**
 * Is it by the rules an effect without a class, whatever the words? (effects.unclassified.only-one-face-up, effects.unclassified.banish-when-it-leaves,
 * effects.unclassified.becomes-continuous-spell, effects.unclassified.set-as-spell, effects.unclassified.fusion-substitute,
 * effects.unclassified.gy-or-face-down, effects.unclassified.summon-dependent-stats)
 */
export const hasNoClass = (effect: ContinuousEffect): boolean =>
  effect.modifiers.some(({ modifies }) => NO_CLASS.includes(modifies)) ||
  (isOwn(effect) &&
    (effect.from.includes('gy') || isOfItsSummon(effect.while) || isBanishedOnLeaving(effect)));
const NO_CLASS: readonly ModifierName[] = [
  'only-one-face-up',
  'kept-as-spell',
  'set-as-spell',
  'substitutes-fusion-material',
];
const isBanishedOnLeaving = ({ modifiers }: ContinuousEffect): boolean =>
  modifiers.some(({ modifies }) => modifies === 'banished-when-it-leaves');
const isOfItsSummon = (condition: Condition | undefined): boolean =>
  condition?.if === 'matches' &&
  condition.what.ref === 'this' &&
  condition.filter.some(({ test }) => test === 'summoned');
