/** What a card's text says beyond its facts: the part of a definition that is written down. */
import type { Card } from '@spellspeed/engine/language';
import type { CardFacts } from '../facts/card-facts.ts';
import { printedCard } from '../printed.ts';

export type Behaviour = Pick<Card, 'effects'> & {
  readonly [part in 'summoning' | 'asMaterial' | 'remains' | 'victory' | 'matchVictory']?: unknown;
};

/** A card of these facts whose text says this. */
export const withBehaviour = (facts: CardFacts, behaviour: Behaviour): Card => {
  const printed = printedCard(facts);
  // What was written or read belongs to a card of this kind: a test holds every line that ships against the forms of cards.
  return { ...printed, ...behaviour, effects: withActivation(printed, behaviour) } as Card;
};

/** No text of a Pendulum Monster says that it can be activated as a Spell Card: they all can. (monsters.pendulum.placing-counts-as-spell-activation) */
const withActivation = (printed: Card, { effects }: Behaviour): Card['effects'] =>
  printed.kind !== 'monster' || effects.some(({ effect }) => effect === 'card-activation')
    ? effects
    : [...effects, ...printed.effects];

/** What a definition says that its facts do not. */
export const behaviourOf = (card: Card, facts: CardFacts): Behaviour => {
  const printed: object = printedCard(facts);
  const said = Object.entries(card).filter(
    ([part, value]) =>
      part === 'effects' || JSON.stringify(value) !== JSON.stringify(Reflect.get(printed, part)),
  );
  return Object.fromEntries(said) as Behaviour;
};
