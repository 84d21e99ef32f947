/** Whole effects: the parts of an activated effect, and effects that apply by themselves. */

import type {
  ActivatedEffect,
  AppliedEffect,
  Card,
  Condition,
  ContinuousEffect,
  GrantEffect,
  Mode,
  UnclassifiedEffect,
  Verb,
  Zone,
} from '@spellspeed/engine/language';
import { isEquip, isOptional, isOwn, saysWhereItself, stays } from '../meaning/effects.ts';
import { circled, excludingInOneChain } from '../meaning/one-chain.ts';
import { eventsOf, isAboutThis, isMovedItself } from '../meaning/times.ts';
import { aside, keyOf } from '../memory.ts';
import type { ModeParts } from '../wording.ts';
import { sayModifiers } from './affected.ts';
import { sayTarget } from './cards.ts';
import { sayAsSummoned, tellsWhere } from './condition.ts';
import { sayEvent } from './event.ts';
import { conditionsOf } from './heading.ts';
import { limitHeading, limitSentence } from './limit.ts';
import { sayLock } from './lock.ts';
import { predicate } from './match-claim.ts';
import { whose } from './place.ts';
import { act, capital, followedBy, listOf, quoted, type Speech } from './speech.ts';
import { subjectOf, UNSAID_SUBJECT } from './subject.ts';
import { PHASE_NAMES } from './times.ts';

/** "discard 1 card, then target 1 monster on the field"; a card that stays is activated "by targeting" it. */
export const sayActivation = (mode: Mode, effect: ActivatedEffect, speech: Speech): string => {
  const { card } = speech;
  const isBy =
    effect.effect === 'card-activation' && (stays(card) || isEquip(card)) && !equipsAtOnce(mode, card);
  const own: Speech = isBy ? { ...speech, mood: 'gerund' } : speech;
  const cost = mode.cost ? speech.words.action(mode.cost, own) : '';
  const targets = mode.targets.map((target) => sayTarget(target, speech));
  const targeting = targets.length === 0 ? '' : act(own, 'target', listOf(targets, 'and'));
  const both = [cost, targeting].filter((part) => part !== '').join(isBy ? ' and ' : ', then ');
  return isBy && both !== '' ? `activate this card by ${both}` : both;
};
/** "Equip only to …": whom it is equipped to is all that is said of its activation. */
const equipsAtOnce = ({ resolve }: Mode, card: Card): boolean => {
  const first = resolve?.do === 'sequence' ? resolve.parts[0] : resolve;
  return isEquip(card) && first?.do === 'equip';
};
export const sayResolution = (mode: Mode, effect: ActivatedEffect, speech: Speech): string => {
  // "If this card is in your GY: … Special Summon this card": only a hand is named where the card is taken from it.
  const isMoved = isMovedItself(effect);
  if (!speech.memory.saidWhere && !speech.evenIfLater && (isMoved || isElsewhere(speech.from))) {
    speech.memory.saidWhere = true;
    speech.memory.headingSaysWhere = !isMoved;
  }
  return mode.resolve ? speech.words.action(mode.resolve, speech) : '';
};
const isElsewhere = (from: readonly Zone[]): boolean =>
  from.length > 0 && from.every((zone) => SELF_PLACES[zone]) && from.some((zone) => zone !== 'hand');

/** "[heading]: You can [activation]; [resolution]" */
export const assemble = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const act = [parts.activation, parts.resolution].filter((part) => part !== '').join('; ');
  const equip = equipOnly(parts, effect, speech);
  if (equip !== '') {
    const only = onlyIf(effect, speech);
    // No card says that it can be equipped to any monster.
    if (equip === 'equip this card to a monster') return only;
    return only === '' ? equip : `${only}. ${capital(equip)}`;
  }
  if (act === '') return onlyIf(effect, speech);
  const heading = headingOf(parts, effect, speech);
  const body = isOptional(effect) ? optional(act) : act;
  return heading === '' ? body : `${heading}: ${capital(body)}`;
};
/** A condition for the activation of a card that then only stays. */
const onlyIf = ({ effect, condition }: ActivatedEffect, speech: Speech): string =>
  effect === 'card-activation' && condition
    ? `you can only activate this card if ${speech.words.condition(condition, speech).yes}`
    : '';
