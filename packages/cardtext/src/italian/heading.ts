/** What stands before the colon: how often, when, if. */
import type { ActivatedEffect, Condition, Mode, Side } from '@spellspeed/engine/language';
import { damageStepNote, eventsOf, isFlip, isIf, isSaidLater, partsOf } from '../meaning/times.ts';
import { namesOfPhases, namesOfTimings, sayClaims } from './condition.ts';
import { sayEvent } from './event.ts';
import type { Happening } from './happening.ts';
import { limitHeading } from './limit.ts';
import { phaseOf, turnOf } from './place.ts';
import type { Speech } from './speech.ts';
import { listOf } from './terms.ts';

/** "Una volta per turno, durante la tua Main Phase, se controlli un mostro Drago (Effetto Rapido)" */
export const sayHeading = (effect: ActivatedEffect, speech: Speech): string => {
  if (isFlip(effect)) return 'SCOPRI';
  const happenings = eventsOf(effect).map((event) => sayEvent(event, speech));
  const events = happenings.filter(({ is }) => is === 'event').map(({ text }) => text);
  speech.memory.saidOpponent = events.some((text) => text.includes("mostro dell'avversario"));
  // An ignition effect is for its player's own Main Phases alone.
  const ofWhom = effect.effect === 'ignition' ? 'you' : undefined;
  const condition = isSaidLater(effect) ? undefined : effect.condition;
  const { times, claims } = conditionsOf(condition, speech, ofWhom);
  speech.memory.saidOpponent = false;
  const parts = [limitHeading(effect), timeOf(happenings), times, clauseOf(effect, events, claims)];
  const heading = parts.filter((part) => part !== '').join(', ');
  const note = DAMAGE_STEP[damageStepNote(effect)];
  // Alone it needs no parentheses: "Eccetto durante il Damage Step:".
  const excepted =
    heading === ''
      ? note.replace(/[ ()]*(.*?)\)?$/, '$1')
      : `${heading}${note}`.replace(') (eccetto durante', ' o');
  return `${excepted}${quickEffect(effect, speech)}`.trim();
};
export const sayModeHeading = (mode: Mode, speech: Speech): string => {
  const { times, claims } = conditionsOf(mode.condition, speech);
  const clause = claims.length === 0 ? '' : `se ${listOf(claims, 'e')}`;
  return [times, clause].filter((part) => part !== '').join(', ');
};

const DAMAGE_STEP = {
  permitted: ' (anche durante il Damage Step)',
  forbidden: ' (eccetto durante il Damage Step)',
  derived: '',
} as const;
/** Only monsters say it; Quick-Play Spells and Traps are quick by their kind. */
const quickEffect = (effect: ActivatedEffect, speech: Speech): string =>
  effect.effect === 'quick' && speech.card.kind === 'monster' ? ' (Effetto Rapido)' : '';

const timeOf = (happenings: readonly Happening[]): string =>
  listOf(
    happenings.filter(({ is }) => is === 'time').map(({ text }) => text),
    'o',
  );

/** "quando E mentre C", "se C" */
const clauseOf = (effect: ActivatedEffect, events: readonly string[], claims: readonly string[]): string => {
  const state = listOf(claims, 'e');
  const isTrigger = effect.effect === 'trigger';
  if (events.length === 0) {
    const when = isTrigger && effect.use === 'when-you-can' ? 'quando' : 'se';
    return state === '' ? '' : `${when} ${state}`;
  }
  const word = isIf(effect) ? 'se' : 'quando';
  if (/^un mostro attacca direttamente il (tuo|suo) avversario$/.test(state))
    return `${word} ${listOf(events, 'o')} con un attacco diretto`;
  const [, least] = /^il danno da combattimento che hai subito è (.*) o più$/.exec(state) ?? [];
  if (least !== undefined && events.join() === 'subisci danno da combattimento')
    return `${word} subisci ${least} o più danni da combattimento`;
  const during = state === '' ? '' : ` mentre ${state}`;
  return `${word} ${listOf(events, 'o')}${during.replace(/^ mentre non è la ([^,]*)$/, ' (eccetto durante la $1)')}`;
};

interface Conditions {
  /** "durante la tua Main Phase" */
  readonly times: string;
  readonly claims: readonly string[];
}
/** "questa carta ha combattuto" and "questa carta combatte con …": "questa carta ha combattuto con …" */
const withBattleOnce = (claims: readonly string[]): readonly string[] => {
  const [battled = ''] = claims;
  const battles = `${battled.replace(/ ha combattuto$/, ' combatte')} `;
  if (!battled.endsWith(' ha combattuto') || !claims.some((claim) => claim.startsWith(battles)))
    return claims;
  return claims.slice(1).map((claim) => claim.replace(battles, `${battled} `));
};
/** `ofWhom`: whose phases are meant if the condition does not say it. */
export const conditionsOf = (
  condition: Condition | undefined,
  speech: Speech,
  ofWhom: Side = 'any',
): Conditions => {
  const { turn, phases, timings, statements } = partsOf(condition);
  const isStart = timings.join() === 'main-phase-start';
  const phase = phases.length > 0 ? phaseOf(turn ?? ofWhom, namesOfPhases(phases), speech) : '';
  const times =
    isStart && phase !== ''
      ? [`all'inizio del${phase}`]
      : [
          phase !== '' ? `durante ${phase}` : turn === undefined ? '' : `durante ${turnOf(turn, speech)}`,
          isStart || timings.length === 0 ? '' : namesOfTimings(timings),
        ];
  return {
    times: times.filter((time) => time !== '').join(', '),
    claims: withBattleOnce(sayClaims(statements, speech).map((one) => one.yes)),
  };
};
