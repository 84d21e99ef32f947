/** What could be played in the place of a card that cannot: the card that has most in common with it. */
import { type CardFacts, factsOf, type MonsterFacts, playablePasscodes } from '@spellspeed/cards';

const EXTRA_DECK: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);
const isOfExtraDeck = (facts: CardFacts): boolean => facts.kind === 'monster' && EXTRA_DECK.has(facts.frame);
const starsOf = ({ level, rank, linkArrows }: MonsterFacts): number =>
  level ?? rank ?? linkArrows?.length ?? 0;

/** An archetype counts most: it is what a deck is built around. */
const inCommon = (one: CardFacts, other: CardFacts): number => {
  const series = one.series.filter((each) => other.series.includes(each)).length;
  if (one.kind !== 'monster' || other.kind !== 'monster')
    return 4 * series + ('property' in one && 'property' in other && one.property === other.property ? 3 : 0);
  const alike = [
    one.frame === other.frame,
    one.race === other.race,
    one.attribute === other.attribute,
    starsOf(one) === starsOf(other),
    one.abilities.includes('tuner') === other.abilities.includes('tuner'),
    one.abilities.includes('pendulum') === other.abilities.includes('pendulum'),
  ];
  return 4 * series + alike.filter(Boolean).length;
};

/** The card that can be played with and has most in common; it goes into the same part of a deck. */
export const nearestPlayable = (facts: CardFacts): CardFacts | undefined => {
  let nearest: { readonly facts: CardFacts; readonly common: number } | undefined;
  for (const passcode of playablePasscodes()) {
    const other = factsOf(passcode);
    if (other?.kind !== facts.kind || isOfExtraDeck(other) !== isOfExtraDeck(facts)) continue;
    if (other.kind === 'monster' && other.frame === 'token') continue;
    const common = inCommon(facts, other);
    if (common > (nearest?.common ?? 0)) nearest = { facts: other, common };
  }
  return nearest?.facts;
};
