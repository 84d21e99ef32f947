/** What somebody asks of a duel besides answering: an intention, a handle, a number of turns. */
import type { Intention } from '../explain.ts';
import { OWN_WAYS } from '../language/card.ts';
import { BATTLE_POSITIONS } from '../vocabulary/kinds.ts';
import { PHASES } from '../vocabulary/phases.ts';
import { type Check, isPlainObject, oneOf, record, whole } from './check.ts';
import { readOnce } from './plain-copy.ts';

const aHandle = whole(0, Number.MAX_SAFE_INTEGER);
const withCard = { card: aHandle };
const INTENTIONS: { readonly [K in Intention['do']]: { readonly [member: string]: Check } } = {
  'normal-summon': withCard,
  'set-monster': withCard,
  'set-card': withCard,
  'special-summon': { ...withCard, by: oneOf(OWN_WAYS) },
  'pendulum-summon': {},
  'flip-summon': withCard,
  'change-position': { ...withCard, to: oneOf(BATTLE_POSITIONS) },
  activate: { ...withCard, effect: aHandle },
  attack: withCard,
  'enter-phase': { phase: oneOf(PHASES) },
};
const isNamed = (name: unknown): name is Intention['do'] =>
  typeof name === 'string' && Object.hasOwn(INTENTIONS, name);
const ANY = { do: () => undefined };

/** A copy of the intention with its card as it was named; nothing for what is none. */
export const readIntention = (given: unknown): { readonly [member: string]: unknown } | undefined => {
  const read = readOnce(given, 'intention', 2, 20);
  if ('wrong' in read || !isPlainObject(read.copy)) return undefined;
  const { copy } = read;
  const { do: name } = copy;
  if (!isNamed(name)) return undefined;
  return record({ ...ANY, ...INTENTIONS[name] })(copy, 'intention') ? undefined : copy;
};
/** Is it the number of an effect of a text? */
export const isEffectNumber = (effect: unknown): effect is number => aHandle(effect, 'effect') === undefined;
