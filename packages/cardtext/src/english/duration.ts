/** How long and when, in the forms that different sentences want. */
import type { Duration, TurnCount } from '@spellspeed/engine/language';
import type { DurationForm } from '../meaning/durations.ts';

type DurationWords = { readonly [form in DurationForm]: string };
const DURATIONS: { readonly [duration in Duration]: DurationWords } = {
  'end-of-turn': {
    until: 'until the end of this turn',
    rest: 'for the rest of this turn',
    during: 'this turn',
    from: 'this turn',
    at: 'at the end of this turn',
  },
  'end-phase': {
    until: 'until the End Phase',
    rest: 'until the End Phase',
    during: 'until the End Phase',
    from: 'until the End Phase',
    at: 'during the End Phase of this turn',
  },
  'standby-phase': {
    until: 'until the Standby Phase',
    rest: 'until the Standby Phase',
    during: 'until the Standby Phase',
    from: 'until the Standby Phase',
    at: 'during the Standby Phase',
  },
  'end-of-battle-phase': {
    until: 'until the end of the Battle Phase',
    rest: 'for the rest of this Battle Phase',
    during: 'this Battle Phase',
    from: 'this Battle Phase',
    at: 'at the end of the Battle Phase',
  },
  'end-of-damage-calculation': {
    until: 'during that damage calculation only',
    rest: 'during that damage calculation only',
    during: 'during that damage calculation only',
    from: 'from that damage calculation',
    at: 'after damage calculation',
  },
  'end-of-damage-step': {
    until: 'until the end of the Damage Step',
    rest: 'until the end of the Damage Step',
    during: 'until the end of the Damage Step',
    from: 'until the end of the Damage Step',
    at: 'at the end of the Damage Step',
  },
  'end-of-this-battle': {
    until: 'during that battle',
    rest: 'during that battle',
    during: 'during that battle',
    from: 'from that battle',
    at: 'after that battle',
  },
  'first-damage': {
    until: 'for the first damage this turn',
    rest: 'for the first damage this turn',
    during: 'for the first damage this turn',
    from: 'from the first damage this turn',
    at: 'after the first damage this turn',
  },
  // An effect with no word about its end lasts as long as the card stays face-up.
  'while-face-up': {
    until: '',
    rest: '',
    during: '',
    from: '',
    at: 'when it is no longer face-up on the field',
  },
  'while-it-stays': { until: '', rest: '', during: '', from: '', at: 'when it leaves' },
};

const PHASES: { readonly [duration in Duration]?: string } = {
  'end-phase': 'the End Phase',
  'standby-phase': 'the Standby Phase',
};
/** Points of a later turn. */
const POINTS: { readonly [duration in Duration]?: string } = {
  ...PHASES,
  'end-of-battle-phase': 'the end of the Battle Phase',
  'end-of-damage-calculation': 'the end of damage calculation',
  'end-of-damage-step': 'the end of the Damage Step',
  'end-of-this-battle': 'the end of the battle',
  'first-damage': 'the first damage',
};

/** "the next turn", "your opponent's next turn" */
const sayTurn = ({ nth, of }: TurnCount): string => {
  const whose = { you: 'your', opponent: "your opponent's", any: 'the' }[of];
  return nth === 1 ? `${whose} next turn` : `${whose} ${ordinal(nth)} turn after this one`;
};
/** "your next Standby Phase" */
const sayPhase = (phase: string, { nth, of }: TurnCount): string => {
  const whose = { you: 'your', opponent: "your opponent's", any: 'the' }[of];
  return nth === 1 ? `${whose} next ${phase}` : `${whose} ${ordinal(nth)} ${phase} after activation`;
};
const ordinal = (nth: number): string => (nth === 2 ? '2nd' : nth === 3 ? '3rd' : `${nth}th`);
const passed = ({ nth, of }: TurnCount): string => {
  const whose = { you: 'of your ', opponent: "of your opponent's ", any: '' }[of];
  return `after ${nth} ${whose}turns have passed, counting this turn as the 1st`;
};

/** How long; with `turns`, until that point of a later turn. (turn.count.every-turn-counts-by-default) */
export const sayDuration = (duration: Duration, form: DurationForm, turns?: TurnCount): string => {
  if (!turns) return DURATIONS[duration][form];
  const phase = PHASES[duration];
  const point = POINTS[duration] ?? 'the end';
  const start = form !== 'at' ? 'until' : phase ? 'during' : 'at';
  if (turns.from === 'this-turn' && turns.nth === 1 && turns.of !== 'any' && form !== 'at')
    return `until ${point} of ${turns.of === 'you' ? 'your' : "your opponent's"} turn`;
  if (turns.from === 'this-turn')
    return duration === 'end-of-turn' ? passed(turns) : `${start} ${point}, ${passed(turns)}`;
  if (turns.from === 'next-phase' && phase !== undefined)
    return `${form === 'at' ? 'during' : 'until'} ${sayPhase(phase.replace('the ', ''), turns)}`;
  return `${start} ${point} of ${sayTurn(turns)}`;
};
/** With the space before it, or nothing. */
export const untilDuration = (duration: Duration | undefined, turns?: TurnCount): string =>
  duration !== undefined && turns
    ? ` ${sayDuration(duration, 'until', turns)}`
    : duration === undefined || DURATIONS[duration].until === ''
      ? ''
      : ` ${DURATIONS[duration].until}`;
export const atDuration = (duration: Duration, turns?: TurnCount): string =>
  sayDuration(duration, 'at', turns);
