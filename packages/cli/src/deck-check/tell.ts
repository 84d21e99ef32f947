/** A report on decks in lines. */
import { undefinedSentence } from '../input/deck.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import type { OwnStanding } from '../own/standing.ts';
import type { Terminal } from '../terminal.ts';
import { type DeckReport, type DecksReport, isWhollyPlayable, type Share } from './report.ts';
import type { DecksSummary } from './summary.ts';

type Paint = Terminal['paint'];

const WORDS: { readonly [standing in Exclude<OwnStanding, 'none'>]: (copies: number) => string } = {
  hand: (copies) => `${copies} defined by hand`,
  plain: (copies) => `${copies} Normal ${copies === 1 ? 'Monster' : 'Monsters'}`,
  proved: (copies) => `${copies} read from ${copies === 1 ? 'its text' : 'their texts'} and proved`,
  read: (copies) => `${copies} read from ${copies === 1 ? 'a text' : 'texts'} in other words`,
  own: (copies) => `${copies} read from ${copies === 1 ? 'its text' : 'their texts'} that you gave`,
};
const PLAYABLE = ['hand', 'plain', 'proved', 'read', 'own'] as const;

const percent = ({ cards, of }: Share): string => `${((100 * cards) / Math.max(1, of)).toFixed(1)} %`;
const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** All that there is to say of one deck. */
export const tellDeck = (report: DeckReport, paint: Paint): readonly string[] => {
  const { deck, sizes, problems, playable, standings, notDefinedYet, otherArtwork } = report;
  const how = PLAYABLE.filter((each) => standings[each] > 0).map((each) => WORDS[each](standings[each]));
  return [
    `${paint.bold(deck)}: ${sizes.main} main, ${sizes.extra} extra, ${sizes.side} side`,
    ...toldUpTo(
      MOST_TOLD,
      problems.map(({ sentence }) => sentence),
    ).map((line) => `${paint.red('✗')} ${line}`),
    ...(problems.length === 0 ? [`${paint.green('✓')} The deck is legal.`] : []),
    ...toldUpTo(
      MOST_TOLD,
      otherArtwork.map(
        ({ passcode, card }) => `${passcode} is other artwork of "${card.name}" (${card.passcode}).`,
      ),
    ),
    `${playable.cards} of ${cardsOf(playable.of)} of the Main and Extra Deck can be played with (${percent(playable)})${how.length === 0 ? '' : `: ${how.join(', ')}`}.`,
    ...(notDefinedYet.length === 0
      ? []
      : [
          paint.yellow(`${cardsOf(notDefinedYet.length)} cannot be played with yet:`),
          ...toldUpTo(
            MOST_TOLD,
            notDefinedYet.map(
              (card) =>
                `${undefinedSentence(card)}${card.nearest ? ` Nearest to it is "${card.nearest.name}".` : ''}`,
            ),
          ).map((line) => `  ${line}`),
          paint.dim('With --missing-without-effects they are played as cards without effects.'),
        ]),
  ];
};

/** Many decks in a few lines. */
export const tellSummary = (
  { decks, whole, lackOne, lackTwo, copies, medianMissing, next }: DecksSummary,
  paint: Paint,
): readonly string[] => [
  paint.bold(`${decks} decks`),
  `${whole} are wholly playable (${percent({ cards: whole, of: decks })}), ${lackOne} lack one card, ${lackTwo} lack two; the deck in the middle lacks ${medianMissing}.`,
  `${copies.cards} of ${copies.of} copies in Main and Extra Decks can be played with (${percent(copies)}).`,
  ...(next.length === 0 ? [] : [`Next, each with the decks that lack it and those that it completes:`]),
  ...next.map(
    ({ name, decks: lack, completes }, index) =>
      `${String(index + 1).padStart(3)}  ${name} (${lack}${completes === 0 ? '' : `, completes ${completes}`})`,
  ),
];

/** So many missing cards of several decks are named. */
const MOST_MISSING = 10;
export const tellUnreadable = ({ unreadable }: DecksReport, paint: Paint): readonly string[] =>
  unreadable.map(({ file, why }) => `${paint.red('✗')} ${file}: ${why.join(' ')}`);

/** A line for each deck, then all together. */
export const tellDecks = (report: DecksReport, paint: Paint): readonly string[] => {
  const widest = Math.max(0, ...report.decks.map(({ deck }) => deck.length));
  return [
    ...report.decks.map((deck) => {
      const share = `${String(deck.playable.cards).padStart(3)} of ${deck.playable.of}`;
      const able = isWhollyPlayable(deck) ? paint.green(share) : paint.yellow(share);
      const legal = deck.legal ? '' : `  ${paint.red(deck.problems[0]?.sentence ?? '')}`;
      return `${deck.deck.padEnd(widest)}  ${able}${legal}`;
    }),
    ...tellUnreadable(report, paint),
    '',
    `${report.whollyPlayable.cards} of ${report.whollyPlayable.of} decks are wholly playable; ${report.playable.cards} of ${report.playable.of} cards of Main and Extra Decks are (${percent(report.playable)}).`,
    ...(report.missing.length === 0
      ? []
      : [
          `${cardsOf(report.missing.length)} cannot be played with yet; most decks miss:`,
          ...report.missing
            .slice(0, MOST_MISSING)
            .map(({ name, decks }) => `  ${name} (${decks === 1 ? '1 deck' : `${decks} decks`})`),
        ]),
  ];
};