/** "You can draw 1 card", but "You can activate this effect; this card gains 500 ATK". */
const optional = (act: string): string =>
  /^(this card|this turn,|while|you|your|all|that|those|the|each|any|during)(?:'s)? /.test(act)
    ? `you can activate this effect; ${act}`
    : `you can ${act}`;
/** An effect that is activated shows a colon or a semicolon. */
const headingOf = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  if (tellsWhere(parts.heading)) return parts.heading;
  if (parts.heading !== '') return withPlace(parts.heading, effect, speech);
  const where = elsewhere(effect, speech, 'if ');
  if (where !== '') return where;
  if (effect.effect === 'ignition' && parts.activation === '') return 'during your Main Phase';
  return stays(speech.card) &&
    effect.effect === 'card-activation' &&
    !parts.isWayOfEffect &&
    parts.resolution !== '' &&
    parts.activation === ''
    ? 'when this card is activated'
    : '';
};
/** What happens, happens "while this card is in your GY"; at a time one asks "if" it is there, or if that is so "and" it is there. */
const withPlace = (heading: string, effect: ActivatedEffect, speech: Speech): string => {
  const isWaiting = eventsOf(effect).some(({ event }) => event !== 'phase' && event !== 'timing');
  const stop = heading.includes(', except ') ? ', ' : ' ';
  const word = isWaiting ? ' while ' : /\bif /i.test(heading) ? `${stop}and ` : ', if ';
  const where = elsewhere(effect, speech, word);
  if (heading.startsWith('(')) return `${where.replace(/^, /, '')} ${heading}`.trim();
  return heading.replace(/( \(.*\))?$/, (end) => where + end);
};
const SELF_PLACES: { readonly [zone in Zone]?: string } = {
  hand: 'in your hand',
  gy: 'in your GY',
  deck: 'in your Deck',
  extra: 'in your Extra Deck',
  banished: 'banished',
};
/** "in your hand or GY" */
const inPlaces = (places: readonly string[]): string =>
  listOf(
    places.map((place, index) => (index === 0 ? place : place.replace(/^in your /, ''))),
    'or',
  );
/** "in your hand or GY", "on the field or in your GY"; nothing on the field alone. */
const selfPlaces = (from: readonly Zone[]): string => {
  const places = from.flatMap((zone) => SELF_PLACES[zone] ?? []);
  if (places.length === 0) return '';
  if (from.join() === 'hand,monsters,gy') return 'in your hand, field, or GY';
  return places.length === from.length ? inPlaces(places) : listOf(['on the field', ...places], 'or');
};
/** "if this card is in your GY", unless its cost or its doing has said so. */
const elsewhere = (effect: ActivatedEffect, speech: Speech, word: string): string => {
  const place = selfPlaces(effect.from);
  // A Spell or Trap is activated where its kind says.
  if (effect.effect === 'card-activation') return '';
  const isMoved = effect.effect === 'trigger' && effect.on.some(isAboutThis);
  const isSaid = speech.memory.saidWhere && !speech.memory.headingSaysWhere;
  return place === '' || isSaid || isMoved ? '' : `${word}this card is ${place}`;
};
const equipOnly = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const [target] = effect.modes[0]?.targets ?? [];
  if (!isEquip(speech.card) || effect.effect !== 'card-activation') return '';
  if (!target || !parts.resolution.startsWith('equip this card')) return '';
  const filter = target.filter.filter((test) => test.test !== 'face' || test.face !== 'up');
  const [cost, targeting] = parts.activation.split(', then target ');
  const before = targeting === undefined ? '' : `${cost}; `;
  const monster = speech.words.phrase(filter, { count: 'a' }, aside(speech)).replace(/ on the field$/, '');
  return `${before}equip ${monster === 'a monster' ? 'this card' : 'only'} to ${monster}`;
};
/** What must also hold at resolution, what binds the player, how often. */
export const sayAfterwards = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  sayAlsoAtResolution(effect, speech),
  sayOath(effect, speech),
  sayLock(effect, speech),
  sayFromHand(effect, speech),
  sayTurnItWasSet(effect, speech),
  sayNotNegated(effect),
  sayOneChain(effect, speech),
  limitSentence(effect, speech.card.name),
  limitSentence({ limit: effect.alsoLimit }, speech.card.name),
];
/** "You cannot activate effects ① and ② of "X" in the same Chain." */
const sayOneChain = (effect: ActivatedEffect, { card }: Speech): string => {
  const numbers = excludingInOneChain(card, effect);
  return numbers
    ? `you cannot activate effects ${listOf(numbers.map(circled), 'and')} of ${quoted(card.name)} in the same Chain`
    : '';
};
const sayAlsoAtResolution = ({ alsoAtResolution: condition }: ActivatedEffect, speech: Speech): string => {
  if (!condition) return '';
  const end = 'to activate and to resolve this effect';
  const own: Speech = aside(speech);
  own.memory.focus = undefined;
  if (condition.if === 'matches')
    return `${own.words.reference(condition.what, 'subject', own)} must be ${predicate(condition.filter, own)} ${end}`;
  const { yes } = own.words.condition(condition, own);
  if (/^you (?:have|control) /.test(yes)) return `${yes.replace(/^you /, 'you must ')} ${end}`;
  return / (is|are) /.test(yes) ? `${yes.replace(/ (is|are) /, ' must be ')} ${end}` : `${end}, ${yes}`;
};
/** "If you control …, you can activate this card from your hand" */
const sayFromHand = (effect: ActivatedEffect, speech: Speech): string =>
  sayAllowed(effect.effect === 'card-activation' ? effect.fromHand : undefined, 'from your hand', speech);
