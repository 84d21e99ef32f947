/** What no text means, though its words could: values of which something would be hidden. */
import {
  type Action,
  type ActivatedEffect,
  type Condition,
  type ContinuousEffect,
  isDamageStep,
  type Mode,
  type ModifierName,
  type Timing,
} from '@spellspeed/engine/language';
import { eventsOf, isAboutThis, partsOf } from './times.ts';

export const isWellFormed = (effect: ActivatedEffect): boolean =>
  isOfItsBattle(effect) &&
  asksOfBattleRightly(effect) &&
  !pointsToNothing(effect) &&
  !bindsToItself(effect) &&
  !waitsForItself(effect) &&
  !waitsForMainPhase(effect) &&
  !negatesPast(effect) &&
  !asksOfPast(effect) &&
  !effect.modes.some(forgetsATarget) &&
  !isUsedBeforeItCame(effect) &&
  !flipsItself(effect) &&
  !countsWhatNobodyNoted(effect) &&
  !asksOfMaterialLost(effect) &&
  !some(effect.modes, takesForGood) &&
  !effect.modes.some(({ resolve }) => measuresAnother(resolve)) &&
  !asksForUndeclared(effect) &&
  !some(effect.modes, turnsOneAlone) &&
  !some(effect.modes, asksTwice) &&
  !some(effect.modes, usesPaid) &&
  !some(effect.modes, isAlikeAlone) &&
  !some(effect.modes, meansNamesake) &&
  !some(effect.modes, asksWithin) &&
  !some(effect.modes, keepsTheRest) &&
  !some(effect.modes, asksOfMoved);

/** What applies by itself: "this face-up card" is a matter of when it does, and only what its player decides is counted. */
export const appliesWell = (effect: ContinuousEffect): boolean =>
  appliesByItself(effect) &&
  !standsElsewhere(effect) &&
  !asksOfFlipped(effect) &&
  !effect.modifiers.some(savesForItself(effect));
/** A Trap whose own values change is a monster by then: it does not apply in its own zone. */
const standsElsewhere = ({ from, affects, modifiers }: ContinuousEffect): boolean =>
  from.join() === 'spells' &&
  affects.affects === 'referenced' &&
  affects.what.ref === 'this' &&
  modifiers.some(({ modifies }) => OF_MONSTERS.includes(modifies));
const OF_MONSTERS: readonly ModifierName[] = ['atk', 'def', 'atk-def', 'level'];
/** In damage calculation no monster lies face-down any more: that it did is asked otherwise. */
const asksOfFlipped = ({ while: state }: ContinuousEffect): boolean => {
  const { timings, statements } = partsOf(state);
  return (
    timings.includes('damage-calculation') &&
    statements.some(
      (one) =>
        one.if === 'matches' && one.filter.some((test) => test.test === 'face' && test.face === 'down'),
    )
  );
};
/** What is destroyed instead of others is another than those, not another than this card. */
const savesForItself =
  ({ affects }: ContinuousEffect) =>
  (modifier: ContinuousEffect['modifiers'][number]): boolean =>
    modifier.modifies === 'destruction-replaced' &&
    affects.affects === 'matching' &&
    some(modifier.instead, ({ test, what }) => test === 'other-than' && isThis(what));
const appliesByItself = ({ affects, limit, modifiers }: ContinuousEffect): boolean =>
  !('filter' in affects && affects.filter.some(({ test }) => test === 'is')) &&
  (limit === undefined || modifiers.every(({ modifies }) => COUNTED.includes(modifies)));
const COUNTED: readonly ModifierName[] = ['destruction-replaced', 'entire-material', 'battle-damage'];

/** "If this card battled": in the Damage Step this battle is meant, later the Battle Phase. */
const isOfItsBattle = (effect: ActivatedEffect): boolean => {
  const { timings, statements } = partsOf(effect.condition);
  const waited = eventsOf(effect).flatMap((event): readonly Timing[] =>
    event.event === 'timing' ? [event.timing] : [],
  );
  const within = [...timings, ...waited].some(isDamageStep) ? 'battle' : 'battle-phase';
  return statements.every((one: Condition) => one.if !== 'battled' || one.within === within);
};
/**
 * At the end of the Damage Step the other monster may have been destroyed: that this card battled it is asked of what it was, unless
 * something is done to it.
 */
