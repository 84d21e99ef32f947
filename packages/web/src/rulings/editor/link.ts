/** A built field as a part of an address, and back. */
import { FORMATS, PHASES } from '@spellspeed/engine';
import {
  addCard,
  type BuiltCard,
  type BuiltField,
  cardOf,
  cardsAt,
  cardsIn,
  changeCard,
  EMPTY_FIELD,
  freePlace,
  POSITIONS_IN,
} from './built-field.ts';
import { cardFromLink, cardInLink, type LinkedCard } from './link-card.ts';
import { isZone, type Pile, PLAYER_NAMES, type Place, type PlayerName, STANDS } from './stands.ts';

/** `A.monsters=40640057.set.zone-3+89631139.zone-1&phase=battle`: readable, and safe in an address. */
export const fieldLink = (field: BuiltField): string => {
  const parts = new URLSearchParams();
  const say = (name: string, value: string | number, usual: string | number): void => {
    if (value !== usual) parts.set(name, String(value));
  };
  say('title', field.title, EMPTY_FIELD.title);
  say('format', field.format, EMPTY_FIELD.format);
  say('turn-number', field.turn, EMPTY_FIELD.turn);
  say('turn', field.turnPlayer, EMPTY_FIELD.turnPlayer);
  say('phase', field.phase, EMPTY_FIELD.phase);
  for (const player of PLAYER_NAMES) {
    say(`${player}.lp`, field.lifePoints[player], EMPTY_FIELD.lifePoints[player]);
    if (field.exactDeck[player]) parts.set(`${player}.exact-deck`, 'yes');
    for (const stand of STANDS) {
      const cards = cardsIn(field, player, stand);
      const texts = cards.map((card) => cardInLink(card, cardOf(field, card.host)));
      if (texts.length > 0) parts.set(`${player}.${stand}`, texts.join(' '));
    }
  }
  return parts.toString();
};

/** The field, or what of the link cannot be read. */
export type ReadLink =
  | { readonly ok: true; readonly field: BuiltField }
  | { readonly ok: false; readonly why: string };

/** A field under way: which monsters its cards belong to is known when all are there. */
interface Reading {
  readonly field: BuiltField;
  readonly hosts: readonly { readonly id: number; readonly host: Place }[];
}
export const readFieldLink = (link: string): ReadLink => {
  let reading: Reading = { field: EMPTY_FIELD, hosts: [] };
  for (const [name, value] of new URLSearchParams(link)) {
    const read = readPart(reading, name, value);
    if (read === null) return { ok: false, why: `${name}=${value}` };
    reading = read;
  }
  const settled = settle(reading.field);
  return { ok: true, field: reading.hosts.reduce(tie, settled) };
};
const tie = (field: BuiltField, { id, host }: Reading['hosts'][number]): BuiltField =>
  changeCard(field, id, { host: cardsAt(field, host)[0]?.id ?? null });

/** Cards of links in which the zones had no numbers take the free ones, those in Pendulum Zones first. */
const settle = (field: BuiltField): BuiltField => {
  const open = field.cards.filter(({ stand, place }) => isZone(stand) && place === null);
  const inOrder = open.toSorted(
    (one, other) => Number(other.stand === 'pendulum') - Number(one.stand === 'pendulum'),
  );
  return inOrder.reduce(
    (settled, { id, player, stand }) =>
      stand === 'materials' ? settled : changeCard(settled, id, { place: freePlace(settled, player, stand) }),
    field,
  );
};

const readPart = (reading: Reading, name: string, value: string): Reading | null => {
  const head = readHead(reading.field, name, value);
  if (head !== undefined) return head && { ...reading, field: head };
  const [first, second] = name.split('.');
  const player = PLAYER_NAMES.find((each) => each === first);
  const stand = STANDS.find((each) => each === second);
  if (player === undefined || stand === undefined) return null;
  return value.split(' ').reduce<Reading | null>((built, text) => {
    const card = built && cardFromLink(text, player, stand);
    return built && card && withCard(built, card, player, stand);
  }, reading);
};
const withCard = (
  { field, hosts }: Reading,
  card: LinkedCard,
  player: PlayerName,
  stand: BuiltCard['stand'],
): Reading | null => {
  const { passcode, place, position, details, host } = card;
  const pile: Pile = stand === 'materials' ? 'gy' : stand;
  const isTaken = pile === 'pendulum' && cardsIn(field, player, pile).length > 1;
  if (isTaken || (stand === 'materials' && host === null)) return null;
  const added = addCard(field, { player, pile, place }, passcode);
  const id = added.cards.at(-1)?.id ?? 0;
  const way = POSITIONS_IN[stand].find((each) => each === position) ?? POSITIONS_IN[stand][0] ?? null;
  const whole = changeCard(added, id, { ...details, stand, position: way });
  return { field: whole, hosts: host === null ? hosts : [...hosts, { id, host }] };
};

/** A part that is about the whole field; undefined if it is not one of those. */
const readHead = (field: BuiltField, name: string, value: string): BuiltField | null | undefined => {
  const one = <W extends string>(words: readonly W[], put: (word: W) => BuiltField): BuiltField | null => {
    const word = words.find((each) => each === value);
    return word === undefined ? null : put(word);
  };
  const number = (put: (number: number) => BuiltField): BuiltField | null =>
    /^[1-9]\d{0,5}$/.test(value) ? put(Number(value)) : null;
  switch (name) {
    case 'title':
      return { ...field, title: value };
    case 'format':
      return one(
        Object.values(FORMATS).map((format) => format.name),
        (format) => ({ ...field, format }),
      );
    case 'turn-number':
      return number((turn) => ({ ...field, turn }));
    case 'turn':
      return one(PLAYER_NAMES, (turnPlayer) => ({ ...field, turnPlayer }));
    case 'phase':
      return one(PHASES, (phase) => ({ ...field, phase }));
    default: {
      const [first, second] = name.split('.');
      const player = PLAYER_NAMES.find((each) => each === first);
      if (player === undefined) return undefined;
      if (second === 'lp')
        return number((points) => ({ ...field, lifePoints: { ...field.lifePoints, [player]: points } }));
      return second === 'exact-deck'
        ? one(['yes'], () => ({ ...field, exactDeck: { ...field.exactDeck, [player]: true } }))
        : undefined;
    }
  }
};
