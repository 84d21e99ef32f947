/** Fields as puzzle scripts of other programs describe them: a call a line, such as `Debug.AddCard(46986414,0,0,LOCATION_HAND,0,POS_FACEDOWN)`. */
import type { FieldEntry, FieldSide } from '@spellspeed/engine';
import { numberWords, told, tooLong } from './bounds.ts';
import { isPasscode, type ListedCard } from './deck-lists.ts';
import type { FormatError, Parsed } from './format-error.ts';
import { LOCATION_NUMBERS, type LOCATIONS, POSITIONS, placeIn, positionOf } from './puzzle-words.ts';

/** What a script describes: the player with number 0 is to win in this turn. */
export interface PuzzleField {
  readonly sides: readonly [FieldSide, FieldSide];
  /** All cards with their lines, for those who check which of them are known. */
  readonly cards: readonly ListedCard[];
}
/** What a script should have had where it is wrong: the `expected` of each error but of one that is too long is one of these. */
export const PUZZLE_SCRIPT_EXPECTS = {
  call: 'a call that describes a field, such as Debug.AddCard(…)',
  card: 'a line with Debug.AddCard(…)',
  passcode: 'the passcode of a card',
  player: '0 or 1, the number of a player',
  'life-points': 'Life Points, a whole number',
  location: 'a location',
  zone: 'the number of a zone',
  place: 'a place in which a card can lie',
  position: 'a position',
  names: 'the names of two cards that were added before',
  'no-more': 'no more',
} as const;
const EXPECTS = PUZZLE_SCRIPT_EXPECTS;
const LONGEST_SCRIPT = 200_000;
const MOST_CARDS = 400;

/** Calls that say nothing of the field: who is played, hints, where the description begins and ends. */
const PASSED_OVER =
  /^(?:Debug\.(?:SetAIName|ReloadFieldBegin|ReloadFieldEnd|ShowHint|SetPuzzle\w*)|aux\.BeginPuzzle|Duel\.LoadScript)\s*\(.*\)$/;
const CALL = /^(?:local\s+)?(?:(\w+)\s*=\s*)?Debug\.(AddCard|SetPlayerInfo|PreEquip)\s*\((.*)\)$/;

/** A card as it is being described: what is equipped to it may still be said. */
type Entry = Omit<FieldEntry, 'equips'> & { equips?: readonly FieldEntry[] };
type Lists = { [list in (typeof LOCATIONS)[number]['list']]?: Entry[] };
interface Side extends Lists {
  lifePoints?: number;
}
class Mistake extends Error {
  readonly found: string;
  readonly expected: string;

  constructor(found: string, expected: string) {
    super(`found ${found}, expected ${expected}`);
    this.found = found;
    this.expected = expected;
  }
}

/** A number, or names of the list joined by + or |: `POS_FACEUP_ATTACK`, `0x4`. */
const numberIn = (word: string, names: { readonly [name: string]: number }, expected: string): number => {
  const parts = word.split(/[+|]/).map((part) => part.trim());
  const values = parts.map((part) => (/^(?:0x[\da-f]+|\d+)$/i.test(part) ? Number(part) : names[part]));
  if (values.some((value) => value === undefined)) throw new Mistake(word, expected);
  return values.reduce<number>((sum, value) => sum | (value ?? 0), 0);
};
const playerIn = (word: string): 0 | 1 => {
  if (word !== '0' && word !== '1') throw new Mistake(word, EXPECTS.player);
  return word === '0' ? 0 : 1;
};
const wholeIn = (word: string, what: string): number => {
  if (!/^\d{1,9}$/.test(word)) throw new Mistake(word, what);
  return Number(word);
};

/** The field as far as it has been read. */
class Reading {
  readonly sides: readonly [Side, Side] = [{}, {}];
  readonly cards: ListedCard[] = [];
  readonly #named = new Map<string, Entry>();

