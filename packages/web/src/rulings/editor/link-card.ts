/** A card as a part of a link: `84013237.extra-left.by-xyz`, its passcode and what is to say about it. */
import { SUMMONS, type SummonWay } from '@spellspeed/engine';
import {
  type BuiltCard,
  type Details,
  NO_DETAILS,
  POSITIONS,
  POSITIONS_IN,
  type Position,
} from './built-field.ts';
import { placeOfWord, wordOfPlace } from './places.ts';
import { isZone, otherPlayer, PLAYER_NAMES, type Place, type PlayerName, type Stand } from './stands.ts';

/** A card of a link; the monster that it belongs to is named by its zone. */
export interface LinkedCard {
  readonly passcode: number;
  readonly place: number | null;
  readonly position: Position | null;
  readonly details: Details;
  readonly host: Place | null;
}

/** Without what parts the words of a card; a space is an underscore. */
const escaped = (counter: string): string =>
  encodeURIComponent(counter)
    .replace(/\*/g, '%2A')
    .replace(/_/g, '%5F')
    .replace(/\./g, '%2E')
    .replace(/%20/g, '_');
const unescaped = (word: string): string | null => {
  try {
    return decodeURIComponent(word.replace(/_/g, '%20'));
  } catch {
    return null;
  }
};
/** `zone-3`, `extra-left`. */
const zoneWord = (place: Place): string => {
  const word = wordOfPlace(place);
  return /^\d$/.test(word) ? `zone-${word}` : word;
};

export const cardInLink = (card: BuiltCard, host: BuiltCard | undefined): string => {
  const { passcode, player, stand, place, position, owner, counters, summoned, isNew, properly } = card;
  const words = [
    position !== null && position !== POSITIONS_IN[stand][0] ? position : '',
    isZone(stand) && stand !== 'field' ? zoneWord({ player, pile: stand, place }) : '',
    owner === null ? '' : `of-${owner}`,
    summoned === null ? '' : `by-${summoned}`,
    isNew ? 'new' : '',
    properly === null ? '' : properly ? 'properly' : 'improperly',
    ...Object.entries(counters).map(([counter, count]) => `${escaped(counter)}*${count}`),
    host === undefined ? '' : `on-${host.player}-${wordOfPlace({ ...host, pile: 'monsters' })}`,
  ];
  return [String(passcode), ...words.filter((word) => word !== '')].join('.');
};

type Reading = { -readonly [K in keyof LinkedCard]: LinkedCard[K] };
/** Reads a word into the card; false if it is none. */
const readWord = (card: Reading, word: string, player: PlayerName, stand: Stand): boolean => {
  const say = (details: Partial<Details>): true => {
    card.details = { ...card.details, ...details };
    return true;
  };
  const position = POSITIONS.find((each) => each === word);
  if (position !== undefined) {
    card.position = position;
    return true;
  }
  const place = isZone(stand) ? placeOfWord(stand, word.replace(/^zone-/, '')) : null;
  if (place !== null) {
    card.place = place;
    return true;
  }
  if (word === 'new') return say({ isNew: true });
  if (word === 'properly' || word === 'improperly') return say({ properly: word === 'properly' });
  if (word === `of-${otherPlayer(player)}`) return say({ owner: otherPlayer(player) });
  const way = SUMMONS.find((each): each is SummonWay => word === `by-${each}`);
  if (way !== undefined) return say({ summoned: way });
  const [, holder, zone] = /^on-([AB])-(.+)$/.exec(word) ?? [];
  if (holder !== undefined && zone !== undefined) {
    const at = placeOfWord('monsters', zone);
    card.host = { player: PLAYER_NAMES.find((each) => each === holder) ?? 'A', pile: 'monsters', place: at };
    return at !== null;
  }
  const [, counter, count] = /^([^*]+)\*(\d{1,4})$/.exec(word) ?? [];
  const name = counter === undefined ? null : unescaped(counter);
  return name !== null && say({ counters: { ...card.details.counters, [name]: Number(count) } });
};

/** Null where it is no card of a link. */
export const cardFromLink = (text: string, player: PlayerName, stand: Stand): LinkedCard | null => {
  const [code = '', ...words] = text.split('.');
  if (!/^\d{1,9}$/.test(code)) return null;
  const card: Reading = {
    passcode: Number(code),
    place: null,
    position: null,
    details: NO_DETAILS,
    host: null,
  };
  return words.every((word) => readWord(card, word, player, stand)) ? card : null;
};
