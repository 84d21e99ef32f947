/** What is shown of an answer, one scene for each event: the field at that moment, and how long it can be looked at. */
import type { DuelEvent, Player, View } from '@spellspeed/engine';
import type { Occurrence, Step } from '../../host/types.ts';
import { endsTogether } from '../../telling/moves.ts';
import { viewsBetween } from './between.ts';

/** How long something can be looked at, in milliseconds; what is not listed takes no time. */
const PAUSES: { readonly [what in DuelEvent['what']]?: number } = {
  'turn-began': 700,
  'phase-began': 200,
  summoned: 600,
  'was-set': 400,
  activated: 1000,
  resolving: 350,
  'activation-negated': 700,
  'effect-negated': 700,
  'summon-negated': 700,
  'attack-declared': 750,
  'attack-stopped': 500,
  'destroyed-by-battle': 400,
  'battle-damage': 600,
  'effect-damage': 600,
  'life-points-gained': 500,
  'life-points-paid': 350,
  'coins-tossed': 700,
  'die-rolled': 700,
  revealed: 600,
  flipped: 400,
  'position-changed': 300,
  moved: 300,
};
/** What you did yourself needs less time to be understood. */
const OWN_SHARE = 0.4;

export interface Scene {
  readonly view: View;
  readonly occurrences: readonly Occurrence[];
  /** How many answers have been told when this is shown. */
  readonly answers: number;
  readonly pause: number;
}
/** Where the scene ends that begins here: cards that move together are one. */
const endOfScene = (occurrences: readonly Occurrence[], at: number): number => {
  const event = occurrences[at]?.event;
  return event?.what === 'moved' ? endsTogether(occurrences, at, event) : at + 1;
};
const scenesOf = (step: Step, before: View, after: View, share: number): Scene[] => {
  const { occurrences } = step;
  const views = viewsBetween(before, occurrences, after);
  const scenes: Scene[] = [];
  let told: Occurrence[] = [];
  for (let at = 0; at < occurrences.length; ) {
    const end = endOfScene(occurrences, at);
    told = [...told, ...occurrences.slice(at, end)];
    const what = occurrences[at]?.event.what;
    const pause = what === undefined ? 0 : (PAUSES[what] ?? 0) * share;
    const view = views[end - 1];
    at = end;
    if (pause === 0 || view === undefined) continue;
    scenes.push({
      view,
      occurrences: told,
      answers: step.answers - (at < occurrences.length ? 1 : 0),
      pause,
    });
    told = [];
  }
  return scenes;
};

/** All that is shown of what the last answer of a person led to. */
export const scenesIn = (steps: readonly Step[], before: View | null, you: Player, pace: number): Scene[] => {
  let view = before;
  return steps.flatMap((step) => {
    const { view: after } = step;
    if (after === null) return [];
    const share = pace * (step.by === you ? OWN_SHARE : 1);
    const scenes = share === 0 ? [] : scenesOf(step, view ?? after, after, share);
    view = after;
    return scenes;
  });
};
