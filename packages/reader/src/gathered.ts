/** Limits that are said once for several effects: "You can only use each effect of "X" once per turn." */
import { type Effect, isActivated, type Limit } from '@spellspeed/engine/language';

/** Of which effects such a sentence speaks. */
export type Scope = 'all' | 'following' | 'preceding';
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

/** What a sentence says of several effects of the card of this name; nothing if it is no such sentence. */
export const gatheredIn = (sentence: string, name: string): Gathered | undefined => {
  const [, said] = /^You can only use (.*)\.$/.exec(sentence.replaceAll(`"${name}"`, '"@"')) ?? [];
  if (said === undefined) return undefined;
  const [, what = '', often = '', span = ''] = /^(.*) "@" (once|twice) per (\w+)$/.exec(said) ?? [];
  const scope = SCOPES.find(([words]) => words.test(what))?.[1];
  const [times, within] = [TIMES[often], WITHIN[span]];
  if (scope && times !== undefined && within) return { limit: { of: 'use', times, within }, scope };
  const only = ONE_OF.find(([words]) => words.test(said))?.[1];
  return only && { limit: { of: 'any-use', times: 1, within: 'turn' }, scope: only };
};

/** Is it used, so that it can be used so often only? What applies by itself is not. */
const isUsed = (effect: Effect): boolean =>
  isActivated(effect) ||
  (effect.effect === 'continuous' &&
    effect.modifiers.some((one) => one.modifies === 'destruction-replaced' && one.use === 'optional'));

/** A limit, and behind how many effects it was said. */
export interface Placed extends Gathered {
  readonly behind: number;
}
const speaksOf = ({ scope, behind }: Placed, index: number): boolean =>
  scope === 'all' || (scope === 'following' ? index >= behind : index < behind);

/** The effects with the limits that were said of them; nothing if one has a limit already, for none can have two. */
export const withGathered = (
  effects: readonly Effect[],
  all: readonly Placed[],
): readonly Effect[] | undefined => {
  const limited = effects.map((effect, index): Effect | undefined => {
    const [mine, second] = isUsed(effect) ? all.filter((one) => speaksOf(one, index)) : [];
    if (!mine) return effect;
    if (second || ('limit' in effect && effect.limit)) return undefined;
    // Both kinds of effects that are used have a limit.
    return { ...effect, limit: mine.limit } as Effect;
  });
  const done = limited.flatMap((effect) => effect ?? []);
  return done.length === effects.length ? done : undefined;
};
