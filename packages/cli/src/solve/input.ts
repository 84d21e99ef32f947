/** What is to be solved, as it is named on the command line: a document of a field, or a deck and a hand. */
import { playablePasscodes } from '@spellspeed/cards';
import { createDuelFromField, type Duel } from '@spellspeed/engine';
import { isPuzzleScript, messageOf, parsePuzzleScript } from '@spellspeed/formats';
import { beginningOf, messageOfMistake, parseScenarios, type Scenario } from '@spellspeed/rulings';
import { readText } from '../files.ts';
import { type PlayableDeck, playableDeck } from '../input/deck.ts';
import { didYouMean, nearestWords } from '../input/near.ts';
import { cardPool } from '../pool.ts';
import { nameOf } from '../tell/card-names.ts';
import { Trouble } from '../trouble.ts';

/** A duel to be solved, with the cards that are in it. */
export interface Puzzle {
  readonly title: string;
  readonly duel: Duel;
  readonly cards: readonly number[];
  /** Is the order of the Decks known? */
  readonly knownDecks: boolean;
}

/** The only scenario of a file, or the one of this number, from 1. */
const scenarioIn = (file: string, number: number | undefined): Scenario => {
  const { scenarios, mistakes } = parseScenarios(readText(file), file);
  if (mistakes.length > 0) throw new Trouble(...mistakes.map(messageOfMistake));
  if (number === undefined && scenarios.length > 1)
    throw new Trouble(
      `${file} has ${scenarios.length} documents; say which with --number.`,
      ...scenarios.map(({ title }, at) => `  ${at + 1}. ${title}`),
    );
  const found = scenarios[(number ?? 1) - 1];
  if (found === undefined)
    throw new Trouble(`${file} has ${scenarios.length} documents; found --number ${number}.`);
  return found;
};

/** The field of a puzzle script of another program; its first player is to win. */
const puzzleOfScript = (text: string, file: string): Puzzle => {
  const parsed = parsePuzzleScript(text, file);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  const { sides, cards } = parsed.value;
  const pool = cardPool();
  const known = new Set<number>(playablePasscodes());
  const unknown = cards.filter(({ passcode }) => !known.has(passcode));
  if (unknown.length > 0)
    throw new Trouble(
      ...unknown.map(
        ({ passcode, line }) => `${file}, line ${line}: ${nameOf(passcode)} cannot be played yet.`,
      ),
    );
  const duel = createDuelFromField({ pool, sides });
  if (duel.decision === null) throw new Trouble(`${file}: nobody is asked anything on this field.`);
  return { title: file, duel, cards: cards.map(({ passcode }) => passcode), knownDecks: true };
};

export const puzzleInFile = (file: string, number?: number): Puzzle => {
  const text = readText(file);
  if (isPuzzleScript(text)) return puzzleOfScript(text, file);
  const scenario = scenarioIn(file, number);
  const { format, seed, decks, field } = beginningOf(scenario);
  if (decks !== null || scenario.plan !== null)
    throw new Trouble(`${file}:${scenario.line}: this document is of a Match; a field is expected.`);
  const duel = createDuelFromField({ pool: cardPool(), format, seed, ...field });
  if (duel.decision === null)
    throw new Trouble(`${file}:${scenario.line}: nobody is asked anything on this field.`);
  return {
    title: scenario.title,
    duel,
    cards: scenario.cards.map(({ passcode }) => passcode),
    knownDecks: true,
  };
};

/** The cards of the hand, taken out of the deck. */
const takenFrom = (deck: PlayableDeck, names: readonly string[]) => {
  const left = [...deck.main];
  const hand = names.map((name) => {
    const wanted = name.trim();
    const at = left.findIndex((passcode) => nameOf(passcode) === wanted || String(passcode) === wanted);
    if (at < 0)
      throw new Trouble(
        deck.main.some((passcode) => nameOf(passcode) === wanted)
          ? `The deck ${deck.name} has fewer copies of "${wanted}" than the hand.`
          : `There is no "${wanted}" in the Main Deck of ${deck.name}.`,
        ...didYouMean(nearestWords(wanted, [...new Set(deck.main.map(nameOf))], 1)),
      );
    return left.splice(at, 1)[0] as number;
  });
  return { hand, left };
};

/** The first turn of whoever holds this hand of this deck, against an empty field; names are divided by semicolons. */
export const puzzleOfHand = (deckNamed: string, handNamed: string): Puzzle => {
  const deck = playableDeck(deckNamed);
  const names = handNamed.split(';').filter((name) => name.trim() !== '');
  if (names.length === 0) throw new Trouble('Found no card in --hand, expected names divided by semicolons.');
  const { hand, left } = takenFrom(deck, names);
  const duel = createDuelFromField({
    pool: cardPool(),
    turn: 1,
    sides: [
      { hand, deck: left, extra: deck.extra },
      { deck: deck.main, extra: deck.extra },
    ],
  });
  return {
    title: `${deck.name}: ${names.map((name) => name.trim()).join(', ')}`,
    duel,
    cards: [...deck.main, ...deck.extra],
    knownDecks: false,
  };
};
