/** What English words leave open, decided by the OCG's text: of several meanings the one whose Japanese print that text is. */
import { stillAsTargeted } from '@spellspeed/cardtext';
import { type Card, canonicalJson } from '@spellspeed/engine';
import type { Effect } from '@spellspeed/engine/language';
import type { CardText } from '../card-text.ts';
import { behaviourOf, printedTextsOf } from '../provable.ts';
import { type CardReading, type Doubt, readCard } from '../read-card.ts';
import { comparedWithOcg } from './compare.ts';
import type { OcgText } from './texts.ts';

/** So many meanings of one card are tried. */
const MOST_MEANINGS = 32;

/** What the words of a doubt can mean; nothing where they leave open what a Japanese text does not say either. */
const meaningsOf = ({ effects, open }: Doubt): readonly Effect[] =>
  effects.flatMap((effect) => {
    const asking = open.length === 0 ? [] : stillAsTargeted(effect, open);
    return asking ? [effect, ...asking] : [];
  });
/** Each choice of one of them for each doubt. */
const choicesOf = (doubts: readonly Doubt[]): readonly (readonly Effect[])[] =>
  doubts.reduce<readonly (readonly Effect[])[]>(
    (choices, doubt) => choices.flatMap((before) => meaningsOf(doubt).map((one) => [...before, one])),
    [[]],
  );
/** All that a text with several meanings can mean. */
const allReadings = (entry: CardText, reading: CardReading): readonly CardReading[] => {
  const choices = choicesOf(reading.doubts);
  if (choices.length < 2 || choices.length > MOST_MEANINGS) return [];
  return choices.map((decided) => readCard(entry, 'first-unread', decided));
};

/** Only texts that number their effects speak of a target again, and say how it must lie still. */
const saysAllAgain = ({ text }: OcgText): boolean => text.includes('①');
/** It is asked how a card of which was spoken lies by now. */
const ASKS_AGAIN = /(?:その|対象の|選択した)(?:相手の|自分の)?(?:表側|裏側|守備表示|攻撃表示)/;

interface Compared {
  readonly one: CardReading;
  /** The words that only one of print and text has. */
  readonly apart: readonly string[];
}
const isWithin = (words: readonly string[], others: readonly string[]): boolean => {
  const left = [...others];
  return (
    words.length < others.length &&
    words.every((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
};
/**
 * The one meaning that the OCG's text has: it prints that text, and no other does. Of how a target lies by then the nearest is enough, of which
 * all that differs differs in the other as well: the doubt is about these words alone. Nothing where the text is silent.
 */
export const decidedByOcg = (
  entry: CardText,
  reading: CardReading,
  official: OcgText,
): CardReading | undefined => {
  if (reading.grade !== 'ambiguous') return undefined;
  const isOfLying = reading.doubts.every(({ open }) => open.length > 0);
  const asksOfLying = reading.doubts.some(({ open }) => open.length > 0);
  if (asksOfLying && !saysAllAgain(official)) return undefined;
  const compared = allReadings(entry, reading).flatMap(({ card, ...one }): readonly Compared[] => {
    if (card === undefined) return [];
    const { printed, official: only } = comparedWithOcg(card, official);
    return [{ one: { ...one, card }, apart: [...printed.map((word) => `+${word}`), ...only] }];
  });
  const nearest = compared.find((one) =>
    compared.every((other) => other === one || isWithin(one.apart, other.apart)),
  );
  if (!nearest || (!isOfLying && nearest.apart.length > 0)) return undefined;
  const isSilent = asksOfLying && ASKS_AGAIN.test(official.text) && !asksAgain(nearest.one.card);
  return isSilent ? undefined : nearest.one;
};
const asksAgain = (card: Card | undefined): boolean =>
  JSON.stringify(card?.effects ?? []).includes('"still":');

/** Is it among all that its own print can mean? */
export const isAmongItsReadings = (entry: CardText, card: Card): boolean => {
  const own = canonicalJson(behaviourOf(card));
  return (['that-target', 'it'] as const).some((targetsCalled) => {
    const printed = { ...entry, ...printedTextsOf(card, targetsCalled) };
    const again = readCard(printed, 'first-unread');
    return [again, ...allReadings(printed, again)].some(
      (one) => one.card !== undefined && canonicalJson(behaviourOf(one.card)) === own,
    );
  });
};
