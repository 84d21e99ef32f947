/** The definitions that ship because their texts were read, as their file has them. */
import { asPrinted, factsOf } from '@spellspeed/cards';
import { type Card, canonicalJson, digestOf } from '@spellspeed/engine';
import { type Behaviour, type Correction, corrected, type Grade } from '@spellspeed/reader';

export interface ShippedCard {
  readonly passcode: number;
  readonly grade: Grade;
  readonly behaviour: Behaviour;
}

/** Lines of the file. */
export const parseShipped = (text: string): readonly ShippedCard[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      // The project writes the file itself, and a test holds each of its lines.
      const {
        passcode,
        grade = 'proved',
        ...behaviour
      } = JSON.parse(line) as Behaviour & {
        passcode: number;
        grade?: Grade;
      };
      return { passcode, grade, behaviour };
    });
export const makeShipped = (cards: readonly ShippedCard[]): string =>
  cards
    .toSorted((one, other) => one.passcode - other.passcode)
    .map(
      ({ passcode, grade, behaviour }) =>
        `${JSON.stringify({ passcode, ...(grade === 'read' && { grade }), ...behaviour })}\n`,
    )
    .join('');

/** What ships after some texts were read: of these what came of them now, of all other cards what shipped before. */
export const shippedAfter = (
  before: readonly ShippedCard[],
  read: ReadonlySet<number>,
  now: readonly ShippedCard[],
): readonly ShippedCard[] => [...before.filter(({ passcode }) => !read.has(passcode)), ...now];

/** With what counts where the OCG's text says something else. */
export const withCorrections = (
  cards: readonly ShippedCard[],
  corrections: readonly Correction[],
): readonly ShippedCard[] =>
  cards.map((card) => {
    const correction = corrections.find(({ passcode }) => passcode === card.passcode);
    return correction ? { ...card, behaviour: corrected(card.behaviour, correction) } : card;
  });

/** The whole card; what was read belongs to a card of this kind. */
export const cardOf = ({ passcode, behaviour }: Pick<ShippedCard, 'passcode' | 'behaviour'>): Card => {
  const facts = factsOf(passcode);
  if (facts === undefined) throw new Error(`no card is printed with the passcode ${passcode}`);
  const { unknownText: _, ...printed } = asPrinted(facts);
  return { ...printed, ...behaviour } as Card;
};
export const definitionDigest = ({ behaviour }: Pick<ShippedCard, 'behaviour'>): string =>
  digestOf(canonicalJson(behaviour));