const asksOfBattleRightly = (effect: ActivatedEffect): boolean => {
  const { timings, statements } = partsOf(effect.condition);
  const isOver = [
    ...timings,
    ...eventsOf(effect).flatMap((one) => (one.event === 'timing' ? [one.timing] : [])),
  ].includes('damage-step-end');
  const isDoneToIt = some(effect.modes, ({ ref }) => ref === 'opponent-in-battle');
  const battles = statements.filter((one) => one.if === 'battled');
  const asksNow = statements.some((one) => one.if === 'matches' && one.what.ref === 'opponent-in-battle');
  if (battles.some((one) => one.if === 'battled' && one.with !== undefined)) return isOver && !isDoneToIt;
  return battles.length === 0 || !asksNow || !isOver || isDoneToIt;
};
/** A card that was Tributed for a Summon has left the field. */
const isUsedBeforeItCame = (effect: ActivatedEffect): boolean =>
  effect.from.includes('monsters') &&
  some(eventsOf(effect), ({ test, material }) => test === 'summoned-using' && some(material, isThis));
/** Cards that are counted later were given a name before; what an event or a declaration notes has a name of its own. */
const countsWhatNobodyNoted = (effect: ActivatedEffect): boolean =>
  some(
    effect.modes,
    ({ count, name }) =>
      count === 'noted' && OF_CARDS.test(String(name)) && !some(effect, ({ as }) => as === name),
  );
const OF_CARDS = /^card\d+$/;
/** A card that lies face-up does not pay by being turned face-up: to flip it is to activate it. */
const flipsItself = ({ effect, from, modes }: ActivatedEffect): boolean =>
  effect !== 'card-activation' &&
  from.includes('spells') &&
  modes.some(({ cost }) =>
    some(cost, ({ do: verb, what }) => verb === 'change-position' && some(what, isThis)),
  );
/** What left the field has no material any more. */
const asksOfMaterialLost = ({ from, condition }: ActivatedEffect): boolean =>
  !from.includes('monsters') &&
  some(condition, ({ test, host }) => test === 'attached-to' && some(host, isThis));
/** What cannot be done with a monster that is only lent cannot be done as long. */
const takesForGood = ({ do: verb, parts }: Fields): boolean =>
  verb === 'sequence' &&
  some(parts, (part) => part.do === 'take-control' && part.until !== undefined) &&
  some(parts, (part) => part.do === 'apply' && part.until === 'while-it-stays');
/** "that monster's ATK", once another monster was chosen, is the other's. */
const measuresAnother = (resolve: Mode['resolve']): boolean =>
  some(resolve, ({ do: verb, what }) => verb === 'destroy' && isFields(what) && what.cards === 'chosen') &&
  some(resolve, ({ count, of }) => count === 'stat' && isFields(of) && of.ref === 'event');
/** A point in time happens to no card: "that monster" is another one. */
const pointsToNothing = (effect: ActivatedEffect): boolean => {
  const events = eventsOf(effect);
  const isTime = events.every(({ event }) => event === 'timing' || event === 'phase');
  return isTime && some(effect.modes, (part) => part.ref === 'event');
};
/** What happens to a card that is on the field, or has left it, is nothing that its own activation waits for. */
const waitsForItself = (effect: ActivatedEffect): boolean =>
  effect.effect === 'card-activation' && eventsOf(effect).some(isAboutThis);
/** "During your Main Phase 1: You can …" is an Ignition Effect: no effect triggers because a Main Phase comes. */
const waitsForMainPhase = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger' &&
  eventsOf(effect).some((one) => one.event === 'phase' && one.phase.startsWith('main'));
/** A Summon that has happened cannot be negated any more. (summoning.normal.can-be-negated) */
const negatesPast = (effect: ActivatedEffect): boolean =>
  eventsOf(effect).some(({ event }) => event === 'summoned') &&
  some(effect.modes, ({ do: verb }) => verb === 'negate-summon');
/** What an activation would do is asked only where it can be answered. */
const asksOfPast = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger' &&
  eventsOf(effect).some((event) => event.event === 'activated' && event.including !== undefined);
/**
 * What is targeted is spoken of in what is done: "discard 1 card, and if you do, banish it" does not banish the discarded card. Only of
 * the attacking monster the attack is spoken of.
 */
const forgetsATarget = ({ targets, resolve }: Mode): boolean =>
  resolve !== undefined &&
  targets.some(
    ({ as, filter }) =>
      !filter.some(({ test }) => test === 'is') && !some(resolve, ({ name }) => name === as),
  );
