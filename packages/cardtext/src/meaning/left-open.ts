/**
 * What printed English leaves open though the game has decided it: the Japanese text of one card says it, that of another with the same
 * English words does not. Such a text has several meanings, however few its readings. The list can only become shorter.
 */
import {
  type Action,
  type ActionOf,
  type Effect,
  isActivated,
  type Mode,
  type Target,
} from '@spellspeed/engine/language';

interface LeftOpen {
  readonly is: string;
  readonly holds: (effect: Effect, words: string) => boolean;
}

/** What can be done to a card that was turned meanwhile. */
const OF_TURNED: readonly Action['do'][] = [
  'destroy',
  'banish',
  'to-hand',
  'to-deck',
  'send-to-gy',
  'take-control',
  'change-position',
];
/** Is it asked how it lies? That can be another way by then. */
const isAskedHowItLies = ({ filter }: Target): boolean =>
  filter.some((test) => (test.test === 'face' && test.face === 'up') || test.test === 'position');
const isDoneTo = (part: unknown, names: readonly string[]): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { do: verb, what } = part as { readonly do?: Action['do']; readonly what?: unknown };
  const { what: meant, still } = (what ?? {}) as { readonly what?: unknown; readonly still?: unknown };
  const { ref, name } = (meant ?? {}) as { readonly ref?: string; readonly name?: string };
  const isIt = verb !== undefined && OF_TURNED.includes(verb) && ref === 'bound' && still === undefined;
  return (isIt && names.includes(name ?? '')) || Object.values(part).some((inner) => isDoneTo(inner, names));
};
const isTurnedUnsaid = ({ targets, resolve }: Mode): boolean =>
  isDoneTo(
    resolve,
    targets.filter(isAskedHowItLies).map(({ as }) => as),
  );

/** Is something done to cards of a kind, whichever they are later? */
const reachesLater = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { do: verb, affects } = part as Pick<ActionOf<'apply'>, 'affects'> & { readonly do?: Action['do'] };
  const isOpen = verb === 'apply' && affects.affects === 'matching';
  return isOpen || Object.values(part).some(reachesLater);
};

export const LEFT_OPEN: readonly LeftOpen[] = [
  {
    is: 'whether "that target" is still meant once it lies otherwise than the text asks of it',
    holds: (effect, words) =>
      isActivated(effect) &&
      /\bth(?:at target|ose targets)\b/.test(words) &&
      effect.modes.some(isTurnedUnsaid),
  },
  {
    is: 'whether monsters that come later are affected as well',
    holds: (effect) => isActivated(effect) && effect.modes.some(({ resolve }) => reachesLater(resolve)),
  },
];
/** What these words leave open of the effect that was read of them. */
export const leftOpen = (effect: Effect, words: string): readonly string[] =>
  LEFT_OPEN.filter(({ holds }) => holds(effect, words)).map(({ is }) => is);
