/** The definitions that ship because their texts were read: held against the ledger, the shape of definitions, the pool, and their own prints. */
import { asPrinted, factsOf } from '@spellspeed/cards';
import { type Card, canonicalJson, digestOf } from '@spellspeed/engine';
import {
  type Behaviour,
  type CardText,
  comesBack,
  isAmongItsReadings,
  type Ledger,
  type LedgerLine,
  unexplainedFalls,
} from '@spellspeed/reader';
import { fits, shapeOfCard } from '../said/shapes.ts';

const SHAPE = shapeOfCard();

interface Line {
  readonly passcode: number;
  readonly grade: string;
  readonly behaviour: Behaviour;
}
const lineOf = (line: string): Line | undefined => {
  try {
    const { passcode, grade = 'proved', ...behaviour } = JSON.parse(line) as Behaviour & Partial<Line>;
    return typeof passcode === 'number' && Array.isArray(behaviour.effects)
      ? { passcode, grade, behaviour }
      : undefined;
  } catch {
    return undefined;
  }
};

/** What is wrong with the lines of the file of definitions, and with the ledger; nothing if all is well. */
export const mistakesInShipped = (text: string, ledger: Ledger): readonly string[] => {
  const lines = text.split('\n').filter((line) => line !== '');
  const read = lines.map(lineOf);
  const shipped = new Set(read.flatMap((line) => (line ? [line.passcode] : [])));
  return [
    ...read.flatMap((line, index) =>
      line === undefined ? [`line ${index + 1} is no card that was read`] : mistakesIn(line, ledger),
    ),
    ...[...ledger.values()]
      .filter(({ passcode, definition }) => definition !== '' && !shipped.has(passcode))
      .map(({ passcode }) => `${passcode}: the ledger has a definition that does not ship`),
    ...unexplainedFalls(ledger).map(
      ({ passcode, grade, best }) =>
        `${passcode} was ${best}, is ${grade}, and nobody says why (npm run reader)`,
    ),
  ];
};

/** A card that has been defined by hand since is no mistake: that definition wins, and the next run leaves the other out. */
const mistakesIn = ({ passcode, grade, behaviour }: Line, ledger: Ledger): readonly string[] => {
  const facts = factsOf(passcode);
  if (facts?.passcode !== passcode) return [`${passcode} is no card of the facts`];
  const known = ledger.get(passcode);
  const { unknownText: _, ...printed } = asPrinted(facts);
  // Whether it is a card is found out below.
  const card = { ...printed, ...behaviour } as Card;
  const isWhole = fits(card, SHAPE);
  const wrong = [
    known?.grade !== grade && `is not ${grade} in the ledger`,
    known?.definition !== digestOf(canonicalJson(behaviour)) &&
      'is another definition than that of the ledger',
    !isWhole && 'is no definition',
    isWhole &&
      !comesBack(entryOf(card), card) &&
      !(isDecided(known) && isAmongItsReadings(entryOf(card), card)) &&
      'does not read back from its own print',
  ];
  return wrong.flatMap((mistake) => (mistake ? [`${facts.names.en} (${passcode}) ${mistake}`] : []));
};

/** What English leaves open, the OCG's text can have decided, with which the Japanese print was compared then. */
const isDecided = (known: LedgerLine | undefined): boolean => known?.grade === 'read' && known.ocg !== '';

const KINDS = { monster: 'Monster', spell: 'Spell', trap: 'Trap' } as const;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** What is printed on the card, for who reads its text. */
export const entryOf = (card: Card): CardText => {
  const { passcode, name, series } = card;
  if (card.kind !== 'monster')
    return { passcode, name, series, kind: KINDS[card.kind], line: card.property, text: '' };
  const { race, frame, abilities, attribute, level, rank, atk, def } = card;
  const words = [
    race,
    ...(frame === 'effect' ? [] : [frame]),
    ...abilities,
    ...(frame === 'effect' ? ['effect'] : []),
  ];
  return {
    ...{ passcode, name, series, kind: KINDS.monster, text: '', attribute, atk },
    line: words.map((word, index) => (index === 0 ? word : capital(word))).join(' / '),
    ...(level !== undefined && { level }),
    ...(rank !== undefined && { rank }),
    ...(def !== undefined && { def }),
  };
};
