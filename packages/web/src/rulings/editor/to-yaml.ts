/** A built field as a scenario that runs. */
import { factsOf } from '@spellspeed/cards';
import {
  type BuiltCard,
  type BuiltField,
  cardsIn,
  EMPTY_FIELD,
  equipsOf,
  materialsOf,
  POSITIONS_IN,
  type Position,
} from './built-field.ts';
import { wordOfPlace } from './places.ts';
import { isZone, PILES, type Pile, PLAYER_NAMES, type PlayerName } from './stands.ts';
import { joined, lengthOf, type MarkedText, markedText, type Piece } from './yaml-text.ts';

/** Names that YAML reads as they stand; all others are quoted. */
const PLAIN = /^[A-Z][A-Za-z0-9]*(?:[ -][A-Za-z0-9][A-Za-z0-9-]*)*$/;
const WORDS = ['Yes', 'No', 'True', 'False', 'Null', 'On', 'Off', 'Y', 'N'];
const quoted = (text: string): string =>
  PLAIN.test(text) && !WORDS.includes(text) ? text : JSON.stringify(text);
const nameOf = (passcode: number): string => quoted(factsOf(passcode)?.names.en ?? String(passcode));

/** How a scenario says that a card does not lie in the usual way. */
const SAID: { readonly [position in Position]: string } = {
  attack: 'position: attack',
  defense: 'position: defense',
  set: 'set: true',
  'face-up': 'faceup: true',
  'face-down': 'facedown: true',
};
/** A line is no longer than this, unless a card is. */
const WIDE = 100;

/** Are the cards in the zones that they would get by themselves? */
const isInOrder = (field: BuiltField, player: PlayerName, pile: Pile): boolean => {
  const cards = sorted(cardsIn(field, player, pile));
  const mayBeBlocked = pile === 'spells' && cardsIn(field, player, 'pendulum').length > 0;
  return (
    !mayBeBlocked && cards.every(({ place, host }, index) => place === index && place < 5 && host === null)
  );
};
const sorted = (cards: readonly BuiltCard[]): BuiltCard[] =>
  cards.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));

class Writer {
  readonly #field: BuiltField;
  constructor(field: BuiltField) {
    this.#field = field;
  }

  card(card: BuiltCard, host?: BuiltCard): Piece {
    const said = [...this.#said(card, host), ...this.#tied(card)];
    const name = nameOf(card.passcode);
    const pieces: Piece[] = said.length === 0 ? [name] : [`{ card: ${name}, `, ...joined(said, ', '), ' }'];
    return { card: card.id, pieces };
  }
  /** What is said about the card itself. */
  #said(card: BuiltCard, host: BuiltCard | undefined): Piece[] {
    const { player, stand, place, position, counters, summoned, isNew, properly } = card;
    const isNumbered = stand === 'monsters' || stand === 'spells';
    const says = isNumbered && (host !== undefined || !isInOrder(this.#field, player, stand));
    const owner = host !== undefined && player !== host.player ? player : card.owner;
    const counted = Object.entries(counters).map(([counter, count]) => `${quoted(counter)}: ${count}`);
    return [
      ...(says ? [`zone: ${wordOfPlace({ player, pile: stand, place })}`] : []),
      ...(position === null || position === POSITIONS_IN[stand][0] ? [] : [SAID[position]]),
      ...(owner === null ? [] : [`owner: ${owner}`]),
      ...(summoned === null ? [] : [`summoned: ${summoned}`]),
      ...(isNew ? ['arrived: this-turn'] : []),
      ...(properly === null ? [] : [`properly: ${properly}`]),
      ...(counted.length === 0 ? [] : [`counters: { ${counted.join(', ')} }`]),
    ];
  }
  /** What lies under it and what is equipped to it. */
  #tied(card: BuiltCard): Piece[] {
    const list = (key: string, cards: readonly BuiltCard[]): Piece[] => {
      if (cards.length === 0) return [];
      const texts = cards.map((each) => this.card(each, card));
      return [{ card: card.id, pieces: [`${key}: [`, ...joined(texts, ', '), ']'] }];
    };
    return [
      ...list('materials', materialsOf(this.#field, card.id)),
      ...list('equips', equipsOf(this.#field, card.id)),
    ];
  }

  pile(player: PlayerName, pile: Pile): Piece[] {
    const all = cardsIn(this.#field, player, pile).filter(({ host }) => host === null);
    const cards = isZone(pile) ? sorted(all) : all;
    const texts = cards.map((card) => this.card(card));
    if (texts.length === 0) return [];
    if (pile === 'pendulum') {
      const sides = cards.map((card, index): Piece => {
        const text = texts[index] ?? '';
        return { card: card.id, pieces: [`${wordOfPlace({ player, pile, place: card.place })}: `, text] };
      });
      return ['  pendulum: { ', ...joined(sides, ', '), ' }\n'];
    }
    const width = texts.reduce((sum, text) => sum + lengthOf(text) + 2, pile.length + 4);
    return width <= WIDE
      ? [`  ${pile}: [`, ...joined(texts, ', '), ']\n']
      : [`  ${pile}:\n`, ...texts.flatMap((text) => ['    - ', text, '\n'])];
  }
  side(player: PlayerName): Piece[] {
    const { lifePoints, exactDeck } = this.#field;
    const lines: Piece[] = [
      ...(lifePoints[player] === EMPTY_FIELD.lifePoints[player] ? [] : [`  lp: ${lifePoints[player]}\n`]),
      ...PILES.flatMap((pile) => this.pile(player, pile)),
      ...(exactDeck[player] ? ['  exactDeck: true\n'] : []),
    ];
    return lines.length === 0 ? [] : [`${player}:\n`, ...lines];
  }
}

/** The scenario, without steps. A field without a title gets this one. */
export const fieldYaml = (field: BuiltField, title: string): MarkedText => {
  const writer = new Writer(field);
  const said = (key: 'format' | 'turn' | 'turnPlayer' | 'phase'): string =>
    field[key] === EMPTY_FIELD[key] ? '' : `${key}: ${field[key]}\n`;
  return markedText([
    `title: ${JSON.stringify(field.title || title)}\n`,
    said('format'),
    said('turn'),
    said('turnPlayer'),
    said('phase'),
    ...PLAYER_NAMES.flatMap((player) => writer.side(player)),
  ]);
};