  call(name: string | undefined, of: string, words: readonly string[], line: number): void {
    if (of === 'AddCard') this.#addCard(name, words, line);
    else if (of === 'SetPlayerInfo') this.#setPlayerInfo(words);
    else this.#equip(words);
  }
  #setPlayerInfo([player = '', lifePoints = '']: readonly string[]): void {
    this.sides[playerIn(player)].lifePoints = wholeIn(lifePoints, EXPECTS['life-points']);
  }
  #addCard(name: string | undefined, words: readonly string[], line: number): void {
    const [code = '', owner = '', player = '', location = '', sequence = '', position = ''] = words;
    const card = wholeIn(code, EXPECTS.passcode);
    if (!isPasscode(card)) throw new Mistake(code, EXPECTS.passcode);
    const at = placeIn(
      numberIn(location, LOCATION_NUMBERS, EXPECTS.location),
      wholeIn(sequence, EXPECTS.zone),
    );
    if (at === undefined) throw new Mistake(`${location}, ${sequence}`, EXPECTS.place);
    const entry: Entry = {
      card,
      ...(at.place !== undefined && { place: at.place }),
      ...(owner !== player && at.isOnField && { owner: playerIn(owner) }),
      ...(at.isOnField && positionOf(numberIn(position, POSITIONS, EXPECTS.position), at.list)),
    };
    if (this.cards.length === MOST_CARDS)
      throw new Mistake(`more than ${numberWords(MOST_CARDS)} cards`, EXPECTS['no-more']);
    this.cards.push({ passcode: card, line });
    const side = this.sides[playerIn(at.isOnField ? player : owner)];
    const list = side[at.list] ?? [];
    side[at.list] = list;
    // What is put into a Deck goes on top of it; a described Deck begins with its top card.
    if (at.list === 'deck') list.unshift(entry);
    else list.push(entry);
    if (name !== undefined) this.#named.set(name, entry);
  }
  #equip([equip = '', monster = '']: readonly string[]): void {
    const [card, host] = [this.#named.get(equip), this.#named.get(monster)];
    if (card === undefined || host === undefined) throw new Mistake(`${equip}, ${monster}`, EXPECTS.names);
    for (const side of this.sides)
      if (side.spells !== undefined) side.spells = side.spells.filter((each) => each !== card);
    host.equips = [...(host.equips ?? []), { card: card.card }];
  }
}

/** Without remarks: what follows `--`, and what stands between `--[[` and `]]`, keeping the lines. */
const withoutRemarks = (text: string): string =>
  text.replace(/--\[\[[\s\S]*?(?:\]\]|$)/g, (remark) => remark.replace(/[^\n]/g, '')).replace(/--.*$/gm, '');

/** One field has one card. */
const fieldSide = ({ field, ...side }: Side): FieldSide => ({
  ...side,
  ...(field?.[0] !== undefined && { field: field[0] }),
});

/** Reads a puzzle script; `fileName` is for the errors. A line that describes no field is refused with its number: no program is run. */
export function parsePuzzleScript(text: string, fileName: string): Parsed<PuzzleField> {
  const long = tooLong(text, LONGEST_SCRIPT, fileName);
  if (long) return long;
  const reading = new Reading();
  const errors: FormatError[] = [];
  for (const [index, content] of withoutRemarks(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const statement = content.trim().replace(/;$/, '');
    if (statement === '' || PASSED_OVER.test(statement)) continue;
    const [, name, of, words] = CALL.exec(statement) ?? [];
    const wrong = (found: string, expected: string): number =>
      errors.push({ file: fileName, line: index + 1, column: content.search(/\S/) + 1, found, expected });
    if (of === undefined || words === undefined) {
      wrong(statement, EXPECTS.call);
      continue;
    }
    try {
      reading.call(
        name,
        of,
        words.split(',').map((word) => word.trim()),
        index + 1,
      );
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      wrong(mistake.found, mistake.expected);
    }
  }
  if (errors.length === 0 && reading.cards.length === 0)
    errors.push({ file: fileName, line: 1, column: 1, found: '', expected: EXPECTS.card });
  if (errors.length > 0) return { ok: false, errors: told(errors) };
  const [first, second] = reading.sides;
  return { ok: true, value: { sides: [fieldSide(first), fieldSide(second)], cards: reading.cards } };
}
/** Is this text a puzzle script? */
export const isPuzzleScript = (text: string): boolean =>
  /^\s*(?:local\s+)?(?:\w+\s*=\s*)?Debug\.\w+\s*\(/m.test(text);
