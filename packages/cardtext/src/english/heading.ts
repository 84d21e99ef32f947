/** What stands before the colon: how often, when, if. */
import type { ActivatedEffect, Card, Condition, Mode, Phase, Side } from '@spellspeed/engine/language';
import { damageStepNote, eventsOf, isFlip, isIf, isSaidLater, partsOf } from '../meaning/times.ts';
import { sayClaims } from './condition.ts';
import { type Happening, sayEvent } from './event.ts';
import { limitHeading } from './limit.ts';
import { whose } from './place.ts';
import { listOf, type Speech } from './speech.ts';
import { namesOfPhases, namesOfTimings } from './times.ts';

/** "Once per turn, during your Main Phase, if you control a Dragon monster (Quick Effect)" */
export const sayHeading = (effect: ActivatedEffect, speech: Speech): string => {
  if (isFlip(effect) && isFlipMonster(speech.card)) return 'FLIP';
  const happenings = eventsOf(effect).map((event) => sayEvent(event, speech));
  const events = happenings.filter(({ is }) => is === 'event').map(({ text }) => text);
  speech.memory.saidOpponent = events.some((text) => text.includes("opponent's monster"));
  const { times, claims } = conditionsOf(isSaidLater(effect) ? undefined : effect.condition, speech);
  speech.memory.saidOpponent = false;
  // An ignition effect is for its player's own Main Phases alone.
  const own =
    effect.effect === 'ignition'
      ? times.replace(/^during the Main/, `during ${whose('you', speech)} Main`)
      : times;
  const parts = [limitHeading(effect), timeOf(happenings), own, clauseOf(effect, events, claims)];
  const heading = parts.filter((part) => part !== '').join(', ');
  const note = DAMAGE_STEP[damageStepNote(effect)];
  // Alone it needs no parentheses: "Except during the Damage Step:".
  const excepted =
    heading === ''
      ? note.replace(/[ ()]*(.*?)\)?$/, '$1')
      : `${heading}${note}`.replace(') (except during', ' or');
  return `${excepted}${quickEffect(effect, speech)}`.trim();
};
const isFlipMonster = (card: Card): boolean => card.kind === 'monster' && card.abilities.includes('flip');
export const sayModeHeading = (mode: Mode, speech: Speech): string => {
  const { times, claims } = conditionsOf(mode.condition, speech);
  const clause = claims.length === 0 ? '' : `if ${listOf(claims, 'and')}`;
  return [times, clause].filter((part) => part !== '').join(', ');
};

const DAMAGE_STEP = {
  permitted: ' (even during the Damage Step)',
  forbidden: ' (except during the Damage Step)',
  derived: '',
} as const;
/** Only monsters say it; Quick-Play Spells and Traps are quick by their kind. */
const quickEffect = (effect: ActivatedEffect, speech: Speech): string =>
  effect.effect === 'quick' && speech.card.kind === 'monster' ? ' (Quick Effect)' : '';

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
  const word = isIf(effect) ? 'if' : 'when';
  if (state === 'a monster attacks your opponent directly')
    return `${word} ${listOf(events, 'or')} by a direct attack`;
  const [, least] = /^the battle damage you took is (.*)$/.exec(state) ?? [];
  if (least !== undefined && events.join() === 'you take battle damage')
    return `${word} you take ${least} battle damage`;
  const during = state === '' ? '' : ` while ${state}`;
  return `${word} ${joinEvents(events)}${during.replace(/^ while it is not the ([^,]*)$/, ' (except during the $1)')}`;
};

/** "this card is Normal Summoned or flipped face-up": what befalls it again is said without "it is". */
const withoutAgain = (events: string): string =>
  /^this (?:[\w-]+ ){0,3}card is /.test(events)
    ? events.replace(
        / or it is (?=(?:sent|banished|destroyed|flipped|discarded|detached|Tributed|added)\b)/g,
        ' or ',
      )
    : events;
/** "a Spell/Trap Card, or monster effect, is activated": of two activations that are said together. */
export const joinEvents = (events: readonly string[]): string =>
  withoutAgain(listOf(events, 'or'))
    .replace('you take battle damage or you take effect damage', 'you take battle or effect damage')
    .replace(
      /^a Spell\/Trap Card is activated(.*) or a monster effect is activated\1$/,
      'a Spell/Trap Card, or monster effect, is activated$1',
    )
    .replace(
      /^your opponent activates a Spell\/Trap Card(.*) or your opponent activates a monster effect\1$/,
      (_, more: string) =>
        `your opponent activates a Spell/Trap Card, or monster effect${more === '' ? '' : `,${more}`}`,
    );

interface Conditions {
  /** "during your Main Phase" */
  readonly times: string;
  readonly claims: readonly string[];
}
/** "this card battled" and "this card battles an opponent's monster": "this card battled an opponent's monster" */
export const withBattleOnce = (claims: readonly string[]): readonly string[] => {
  const [battled = ''] = claims;
  const battles = `${battled.replace(/ battled$/, ' battles')} `;
  if (!battled.endsWith(' battled') || !claims.some((claim) => claim.startsWith(battles))) return claims;
  return claims.slice(1).map((claim) => claim.replace(battles, `${battled} `));
};
export const conditionsOf = (condition: Condition | undefined, speech: Speech): Conditions => {
  const { turn, phases, timings, statements } = partsOf(condition);
  const times = [turnAndPhase(turn, phases, speech), timings.length === 0 ? '' : namesOfTimings(timings)];
  return {
    times: times.filter((time) => time !== '').join(', '),
    claims: withBattleOnce(sayClaims(statements, speech).map((one) => one.yes)),
  };
};
const turnAndPhase = (turn: Side | undefined, phases: readonly Phase[], speech: Speech): string => {
  if (turn === undefined && phases.length === 0) return '';
  const owner = turn === undefined || turn === 'any' ? 'the' : whose(turn, speech);
  return `during ${owner} ${phases.length === 0 ? 'turn' : namesOfPhases(phases)}`;
};
