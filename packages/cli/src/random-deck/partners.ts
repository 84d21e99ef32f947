/** What a card wants beside it in a deck: its materials, what Summons it, what its text speaks of. */
import type { Dice } from '@spellspeed/bots';
import {
  type Action,
  type Card,
  EXTRA_DECK_FRAMES,
  type Filter,
  type MonsterCard,
} from '@spellspeed/engine/language';
import { filtersIn, fits } from './fits.ts';

/** All cards of the pool that can be in a deck, with what their texts speak of. */
export interface Shelf {
  readonly cards: readonly Card[];
  readonly main: readonly Card[];
  readonly extra: readonly MonsterCard[];
  /** Found out when a card is first drawn. */
  readonly spokenOf: (card: Card) => readonly (readonly Card[])[];
  readonly fusers: readonly Fuser[];
}
/** A card that Fusion Summons, and what. */
interface Fuser {
  readonly card: Card;
  readonly monster: Filter;
}

export const isOfExtraDeck = (card: Card): card is MonsterCard =>
  card.kind === 'monster' && EXTRA_DECK_FRAMES[card.frame];

/** Every action of that verb in a definition. */
const fusionsIn = (part: unknown): readonly Extract<Action, { do: 'fusion-summon' }>[] => {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(fusionsIn);
  const isFusion = 'do' in part && part.do === 'fusion-summon';
  return isFusion ? [part as Extract<Action, { do: 'fusion-summon' }>, ...inner] : inner;
};

/** A text that fits more of the pool than this speaks of nothing in particular. */
const PARTICULAR = 0.2;
const spokenOfBy = (card: Card, cards: readonly Card[]): readonly (readonly Card[])[] => {
  const byText = filtersIn(card).map((filter) =>
    cards.filter((other) => other !== card && fits(filter, other)),
  );
  return byText.filter((partners) => partners.length > 0 && partners.length < PARTICULAR * cards.length);
};

export const shelfOf = (pool: readonly Card[]): Shelf => {
  const cards = pool.filter((card) => card.kind !== 'monster' || card.frame !== 'token');
  const main = cards.filter((card) => !isOfExtraDeck(card));
  const known = new Map<Card, readonly (readonly Card[])[]>();
  return {
    cards,
    main,
    extra: cards.filter(isOfExtraDeck),
    spokenOf: (card) => {
      const partners = known.get(card) ?? spokenOfBy(card, cards);
      known.set(card, partners);
      return partners;
    },
    fusers: main.flatMap((card) => fusionsIn(card).map(({ monster }) => ({ card, monster }))),
  };
};

const oneOf = <Item>(items: readonly Item[], dice: Dice): readonly Item[] => {
  const item = items.length === 0 ? undefined : items[dice(items.length)];
  return item === undefined ? [] : [item];
};

const levelOf = (card: Card | undefined): number => (card?.kind === 'monster' ? (card.level ?? 0) : 0);
/** Can these two Levels be those of Synchro Materials? */
const addUp = (monster: MonsterCard, one: Card | undefined, other: Card): boolean =>
  monster.frame !== 'synchro' || one === undefined || levelOf(one) + levelOf(other) === monster.level;

/** One card for each kind of material; of a Synchro Monster's, so that the first two add up where any do. */
const materialsFor = (monster: MonsterCard, { main, extra }: Shelf, dice: Dice): readonly Card[] => {
  const chosen: Card[] = [];
  for (const { filter } of monster.summoning?.materials ?? []) {
    const own = main.filter((card) => card.kind === 'monster' && fits(filter, card));
    const able = own.filter((card) => addUp(monster, chosen[0], card));
    const from = able.length > 0 ? able : own.length > 0 ? own : extra.filter((card) => fits(filter, card));
    chosen.push(...oneOf(from, dice));
  }
  return chosen;
};
/** What brings the monster of the Extra Deck out. */
export const wantedBy = (monster: MonsterCard, shelf: Shelf, dice: Dice): readonly Card[] => {
  const fusers = shelf.fusers.filter((fuser) => monster.frame === 'fusion' && fits(fuser.monster, monster));
  return [...materialsFor(monster, shelf, dice), ...oneOf(fusers, dice).map(({ card }) => card)];
};
/** Some of the cards of which the text of a card speaks. */
export const partnersOf = (card: Card, { spokenOf }: Shelf, dice: Dice): readonly Card[] =>
  spokenOf(card).flatMap((partners) => (dice(2) === 0 ? oneOf(partners, dice) : []));

/** Are there materials for the monster among these cards of a Main Deck? */
export const fitsTo = (monster: MonsterCard, deck: readonly Card[], { fusers }: Shelf): boolean => {
  const { materials = [], procedure } = monster.summoning ?? {};
  const slots = materials.map(({ filter }) => deck.filter((card) => fits(filter, card)));
  if (slots.length === 0 || slots.some((slot) => slot.length === 0)) return procedure !== undefined;
  const [first = [], second] = slots;
  if (monster.frame === 'fusion')
    return (
      procedure?.materials !== undefined ||
      fusers.some((fuser) => deck.includes(fuser.card) && fits(fuser.monster, monster))
    );
  return second === undefined || first.some((one) => second.some((other) => addUp(monster, one, other)));
};
