/** Limits that are said once for several effects: "You can only use each effect of "X" once per turn." */
import { type Effect, isActivated, type Limit } from '@spellspeed/engine/language';

/** Of which effects such a sentence speaks: of those that are used, or of the activation of the card, said behind what it does later. */
export type Scope = 'all' | 'following' | 'preceding' | 'activation';
export interface Gathered {
  readonly limit: Limit;
  readonly scope: Scope;
}

const TIMES: { readonly [word in string]?: number } = { once: 1, twice: 2 };
const WITHIN: { readonly [word in string]?: Limit['within'] } = {
  turn: 'turn',
  Duel: 'duel',
  Chain: 'chain',
};
const SCOPES: readonly (readonly [RegExp, Scope])[] = [
  [/^each of (?:the following|these) effects of$/, 'following'],
  [/^each of the preceding effects of$/, 'preceding'],
  [/^each (?:of the )?effects? of$/, 'all'],
];
const ONE_OF: readonly (readonly [RegExp, Scope])[] = [
  [/^1 of (?:the following|these) effects of "@" per turn, and only once that turn$/, 'following'],
  [/^1 of the preceding effects of "@" per turn, and only once that turn$/, 'preceding'],
  [/^1 (?:of the effects of "@"|"@" effect) per turn, and only once that turn$/, 'all'],
];

/** A card that stays says how often it can be activated behind all its effects. */
const ACTIVATION = /^You can only activate 1 "@" per (turn|Duel)\.$/;

/** What a sentence says of several effects of the card of this name; nothing if it is no such sentence. */
export const gatheredIn = (sentence: string, name: string): Gathered | undefined => {
  const words = sentence.replaceAll(`"${name}"`, '"@"');
  const [, spanOfActivation = ''] = ACTIVATION.exec(words) ?? [];
  const activated = WITHIN[spanOfActivation];
  if (activated) return { limit: { of: 'activation', times: 1, within: activated }, scope: 'activation' };
  const [, said] = /^You can only use (.*)\.$/.exec(words) ?? [];
  if (said === undefined) return undefined;
  const [, what = '', often = '', span = ''] = /^(.*) "@" (once|twice) per (\w+)$/.exec(said) ?? [];
  const scope = SCOPES.find(([words]) => words.test(what))?.[1];
  const [times, within] = [TIMES[often], WITHIN[span]];
  if (scope && times !== undefined && within) return { limit: { of: 'use', times, within }, scope };
  const only = ONE_OF.find(([words]) => words.test(said))?.[1];
  return only && { limit: { of: 'any-use', times: 1, within: 'turn' }, scope: only };
};

/** Is it used, so that it can be used so often only? What applies by itself is not. */
export const isUsed = (effect: Effect): boolean =>
  isActivated(effect) ||
  (effect.effect === 'continuous' &&
    effect.modifiers.some((one) => one.modifies === 'destruction-replaced' && one.use === 'optional'));

/** A limit, and behind how many effects it was said. */
export interface Placed extends Gathered {
  readonly behind: number;
}
const speaksOf = ({ scope, behind }: Placed, effect: Effect, index: number): boolean => {
  if (scope === 'activation') return effect.effect === 'card-activation';
  return isUsed(effect) && (scope === 'all' || (scope === 'following' ? index >= behind : index < behind));
};

const isActivatedIn = (effects: readonly Effect[]): boolean =>
  effects.some(({ effect }) => effect === 'card-activation');

/** The effects with the limits that were said of them; nothing if one has a limit already, for none can have two. */
export const withGathered = (
  effects: readonly Effect[],
  all: readonly Placed[],
): readonly Effect[] | undefined => {
  const limited = effects.map((effect, index): Effect | undefined => {
    const [mine, second] = all.filter((one) => speaksOf(one, effect, index));
    if (!mine) return effect;
    if (second || ('limit' in effect && effect.limit)) return undefined;
    // Both kinds of effects that are used have a limit.
    return { ...effect, limit: mine.limit } as Effect;
  });
  const done = limited.flatMap((effect) => effect ?? []);
  const isPlaced = all.every(({ scope }) => scope !== 'activation' || isActivatedIn(done));
  return done.length === effects.length && isPlaced ? done : undefined;
};