/** "That name" is one that somebody has declared: an effect with which nobody declares anything means the name of a card. */
const asksForUndeclared = (effect: ActivatedEffect): boolean =>
  some(effect.modes, (part) => part.test === 'declared') &&
  !some(effect.modes, (part) => part.do === 'declare');
/** "1 face-up Continuous Spell or Continuous Trap": both lie face-up, or it stands with both. Which face belongs to which place is another matter. */
const turnsOneAlone = ({ test, filters }: Fields): boolean => {
  if (test !== 'either' || !Array.isArray(filters)) return false;
  const has = (name: string) => (filter: readonly Fields[]) => filter.some((one) => one.test === name);
  return filters.some(has('face')) && !filters.every(has('face')) && !filters.some(has('in'));
};
/** "You can …, also you can …": the second is no part of what the first lets a player do. */
const asksTwice = ({ do: verb, action }: Fields): boolean =>
  verb === 'may' &&
  isFields(action) &&
  action.joint === 'also' &&
  Array.isArray(action.parts) &&
  action.parts.some((part: unknown) => isFields(part) && part.do === 'may');
/** "You can add 1 of them to your hand, also place the rest …": what is left is put away, whatever the player does with one of them. */
const keepsTheRest = ({ do: verb, action }: Fields): boolean =>
  verb === 'may' &&
  some(action, ({ test, what: among }) => {
    if (test !== 'is' || !isFields(among) || among.name === undefined) return false;
    return some(
      action,
      ({ cards, what }) => cards === 'referenced' && isFields(what) && what.name === among.name,
    );
  });
/** "If …, do this, also, after that, if …": the second is no part of what the first asks for. */
const asksWithin = ({ do: verb, action }: Fields): boolean =>
  verb === 'if' &&
  isFields(action) &&
  action.joint === 'also-after-that' &&
  Array.isArray(action.parts) &&
  action.parts.some((part: unknown) => isFields(part) && part.do === 'if');
/** What was paid is no longer there: "that monster", which is destroyed, is another one. */
const usesPaid = ({ cost, resolve }: Fields): boolean => {
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
/** The name of the card to which it is done. */
const namedBy = ({ what, affects }: Fields): unknown => {
  const whom = isFields(what) ? what.what : isFields(affects) ? affects.what : undefined;
  return isFields(whom) && whom.ref === 'bound' ? whom.name : undefined;
};
/** One card alone has the same name as no other: another card is meant, of which the text has spoken. */
const isAlikeAlone = ({ cards, same, max }: Fields): boolean =>
  cards === 'chosen' && same !== undefined && max === 1;
/** "Special Summon 1 monster with that name, but its effects are negated": those of the Summoned one, not of the one that has the name. */
const meansNamesake = ({ do: verb, parts }: Fields): boolean =>
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
const bindsToItself = (effect: ActivatedEffect): boolean =>
  some(effect.modes, ({ do: verb, what, to }) => {
    const isBinding = verb === 'attach' || verb === 'equip';
    return isBinding && isThis(to) && isFields(what) && isThis(what.what);
  });

/** A card that has been moved is not what it was: what it is now is asked of the card as it is now. (effects.target.moved-away) */
const asksOfMoved = ({ do: verb, parts }: Fields): boolean =>
  verb === 'sequence' &&
  Array.isArray(parts) &&
  parts.some((part: unknown, index) => {
    const moved =
      isFields(part) && MOVES.includes(part.do) && isFields(part.what) ? nameOf(part.what) : undefined;
    return moved !== undefined && some(parts.slice(index + 1), (later) => isAskedOf(later, moved));
  });
const MOVES: readonly unknown[] = [
  'send-to-gy',
  'banish',
  'destroy',
  'to-hand',
  'to-deck',
  'discard',
  'tribute',
];
const nameOf = ({ as, what }: Fields): unknown => as ?? (isFields(what) ? what.name : undefined);
const isAskedOf = ({ if: asked, what }: Fields, name: unknown): boolean =>
  asked === 'matches' && isFields(what) && what.ref === 'bound' && what.name === name;

/** Does it start something that lasts? */
export const startsSomething = (action: Action): boolean => some(action, ({ do: verb }) => verb === 'apply');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (part: unknown): part is Fields => typeof part === 'object' && part !== null;
const isThis = (part: unknown): boolean => isFields(part) && part.ref === 'this';
/** Is there such a part anywhere in it? */
const some = (part: unknown, is: (part: Fields) => boolean): boolean =>
  isFields(part) && (is(part) || Object.values(part).some((inner) => some(inner, is)));
