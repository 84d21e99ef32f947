/** Levels and Ranks that are those of other cards: "with the same Level as it". */
import type { Amount, Reference } from '@spellspeed/engine/language';
import { iso } from '../grammar/phrase.ts';
import { sayTheSame } from './measure.ts';
import { POINTERS } from './reference.ts';
import { type Said, say } from './said.ts';
import { type Standing, type TestOf, type Trait, tail, trait } from './trait.ts';

type Height = 'level' | 'rank';
interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}
const NAMES = { level: 'Level', rank: 'Rank' } as const;
const heightOf = (stat: Height, of: Reference): Amount => ({ count: 'stat', stat, of, original: false });
/** The card that has the same Level, or Rank, now. */
const isAsHighAs = (stat: Height, { min, max }: Bounds): Reference | undefined => {
  const isSame = typeof min === 'object' && JSON.stringify(min) === JSON.stringify(max);
  return isSame && min.count === 'stat' && min.stat === stat && !min.original ? min.of : undefined;
};

/** "with the same Level as that target", beside the other forms. */
export const asHigh = <H extends Height>(
  stat: H,
  ...others: readonly Standing<TestOf<H>>[]
): Trait<TestOf<H>> => {
  const plain = trait(...others);
  const same: Said<TestOf<H>> = iso(
    say<{ as: Reference }>({})`with the same ${NAMES[stat]} as ${{ as: POINTERS.object }}`,
    // Both tests have these bounds.
    ({ as }) => ({ test: stat, min: heightOf(stat, as), max: heightOf(stat, as) }) as TestOf<H>,
    () => undefined,
  );
  return {
    standings: [tail(same), ...plain.standings],
    add: (test, draft, speech) => {
      const bounds: Bounds & { readonly original?: true } = test;
      const as = bounds.original ? undefined : isAsHighAs(stat, bounds);
      return as ? sayTheSame(NAMES[stat], as, draft, speech) : plain.add(test, draft, speech);
    },
  };
};
