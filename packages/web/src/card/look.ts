/** What a card looks like: the facts that are printed on it, as far as its drawing shows them. */
import { type CardFacts, factsOf } from '@spellspeed/cards';
import type { Attribute, Frame, KnownCard, LinkArrow, Property } from '@spellspeed/engine';

export type FrameName = Frame | 'spell' | 'trap';
export interface Stars {
  readonly of: 'level' | 'rank' | 'link';
  readonly count: number;
}
export interface CardLook {
  readonly frame: FrameName;
  readonly isPendulum: boolean;
  readonly attribute: Attribute | null;
  readonly stars: Stars | null;
  readonly arrows: readonly LinkArrow[];
  readonly property: Property | null;
  readonly scale: number | null;
}

const starsOf = (facts: CardFacts): Stars | null => {
  if (facts.kind !== 'monster') return null;
  if (facts.linkArrows) return { of: 'link', count: facts.linkArrows.length };
  if (facts.rank !== undefined) return { of: 'rank', count: facts.rank };
  return facts.level === undefined ? null : { of: 'level', count: facts.level };
};
const NO_ARROWS: readonly LinkArrow[] = [];

/** The printed look; null for a passcode that is not known. */
export const lookOf = (passcode: number): CardLook | null => {
  const facts = factsOf(passcode);
  if (facts === undefined) return null;
  if (facts.kind !== 'monster')
    return {
      frame: facts.kind,
      isPendulum: false,
      attribute: null,
      stars: null,
      arrows: NO_ARROWS,
      property: facts.property,
      scale: null,
    };
  return {
    frame: facts.frame,
    isPendulum: facts.abilities.includes('pendulum'),
    attribute: facts.attribute,
    stars: starsOf(facts),
    arrows: facts.linkArrows ?? NO_ARROWS,
    property: null,
    scale: facts.scale ?? null,
  };
};

/** The look of a card in a duel: with the Attribute, Level and Pendulum Scale that it has now. */
export const lookNow = ({ passcode, attribute, level, scale }: KnownCard): CardLook | null => {
  const look = lookOf(passcode);
  if (look === null) return null;
  const stars: Stars | null =
    level === null || (look.stars !== null && look.stars.of !== 'level')
      ? look.stars
      : { of: 'level', count: level };
  return { ...look, attribute: attribute ?? look.attribute, stars, scale: scale ?? look.scale };
};
