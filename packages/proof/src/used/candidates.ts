/** Cards of which a filter could speak, by what is printed on them. */
import { factsNamed, factsOf, PLAYABLE_CARDS, playablePasscodes } from '@spellspeed/cards';
import type { Card, Filter, Test } from '@spellspeed/engine/language';

const within = (value: number | undefined, min: unknown, max: unknown): boolean =>
  value !== undefined &&
  (typeof min !== 'number' || value >= min) &&
  (typeof max !== 'number' || value <= max);
type TestOf<T extends Test['test']> = Extract<Test, { readonly test: T }>;
/** What print decides; all other tests are about where a card lies and what has become of it. */
const PRINTED: { readonly [T in Test['test']]?: (card: Card, test: TestOf<T>) => boolean } = {
  kind: (card, { kind }) => card.kind === kind,
  race: (card, { race }) => card.kind === 'monster' && card.race === race,
  attribute: (card, { attribute }) => card.kind === 'monster' && card.attribute === attribute,
  level: (card, { min, max }) => card.kind === 'monster' && within(card.level, min, max),
  rank: (card, { min, max }) => card.kind === 'monster' && within(card.rank, min, max),
  'link-rating': (card, { min, max }) =>
    card.kind === 'monster' && card.frame === 'link' && within(card.linkArrows?.length, min, max),
  stat: (card, { stat, min, max }) =>
    card.kind === 'monster' &&
    within(typeof card[stat] === 'number' ? (card[stat] as number) : undefined, min, max),
  named: (card, { names }) => names.includes(card.name) || names.includes(card.treatedAs ?? ''),
  series: (card, { series }) => card.series.includes(series),
  frame: (card, { frame }) => card.kind === 'monster' && card.frame === frame,
  ability: (card, { ability }) => card.kind === 'monster' && card.abilities.includes(ability),
  'effect-monster': (card) => card.kind === 'monster' && card.effects.length > 0,
  property: (card, { property }) => card.kind !== 'monster' && card.property === property,
  'special-summon-only': (card) => card.kind === 'monster' && card.summoning?.only !== undefined,
  not: (card, { filter }) =>
    !filter.every((test) => isPrinted(test) && couldBe(card, [test])) || !filter.every(isPrinted),
  either: (card, { filters }) => filters.some((filter) => couldBe(card, filter)),
  truly: (card, { filter }) => couldBe(card, filter),
};
const isPrinted = ({ test }: Test): boolean => PRINTED[test] !== undefined;
export const couldBe = (card: Card, filter: Filter): boolean =>
  filter.every((test) => {
    const asks = PRINTED[test.test] as ((card: Card, test: Test) => boolean) | undefined;
    return asks === undefined || asks(card, test);
  });

let all: readonly Card[] | undefined;
/** Plain monsters first: what has no text interferes with nothing. */
const everyCard = (): readonly Card[] => {
  all ??= playablePasscodes()
    .flatMap((passcode) => PLAYABLE_CARDS.get(passcode) ?? [])
    .toSorted((one, other) => textOf(one) - textOf(other));
  return all;
};
const textOf = (card: Card): number =>
  card.effects.length * 10 + (card.kind === 'monster' && card.summoning ? 5 : 0);
const known = new Map<string, readonly Card[]>();
/** The first cards that this filter could mean, two of them with different names. */
export const candidates = (filter: Filter, count: number): readonly Card[] => {
  const printed = filter.filter(isPrinted);
  const key = JSON.stringify(printed);
  const found =
    known.get(key) ??
    everyCard()
      .filter((card) => couldBe(card, printed))
      .slice(0, 40);
  known.set(key, found);
  return found.slice(0, count);
};
export const namedCard = (name: string): Card | undefined => {
  const facts = factsNamed(name);
  return facts && factsOf(facts.passcode) ? (PLAYABLE_CARDS.get(facts.passcode) ?? undefined) : undefined;
};
