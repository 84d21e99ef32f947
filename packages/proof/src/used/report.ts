/** Each activated effect of a card: used on a field that is made for it, and what happened held against what its verbs say. */
import type { CardPool } from '@spellspeed/engine';
import { type Card, isActivated } from '@spellspeed/engine/language';
import { candidates } from './candidates.ts';
import { filtersIn, situationsOf } from './field.ts';
import { saidBy } from './said.ts';
import { NEVER_OF_ITSELF, SHOWN_BY, type Sign } from './shown-by.ts';
import { tryToUse } from './use.ts';

/**
 * `used`: it did what its verbs say, and nothing else · `silent`: a verb that is carried out in any case was never seen · `odd`: something happened that no verb
 * says · `nothing-fits`: no card that can be played with is one of which it speaks · `no-field`: no field could be made · `not-reached`: none of the plays came to it.
 */
export const OUTCOMES = ['used', 'silent', 'odd', 'nothing-fits', 'no-field', 'not-reached'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export interface EffectReport {
  readonly passcode: number;
  readonly name: string;
  readonly effect: number;
  readonly outcome: Outcome;
  /** Verbs that were not seen, signs that nobody says, or what nothing fits. */
  readonly what: string;
}

const SEEDS = [1, 2] as const;
/** Effects that are activated and do something. */
export const usableEffects = (card: Card): readonly number[] =>
  card.effects.flatMap((effect, index) =>
    isActivated(effect) && effect.modes.some(({ resolve }) => resolve) ? [index] : [],
  );

export const reportOnEffect = (pool: CardPool, card: Card, index: number): EffectReport => {
  const effect = card.effects[index];
  const report = (outcome: Outcome, what = ''): EffectReport => ({
    ...{ passcode: Number(card.passcode), name: card.name, effect: index },
    ...{ outcome, what },
  });
  if (effect === undefined || !isActivated(effect))
    throw new Error(`${card.name} has no activated effect ${index}`);
  const said = effect.modes.map(({ resolve }) => saidBy(resolve));
  const [only] = said;
  // Of several ways only one is taken.
  const surely = said.length === 1 && only ? [...new Set(only.surely)] : [];
  const seen = new Set<Sign>();
  const silent = (): readonly string[] =>
    surely.filter((verb) => {
      const signs = SHOWN_BY[verb];
      return Array.isArray(signs) && !signs.some((sign) => seen.has(sign));
    });
  let isUsed = false;
  const refused = new Set<string>();
  const all = SEEDS.flatMap((seed) => situationsOf(card, effect).map((situation) => ({ seed, situation })));
  for (const { seed, situation } of all) {
    const use = tryToUse(pool, card, index, situation, seed);
    if (typeof use === 'string') refused.add(use);
    else if (use.signs) {
      isUsed = true;
      for (const sign of use.signs) seen.add(sign);
      if (silent().length === 0) break;
    }
  }
  const lacking = filtersIn(effect).find((filter) => candidates(filter, 1).length === 0);
  if (lacking && (!isUsed || silent().length > 0)) return report('nothing-fits', wordsOf(lacking));
  if (!isUsed) return report(refused.size > 0 && refused.size === all.length ? 'no-field' : 'not-reached');
  if (silent().length > 0) return report('silent', silent().join(' '));
  const odd = oddOf(
    card,
    said.flatMap(({ perhaps }) => perhaps),
    seen,
  );
  return odd.length > 0 ? report('odd', odd.join(' ')) : report('used');
};

/** What the filter asks of the print, in short. */
const wordsOf = (filter: readonly object[]): string =>
  filter
    .flatMap((test) =>
      Object.values(test).filter(
        (value) => typeof value === 'string' || typeof value === 'number' || Array.isArray(value),
      ),
    )
    .map((value) =>
      Array.isArray(value) ? value.filter((each) => typeof each === 'string').join('/') : String(value),
    )
    .filter((word) => word !== '')
    .join(' ')
    .replace(/[\t\n]/g, ' ');

/** What no verb of the effect says. Materials go where the Summon says; a card may destroy itself by what it says besides. */
const oddOf = (card: Card, verbs: readonly string[], seen: ReadonlySet<Sign>): readonly Sign[] => {
  if (verbs.includes('become-effect-of')) return [];
  const text = JSON.stringify(card.effects);
  const said = new Set<Sign>(
    verbs.flatMap((verb) => {
      const signs = SHOWN_BY[verb as keyof typeof SHOWN_BY];
      return Array.isArray(signs) ? signs : [];
    }),
  );
  if (verbs.includes('equip')) said.add('placed');
  if (verbs.includes('ritual-summon')) said.add('tributed');
  if (verbs.includes('ritual-summon') || verbs.includes('fusion-summon')) said.add('banished');
  if (text.includes('destroys-itself') || text.includes('"into":"banished"'))
    said.add('destroyed').add('banished');
  return NEVER_OF_ITSELF.filter((sign) => seen.has(sign) && !said.has(sign));
};
