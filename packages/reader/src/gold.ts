/** The gold set: the printed text of a card that is defined by hand, read and compared with the definition. */
import { normalForm } from '@spellspeed/cardtext';
import type { Card, Effect } from '@spellspeed/engine/language';
import type { CardText } from './card-text.ts';
import { isUnderstood, readCard } from './read-card.ts';

/** A card whose text reads as something else than its definition says. */
export interface Difference {
  readonly name: string;
  /** The first part in which the two differ, in normal form: what the definition says, and what was read. */
  readonly defined: string;
  readonly read: string;
}
export interface Gold {
  readonly same: readonly string[];
  readonly different: readonly Difference[];
  readonly unread: readonly string[];
}

const withoutNumber = ({ number: _, ...effect }: Effect): object => effect;
/** The parts of a definition, each in normal form; effects without their numbers, and in no order: languages have their own. */
const partsOf = (card: Card): readonly string[] => [
  ...card.effects.map((effect) => JSON.stringify(normalForm(withoutNumber(effect)))).sort(),
  ...(card.kind === 'monster' ? [JSON.stringify(normalForm(card.summoning ?? {}))] : []),
];
const differenceOf = (defined: Card, read: Card): Difference | undefined => {
  const [ours, theirs] = [partsOf(defined), partsOf(read)];
  const at = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => index).find(
    (index) => ours[index] !== theirs[index],
  );
  return at === undefined
    ? undefined
    : { name: defined.name, defined: ours[at] ?? 'nothing', read: theirs[at] ?? 'nothing' };
};

/** Does what was read say the same as the definition by hand? */
export const saysWhatIsDefined = (defined: Card, read: Card): boolean =>
  differenceOf(defined, read) === undefined;

/** Reads the text of every card that is defined; `onCard` hears of each. */
export const goldOf = (
  cards: readonly Card[],
  texts: readonly CardText[],
  onCard: (done: number) => void = () => {},
): Gold => {
  const defined = new Map(cards.map((card) => [Number(card.passcode), card]));
  const [same, different, unread]: [string[], Difference[], string[]] = [[], [], []];
  texts.forEach((text, index) => {
    onCard(index + 1);
    const card = defined.get(text.passcode);
    if (!card || card.unknownText || (card.kind === 'monster' && card.frame === 'normal')) return;
    const { grade, card: read } = readCard(text);
    const difference = read && isUnderstood(grade) ? differenceOf(card, read) : undefined;
    if (!read || !isUnderstood(grade)) unread.push(card.name);
    else if (difference) different.push(difference);
    else same.push(card.name);
  });
  return { same, different, unread };
};