/** "If you have no Traps in your GY, you can activate this card the turn it was Set" */
const sayTurnItWasSet = (effect: ActivatedEffect, speech: Speech): string =>
  sayAllowed(
    effect.effect === 'card-activation' ? effect.turnItWasSet : undefined,
    'the turn it was Set',
    speech,
  );
const sayAllowed = (condition: Condition | undefined, when: string, speech: Speech): string =>
  condition ? `if ${speech.words.condition(condition, speech).yes}, you can activate this card ${when}` : '';
const sayNotNegated = ({ notNegated, effect }: ActivatedEffect): string => {
  if (!notNegated) return '';
  const what = effect === 'card-activation' ? "this card's" : "this effect's";
  return notNegated === 'effect'
    ? `${effect === 'card-activation' ? "this card's effect" : 'this effect'} cannot be negated`
    : `${what} activation and effect cannot be negated`;
};
const sayOath = ({ oath, effect }: ActivatedEffect, speech: Speech): string => {
  if (!oath) return '';
  const what = effect === 'card-activation' ? 'card' : 'effect';
  const bound = sayModifiers(oath.modifiers, subjectOf(oath.affects, speech), speech);
  const when = `the turn you activate this ${what}`;
  return bound.includes(', also ') ? `${bound} ${when}` : followedBy(bound, when);
};

export const sayApplied = (effect: AppliedEffect, speech: Speech): string => {
  if (effect.effect === 'continuous') return sayContinuous(effect, speech);
  return effect.effect === 'grant' ? sayGrant(effect, speech) : sayUnclassified(effect, speech);
};

const GRANTED_TO = { synchro: 'A Synchro Monster', xyz: 'An Xyz Monster', link: 'A Link Monster' } as const;
const sayGrant = ({ to, from, monster, others, effects }: GrantEffect, speech: Speech): string => {
  const onField = from.length === 1 && from[0] === 'monsters' ? ' on the field' : '';
  const what = effects.length === 1 ? 'this effect' : 'these effects';
  const cards = others
    ? `only this card and other ${speech.words.phrase(others, { count: 'plural' }, speech)}`
    : 'this card';
  const whom = monster
    ? capital(speech.words.phrase(monster, { count: 'a' }, aside(speech)))
    : GRANTED_TO[to];
  return `${whom} that was Summoned using ${cards}${onField} as material gains ${what}`;
};

/** "this card was Fusion Summoned": it stays so, there is no while. */
const isOfThePast = (claim: string): boolean => / was /.test(claim);
/** "Equip only to a Dragon monster. It gains 500 ATK." */
const followsEquip = (effect: ContinuousEffect, card: Card): boolean => {
  const before = card.effects[card.effects.indexOf(effect) - 1];
  const isOfIt = effect.affects.affects === 'referenced' && effect.affects.what.ref === 'equipped';
  return (
    isEquip(card) &&
    isOfIt &&
    effect.while === undefined &&
    before?.effect === 'card-activation' &&
    isNarrow(before)
  );
};
/** Does it say to what it can be equipped? */
const isNarrow = ({ modes: [mode] }: ActivatedEffect): boolean =>
  mode?.targets[0]?.filter.some(({ test }) => test !== 'face' && test !== 'kind' && test !== 'in') ?? false;
