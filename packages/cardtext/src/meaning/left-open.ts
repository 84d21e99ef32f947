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
  type Test,
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
const isOfHowItLies = (test: Test): boolean =>
  (test.test === 'face' && test.face === 'up') || test.test === 'position';
const isAskedHowItLies = ({ filter }: Target): boolean => filter.some(isOfHowItLies);
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

const WHETHER_STILL = 'whether "that target" is still meant once it lies otherwise than the text asks of it';
/** The effect that asks again how its targets lie, if that is all that the words leave open of it. */
export const stillAsTargeted = (effect: Effect, open: readonly string[]): readonly Effect[] | undefined => {
  if (!isActivated(effect) || open.some((one) => one !== WHETHER_STILL)) return undefined;
  return [{ ...effect, modes: effect.modes.map(askingAgain) }];
};
const askingAgain = (mode: Mode): Mode => {
  const asked = mode.targets.filter(isAskedHowItLies);
  return asked.reduce((changed, target) => withStill(changed, target) as Mode, mode);
};
const withStill = (part: unknown, target: Target): unknown => {
  if (Array.isArray(part)) return part.map((one) => withStill(one, target));
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([name, inner]) => [
    name,
    name === 'what' && isDoneTo(part, [target.as]) && isReferenced(inner)
      ? { ...inner, still: target.filter.filter(isOfHowItLies) }
      : withStill(inner, target),
  ]);
  return Object.fromEntries(fields);
};
const isReferenced = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && 'cards' in part && part.cards === 'referenced';

export const LEFT_OPEN: readonly LeftOpen[] = [
  {
    is: WHETHER_STILL,
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
