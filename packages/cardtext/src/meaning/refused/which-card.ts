/** What no text means of the card that is spoken of. */
import type { ActivatedEffect, Mode } from '@spellspeed/engine/language';
import { type Fields, isFields, isThis, MOVES, namedBy, some } from './parts.ts';

/** Cards that are counted later were given a name before; what an event or a declaration notes has a name of its own. */
export const countsWhatNobodyNoted = (effect: ActivatedEffect): boolean =>
  some(
    effect.modes,
    ({ count, name }) =>
      count === 'noted' && OF_CARDS.test(String(name)) && !some(effect, ({ as }) => as === name),
  );
const OF_CARDS = /^card\d+$/;
/** "that monster's ATK", once another monster was chosen, is the other's. */
export const measuresAnother = (resolve: Mode['resolve']): boolean =>
  some(resolve, ({ do: verb, what }) => verb === 'destroy' && isFields(what) && what.cards === 'chosen') &&
  some(resolve, ({ count, of }) => count === 'stat' && isFields(of) && of.ref === 'event');
/**
 * What is targeted is spoken of in what is done: "discard 1 card, and if you do, banish it" does not banish the discarded card. Only of
 * the attacking monster the attack is spoken of.
 */
export const forgetsATarget = ({ targets, resolve }: Mode): boolean =>
  resolve !== undefined &&
  targets.some(
    ({ as, filter }) =>
      !filter.some(({ test }) => test === 'is') && !some(resolve, ({ name }) => name === as),
  );
/** "That name" is one that somebody has declared: an effect with which nobody declares anything means the name of a card. */
export const asksForUndeclared = (effect: ActivatedEffect): boolean =>
  some(effect.modes, (part) => part.test === 'declared') &&
  !some(effect.modes, (part) => part.do === 'declare');
/** What was paid is no longer there: "that monster", which is destroyed, is another one. */
export const usesPaid = ({ cost, resolve }: Fields): boolean => {
  const paid = isFields(cost) ? paidIn(cost) : [];
  return paid.length > 0 && some(resolve, (part) => isDoneOnField(part) && paid.includes(namedBy(part)));
};
const paidIn = (cost: Fields): readonly unknown[] => {
  const isMove = cost.do === 'detach' || MOVES.includes(cost.do);
  const own = isMove && isFields(cost.what) ? [cost.what.as] : [];
  const parts: readonly unknown[] = Array.isArray(cost.parts) ? cost.parts : [];
  return [...own, ...parts.flatMap((part) => (isFields(part) ? paidIn(part) : []))].filter(
    (name) => name !== undefined,
  );
};
const ON_FIELD: readonly unknown[] = ['destroy', 'tribute', 'change-position', 'take-control', 'apply'];
const isDoneOnField = ({ do: verb }: Fields): boolean => ON_FIELD.includes(verb);
/** One card alone has the same name as no other: another card is meant, of which the text has spoken. */
export const isAlikeAlone = ({ cards, same, max }: Fields): boolean =>
  cards === 'chosen' && same !== undefined && max === 1;
/** "Special Summon 1 monster with that name, but its effects are negated": those of the Summoned one, not of the one that has the name. */
export const meansNamesake = ({ do: verb, parts }: Fields): boolean =>
  verb === 'sequence' &&
  Array.isArray(parts) &&
  parts.some((part: unknown, index) => {
    const next: unknown = parts[index + 1];
    const name = isFields(part) && part.do === 'special-summon' ? namesakeOf(part.what) : undefined;
    return name !== undefined && isFields(next) && next.do === 'apply' && namedBy(next) === name;
  });
const namesakeOf = (what: unknown): unknown => {
  if (!isFields(what) || !Array.isArray(what.filter)) return undefined;
  const alike: unknown = what.filter.find((one: unknown) => isFields(one) && one.test === 'same-name');
  return isFields(alike) && isFields(alike.as) ? alike.as.name : undefined;
};
/** Nothing is attached or equipped to itself: "attach this card to it" speaks of another card. */
export const bindsToItself = (effect: ActivatedEffect): boolean =>
  some(effect.modes, ({ do: verb, what, to }) => {
    const isBinding = verb === 'attach' || verb === 'equip';
    return isBinding && isThis(to) && isFields(what) && isThis(what.what);
  });
/** A card that has been moved is not what it was: what it is now is asked of the card as it is now. (effects.target.moved-away) */
export const asksOfMoved = ({ do: verb, parts }: Fields): boolean =>
  verb === 'sequence' &&
  Array.isArray(parts) &&
  parts.some((part: unknown, index) => {
    const moved =
      isFields(part) && MOVES.includes(part.do) && isFields(part.what) ? nameOf(part.what) : undefined;
    return moved !== undefined && some(parts.slice(index + 1), (later) => isAskedOf(later, moved));
  });
const nameOf = ({ as, what }: Fields): unknown => as ?? (isFields(what) ? what.name : undefined);
const isAskedOf = ({ if: asked, what }: Fields, name: unknown): boolean =>
  asked === 'matches' && isFields(what) && what.ref === 'bound' && what.name === name;