/** "While …, Dragon monsters you control gain 300 ATK" */
const sayContinuous = (effect: ContinuousEffect, speech: Speech): string => {
  const { while: state } = effect;
  if (followsEquip(effect, speech.card)) speech.memory.focus = keyOf({ ref: 'equipped' });
  if (isOwn(effect) && state?.if === 'came-this-turn' && state.ways && state.what.ref === 'this')
    return `${sayModifiers(effect.modifiers, UNSAID_SUBJECT, speech)} the turn it is ${sayAsSummoned(state.ways)}`;
  const { times, claims } = conditionsOf(effect.while, speech);
  const isRenaming = isOwn(effect) && effect.modifiers.some(({ modifies }) => modifies === 'name');
  const when = [
    limitHeading(effect),
    times,
    claims.length === 0 ? '' : `${claims.some(isOfThePast) ? 'if' : 'while'} ${listOf(claims, 'and')}`,
    isRenaming || saysWhereItself(effect) ? '' : placeOf(effect.from),
  ];
  const lead = when.filter((part) => part !== '').join(', ');
  const unsaid = isOwn(effect) && lead === '' && speech.card.kind === 'monster';
  const subject = unsaid ? UNSAID_SUBJECT : subjectOf(effect.affects, speech);
  const said = sayModifiers(effect.modifiers, subject, speech);
  // What it can do, official texts say of "this card".
  const clause = unsaid && said.startsWith('can ') ? `this card ${said}` : said;
  const named = `${clause} while ${knownPlaces(effect.from)}`;
  const whole = [lead, isRenaming && unsaid ? named : clause].filter((part) => part !== '').join(', ');
  const limit = limitSentence(effect, speech.card.name);
  const more = [
    ...(limit === '' ? [] : [capital(limit)]),
    ...(effect.cannotBeNegated ? ['This effect cannot be negated'] : []),
  ];
  return [whole, ...more].join('. ');
};
/** "on the field or in the GY": where a name is another, official texts say the places so. */
const knownPlaces = (from: readonly Zone[]): string =>
  (selfPlaces(from) || 'on the field')
    .replace(/\byour\b/g, 'the')
    .replace('on the field or in the hand', 'in the hand or on the field');
const placeOf = (from: readonly Zone[]): string => {
  const place = selfPlaces(from);
  return place === '' ? '' : `while this card is ${place}`;
};

/** What does not end the card that says so: it comes each time. (wording.timing.each-time) */
const AGAIN: readonly Verb[] = ['place-counters', 'gain-life-points', 'lose-life-points', 'damage', 'draw'];
const comesAgain = ({ on, does }: UnclassifiedEffect): boolean => !isAboutThis(on) && AGAIN.includes(does.do);
const ORDINALS = ['', '1st', '2nd', '3rd'];
/** "When this card leaves the field, destroy that monster" */
const sayUnclassified = (effect: UnclassifiedEffect, speech: Speech): string => {
  const { times, claims } = conditionsOf(effect.condition, speech);
  const state = claims.length === 0 ? '' : `if ${listOf(claims, 'and')}`;
  const where = isAboutThis(effect.on) ? '' : placeOf(effect.from);
  const parts = [where, times, whenOf(effect, speech), state, speech.words.action(effect.does, speech)];
  return parts.filter((part) => part !== '').join(', ');
};
/** "during the End Phase of your opponent's 3rd turn" */
const whenOf = (effect: UnclassifiedEffect, speech: Speech): string => {
  const { on, nth } = effect;
  const number = nth === undefined ? '' : (ORDINALS[nth] ?? `${nth}th`);
  if (on.event === 'phase' && nth !== undefined)
    return `during the ${PHASE_NAMES[on.phase]} of ${on.of === 'any' ? 'the' : whose(on.of, speech)} ${number} turn`;
  const happening = sayEvent(on, speech);
  if (on.event === 'phase' && nth === undefined)
    return `during each${on.of === 'any' ? '' : ` of ${whose(on.of, speech)}`} ${PHASE_NAMES[on.phase]}${on.of === 'any' ? '' : 's'}`;
  const word = nth === undefined && comesAgain(effect) ? 'each time' : 'when';
  const when = happening.is === 'time' ? happening.text : `${word} ${happening.text}`;
  return nth === undefined ? when : `${when} for the ${number} time`;
};
