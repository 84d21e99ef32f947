/** What stands before the colon: how often, when, if. */
import {
  type ActivatedEffect,
  type Condition,
  type EventPattern,
  isDamageStep,
  type Mode,
  type Phase,
  type Side,
} from '@spellspeed/engine';
import { namesOfPhases, namesOfTimings, sayClaims } from './condition.ts';
import { type Happening, sayEvent } from './event.ts';
import { limitHeading } from './limit.ts';
import { whose } from './place.ts';
import { listOf, type Speech } from './speech.ts';

/** "Once per turn, during your Main Phase, if you control a Dragon monster (Quick Effect)" */
export const sayHeading = (effect: ActivatedEffect, speech: Speech): string => {
  if (isFlip(effect)) return 'FLIP';
  const happenings = eventsOf(effect).map((event) => sayEvent(event, speech));
  const events = happenings.filter(({ is }) => is === 'event').map(({ text }) => text);
  speech.memory.saidOpponent = events.some((text) => text.includes("opponent's monster"));
  const { times, claims } = conditionsOf(effect.condition, speech);
  speech.memory.saidOpponent = false;
  const parts = [limitHeading(effect), timeOf(happenings), times, clauseOf(effect, events, claims)];
  const heading = parts.filter((part) => part !== '').join(', ');
  return `${heading}${damageStep(effect)}${quickEffect(effect, speech)}`.trim();
};
export const sayModeHeading = (mode: Mode, speech: Speech): string => {
  const { times, claims } = conditionsOf(mode.condition, speech);
  const clause = claims.length === 0 ? '' : `if ${listOf(claims, 'and')}`;
  return [times, clause].filter((part) => part !== '').join(', ');
};

/** A heading that names a timing of the Damage Step says it already. */
const damageStep = (effect: ActivatedEffect): string => {
  const { condition } = effect;
  const all = condition === undefined ? [] : condition.if === 'all' ? condition.of : [condition];
  const isNamed = all.some((one) => one.if === 'timing' && one.timings.some(isDamageStep));
  return isNamed ? '' : DAMAGE_STEP[effect.damageStep ?? 'derived'];
};
const DAMAGE_STEP = {
  permitted: ' (even during the Damage Step)',
  forbidden: ' (except during the Damage Step)',
  derived: '',
} as const;
/** Only monsters say it; Quick-Play Spells and Traps are quick by their kind. */
const quickEffect = (effect: ActivatedEffect, speech: Speech): string =>
  effect.effect === 'quick' && speech.card.kind === 'monster' ? ' (Quick Effect)' : '';

const eventsOf = (effect: ActivatedEffect): readonly EventPattern[] =>
  'on' in effect && effect.on ? effect.on : [];
/** A FLIP effect is what happens when this card itself is flipped. */
export const isFlip = (effect: ActivatedEffect): boolean =>
  eventsOf(effect).some(
    (event) =>
      event.event === 'flipped' && event.card.some((test) => test.test === 'is' && test.what.ref === 'this'),
  );
const timeOf = (happenings: readonly Happening[]): string =>
  listOf(
    happenings.filter(({ is }) => is === 'time').map(({ text }) => text),
    'or',
  );

/** "When E while C", "if C" */
const clauseOf = (effect: ActivatedEffect, events: readonly string[], claims: readonly string[]): string => {
  const state = listOf(claims, 'and');
  const isTrigger = effect.effect === 'trigger';
  if (events.length === 0) {
    const when = isTrigger && effect.use === 'when-you-can' ? 'when' : 'if';
    return state === '' ? '' : `${when} ${state}`;
  }
  const isIf = isTrigger ? effect.use !== 'when-you-can' : 'use' in effect && effect.use === 'if-you-can';
  const word = isIf ? 'if' : 'when';
  return `${word} ${listOf(events, 'or')}${state === '' ? '' : ` while ${state}`}`;
};

interface Conditions {
  /** "during your Main Phase" */
  readonly times: string;
  readonly claims: readonly string[];
}
/** Turns, phases and timings are points in time, all else are statements. */
export const conditionsOf = (condition: Condition | undefined, speech: Speech): Conditions => {
  const all = condition === undefined ? [] : condition.if === 'all' ? condition.of : [condition];
  const turn = all.flatMap((one) => (one.if === 'turn' ? [one.of] : []))[0];
  const phases = all.flatMap((one) => (one.if === 'phase' ? one.phases : []));
  const timings = all.flatMap((one) => (one.if === 'timing' ? one.timings : []));
  const rest = all.filter((one) => one.if !== 'turn' && one.if !== 'phase' && one.if !== 'timing');
  const times = [turnAndPhase(turn, phases, speech), timings.length === 0 ? '' : namesOfTimings(timings)];
  return {
    times: times.filter((time) => time !== '').join(', '),
    claims: sayClaims(rest, speech).map((one) => one.yes),
  };
};
const turnAndPhase = (turn: Side | undefined, phases: readonly Phase[], speech: Speech): string => {
  if (turn === undefined && phases.length === 0) return '';
  const owner = turn === undefined || turn === 'any' ? 'the' : whose(turn, speech);
  return `during ${owner} ${phases.length === 0 ? 'turn' : namesOfPhases(phases)}`;
};
