/** Which cards a person exchanges with the Side Deck. */
import { factsNamed } from '@spellspeed/cards';
import { DECK_PARTS, DECK_WORDS, type DeckPart, type MatchDeck } from '@spellspeed/match';
import { clauseOf } from '@spellspeed/rulebook';
import { nameOf } from '../tell/card-names.ts';
import { counted, listed } from '../tell/words.ts';
import { Trouble } from '../trouble.ts';
import type { MatchPlay } from './match-play.ts';

/** A card of a part of the deck, as it is listed. */
export interface Entry {
  readonly part: DeckPart;
  readonly label: string;
  readonly card: number;
  readonly copies: number;
}
const LETTERS: { readonly [part in DeckPart]: string } = { main: 'm', extra: 'x', side: 's' };

/** Each card once, in the order of the deck. */
export const entriesIn = (deck: MatchDeck, part: DeckPart): readonly Entry[] =>
  [...new Set(deck[part])].map((card, index) => ({
    part,
    label: `${LETTERS[part]}${index + 1}`,
    card,
    copies: deck[part].filter((each) => each === card).length,
  }));
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The card that was meant, by its label or a part of its name. */
export const entryNamed = (deck: MatchDeck, typed: string, parts: readonly DeckPart[]): Entry | undefined => {
  const entries = parts.flatMap((part) => entriesIn(deck, part));
  const label = typed.trim().toLowerCase();
  const at = entries.find((entry) => entry.label === label);
  if (at) return at;
  const wanted = folded(typed);
  if (wanted === '') return undefined;
  const english = factsNamed(typed)?.names.en;
  const exact = entries.filter(({ card }) => nameOf(card) === english || folded(nameOf(card)) === wanted);
  const found =
    exact.length > 0 ? exact : entries.filter(({ card }) => folded(nameOf(card)).includes(wanted));
  if (new Set(found.map(({ card }) => card)).size > 1)
    throw new Trouble(
      `Several cards fit "${typed}": ${listed(found.map(({ card, label: there }) => `"${nameOf(card)}" (${there})`))}.`,
    );
  return found[0];
};

/** The one of the named part; where it is elsewhere, that is said. */
const entryFor = (deck: MatchDeck, typed: string, parts: readonly DeckPart[]): Entry => {
  const found = entryNamed(deck, typed, parts);
  if (found) return found;
  const elsewhere = entryNamed(deck, typed, DECK_PARTS);
  const where = parts.includes('side') ? 'your Side Deck' : 'your Main or Extra Deck';
  if (elsewhere === undefined) throw new Trouble(`No card called "${typed.trim()}" is in ${where}.`);
  throw new Trouble(
    `"${nameOf(elsewhere.card)}" is in your ${DECK_WORDS[elsewhere.part]}, not in ${where}. The card that comes in is named first: s1 for m1.`,
  );
};
/** One copy of each in the place of the other. */
const swapped = (deck: MatchDeck, incoming: Entry, outgoing: Entry): MatchDeck => {
  const withCard = (part: DeckPart, from: number, to: number): readonly number[] => {
    const at = deck[part].indexOf(from);
    return deck[part].map((card, index) => (index === at ? to : card));
  };
  return {
    ...deck,
    [outgoing.part]: withCard(outgoing.part, outgoing.card, incoming.card),
    side: withCard('side', incoming.card, outgoing.card),
  };
};

/** "s1, s2 for m3, Sangan": the deck after it. */
export const exchangedBy = (play: MatchPlay, deck: MatchDeck, line: string): MatchDeck => {
  const [incoming = '', outgoing = '', ...more] = line.split(/\s+for\s+/i);
  if (more.length > 0 || outgoing.trim() === '')
    throw new Trouble(`Found "${line}", expected IN for OUT: s1 for m3, or the names of the cards.`);
  const [ins, outs] = [incoming, outgoing].map((names) => names.split(',')) as [string[], string[]];
  if (ins.length !== outs.length)
    throw new Trouble(
      `${counted(ins.length, 'card')} would come in and ${counted(outs.length, 'card')} go out; expected as many.`,
    );
  // All are named as the deck is listed now.
  const pairs = ins.map(
    (name, index) =>
      [entryFor(deck, name, ['side']), entryFor(deck, outs[index] ?? '', ['main', 'extra'])] as const,
  );
  const changed = pairs.reduce((now, [enters, leaves]) => {
    if (!now.side.includes(enters.card))
      throw new Trouble(`Your Side Deck has ${counted(enters.copies, 'copy')} of "${nameOf(enters.card)}".`);
    if (!now[leaves.part].includes(leaves.card))
      throw new Trouble(
        `Your ${DECK_WORDS[leaves.part]} has ${counted(leaves.copies, 'copy')} of "${nameOf(leaves.card)}".`,
      );
    return swapped(now, enters, leaves);
  }, deck);
  const refusal = play.match.obstacleTo({ do: 'exchange', player: play.you, deck: changed });
  if (refusal) throw new Trouble(refusal.message, clauseOf(refusal.rule).statement);
  return changed;
};
