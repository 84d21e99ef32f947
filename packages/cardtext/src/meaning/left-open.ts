/**
 * What printed English leaves open though the game has decided it: the Japanese text of one card says it, that of another with the same
 * English words does not. Such a text has several meanings, however few its readings. The list can only become shorter.
 */
import { type Action, type Effect, isActivated, type Mode, type Target } from '@spellspeed/engine/language';

interface LeftOpen {
  readonly is: string;
  readonly holds: (effect: Effect, words: string) => boolean;
}

/** What can be done to a card that was turned face-down meanwhile. */
const OF_FACE_DOWN: readonly Action['do'][] = [
  'destroy',
  'banish',
  'to-hand',
  'to-deck',
  'send-to-gy',
  'take-control',
];
const isFaceUp = ({ filter }: Target): boolean =>
  filter.some((test) => test.test === 'face' && test.face === 'up');
const isDoneTo = (part: unknown, names: readonly string[]): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { do: verb, what } = part as { readonly do?: Action['do']; readonly what?: unknown };
  const { what: meant, still } = (what ?? {}) as { readonly what?: unknown; readonly still?: unknown };
  const { ref, name } = (meant ?? {}) as { readonly ref?: string; readonly name?: string };
  const isIt = verb !== undefined && OF_FACE_DOWN.includes(verb) && ref === 'bound' && still === undefined;
  return (isIt && names.includes(name ?? '')) || Object.values(part).some((inner) => isDoneTo(inner, names));
};
const isTurnedUnsaid = ({ targets, resolve }: Mode): boolean =>
  isDoneTo(
    resolve,
    targets.filter(isFaceUp).map(({ as }) => as),
  );

export const LEFT_OPEN: readonly LeftOpen[] = [
  {
    is: 'whether "that target" of a face-up card is still meant once it lies face-down',
    holds: (effect, words) =>
      isActivated(effect) &&
      /\bth(?:at target|ose targets)\b/.test(words) &&
      effect.modes.some(isTurnedUnsaid),
  },
];
/** What these words leave open of the effect that was read of them. */
export const leftOpen = (effect: Effect, words: string): readonly string[] =>
  LEFT_OPEN.filter(({ holds }) => holds(effect, words)).map(({ is }) => is);
