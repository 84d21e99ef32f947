/** Cards in the order in which players lay them out: monsters, Spells, Traps; of monsters those of the Main Deck first, the highest Levels first. */
import { type CardFacts, factsOf } from '@spellspeed/cards';
import type { Frame } from '@spellspeed/engine';

const KINDS = { monster: 0, spell: 1, trap: 2 } as const;
const FRAMES: { readonly [frame in Frame]: number } = {
  normal: 0,
  effect: 1,
  ritual: 2,
  fusion: 3,
  synchro: 4,
  xyz: 5,
  link: 6,
  token: 7,
};
const PROPERTIES = ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual', 'Counter'];
const ranksOf = (facts: CardFacts): readonly number[] =>
  facts.kind === 'monster'
    ? [KINDS.monster, FRAMES[facts.frame], -(facts.level ?? facts.rank ?? facts.linkArrows?.length ?? 0)]
    : [KINDS[facts.kind], PROPERTIES.indexOf(facts.property), 0];
const UNKNOWN = [9, 0, 0];

/** Negative where the first comes before the other. */
export const compareCards = (one: number, other: number): number => {
  const facts = [factsOf(one), factsOf(other)] as const;
  const [ones, others] = facts.map((each) => (each ? ranksOf(each) : UNKNOWN));
  const first = ones?.findIndex((rank, index) => rank !== others?.[index]) ?? -1;
  if (first >= 0) return (ones?.[first] ?? 0) - (others?.[first] ?? 0);
  const [name = '', otherName = ''] = facts.map((each) => each?.names.en);
  return name < otherName ? -1 : name > otherName ? 1 : one - other;
};
