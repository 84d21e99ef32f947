/** The cards that can be played with. */
import type { Card } from '@spellspeed/engine/language';
import { monsterCard, spellCard, trapCard } from './card.ts';
import { DEFINITIONS } from './definitions/all.generated.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { carriedFacts, factsNamed } from './facts/facts.ts';
import { isPlain } from './plain.ts';

/** All cards that are defined by hand, and the Normal Monsters that every program carries, by rising passcode. */
export const CARDS: readonly Card[] = [
  ...DEFINITIONS,
  ...carriedFacts()
    .filter(isPlain)
    .map(({ passcode }) => monsterCard(passcode)),
].sort((a, b) => a.passcode - b.passcode);

/** What is printed on a card, without what its text means. (effects.activation.card-known-to-the-rules) */
export const asPrinted = ({ kind, passcode }: CardFacts): Card => {
  const blank =
    kind === 'monster'
      ? monsterCard(passcode)
      : kind === 'spell'
        ? spellCard(passcode, { effects: [] })
        : trapCard(passcode, { effects: [] });
  return { ...blank, unknownText: true };
};

const byPasscode: ReadonlyMap<number, Card> = new Map(CARDS.map((card) => [card.passcode, card]));

/** The passcodes of all defined cards. */
export const definedPasscodes: ReadonlySet<number> = new Set(byPasscode.keys());

/** The defined card with this name or alias in any language. */
export const cardNamed = (name: string): Card | undefined => {
  const facts = factsNamed(name);
  return facts && byPasscode.get(facts.passcode);
};
