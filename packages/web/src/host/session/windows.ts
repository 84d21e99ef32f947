/** Which questions the host answers for the person, as the settings say. */
import {
  type CardPool,
  type DuelEvent,
  isDamageStep,
  type OfferedChoice,
  type OpenDecision,
  type View,
} from '@spellspeed/engine';
import { isActivated } from '@spellspeed/engine/language';
import type { HostSettings } from '../types.ts';
import { cardAt } from './spots.ts';

/** A question with what has led to it. */
export interface Window {
  readonly decision: OpenDecision;
  readonly view: () => View;
  readonly pool: CardPool;
  /** What has happened since somebody last did something other than pass. */
  readonly recent: readonly DuelEvent[];
  readonly settings: HostSettings;
  /** While you pass for the rest of a turn: the choices that were there to be passed. */
  readonly passing: ReadonlySet<string> | null;
}
/** The answer that is given for the person; null to ask. `passed` counts as a window that was passed. */
export interface Automatic {
  readonly picked: readonly number[];
  readonly passed: boolean;
}

export const choiceKey = (choice: OfferedChoice): string => JSON.stringify(choice);

/** The free place nearest to the middle. */
const MIDDLE = 2;
const middleZone = ({ choices }: OpenDecision): number => {
  const far = choices.map((choice) => (choice.do === 'zone' ? Math.abs(choice.place - MIDDLE) : 0));
  return far.indexOf(Math.min(...far));
};

export const automaticAnswer = (window: Window): Automatic | null => {
  const { decision, settings } = window;
  const { kind, why, choices, min, max } = decision;
  // The Main Phase is left by the person alone.
  const isForced = why.for !== 'main-phase' && choices.length === 1 && min === 1;
  if (isForced) return { picked: [0], passed: false };
  if (kind === 'zone' && settings.zones === 'middle' && min === 1 && max === 1)
    return { picked: [middleZone(decision)], passed: false };
  const pass = choices.findIndex((choice) => choice.do === 'pass');
  return kind === 'respond' && pass >= 0 && !isAsked(window) ? { picked: [pass], passed: true } : null;
};

const isAsked = (window: Window): boolean => {
  const { decision, settings, passing } = window;
  if (settings.hold) return true;
  if (passing && isQuiet(window) && decision.choices.every((choice) => passing.has(choiceKey(choice))))
    return false;
  if (settings.asking === 'answers') return answersSomething(window);
  return settings.asking === 'always';
};
const isQuiet = ({ view }: Window): boolean => view().chain.length === 0 && view().battle === null;

/** Is there something of the opponent to answer, a battle going on, or an effect that waits for just this? */
const answersSomething = (window: Window): boolean => {
  const { view, recent, decision } = window;
  const { chain, battle, turnPlayer, player, timing } = view();
  const last = chain.at(-1);
  if (last) return last.player !== player;
  if (battle && (turnPlayer !== player || isDamageStep(timing))) return true;
  return (
    recent.some((event) => isDeedOfOther(event, player)) ||
    decision.choices.some((choice) => waitsForEvent(window, choice))
  );
};
const isDeedOfOther = (event: DuelEvent, player: View['player']): boolean =>
  (event.what === 'summoned' || event.what === 'would-be-summoned' || event.what === 'attack-declared') &&
  event.player !== player;

const waitsForEvent = ({ view, pool }: Window, choice: OfferedChoice): boolean => {
  if (choice.do !== 'activate') return false;
  const known = cardAt(view(), choice.card)?.known;
  const effect = known && pool.withGained(known.passcode, known.gained)?.card.effects[choice.effect];
  if (!effect || !isActivated(effect)) return false;
  // A card that waits for nothing may have the key all the same, and nothing in it.
  return 'on' in effect && (effect.on?.length ?? 0) > 0;
};
