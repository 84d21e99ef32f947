/** Who speaks: the language, the names of cards and players, and the small parts that every sentence is made of. */
import { factsNamed } from '@spellspeed/cards';
import {
  type EventCard,
  EXTRA_MONSTER_ZONES,
  MAIN_MONSTER_ZONES,
  type Player,
  type SeenCard,
  type Stay,
  type View,
  type Zone,
} from '@spellspeed/engine';
import type { IntlShape } from 'react-intl';
import { cardName } from '../card/card-name.ts';
import { cardAt } from '../host/session/spots.ts';
import type { Occurrence, Spot } from '../host/types.ts';
import type { MessageId } from '../i18n/messages.ts';
import { sayWith, type Values } from '../i18n/say.ts';

/** To whom it is spoken: one of the players, or somebody who watches the players with these names. */
export interface Voice {
  readonly you: Player | null;
  readonly names: readonly [string, string];
}
export interface Teller {
  readonly voice: Voice;
  readonly say: (id: MessageId, values?: Values) => string;
  readonly list: (words: readonly string[]) => string;
  /** The name of a card in the language, as it is quoted. */
  readonly name: (passcode: number) => string;
}

export const tellerWith = (intl: IntlShape, voice: Voice): Teller => {
  const say = sayWith(intl);
  return {
    voice,
    // A gap that stays empty leaves no double space.
    say: (id, values) => say(id, values).replace(/ {2,}/g, ' ').trim(),
    list: (words) => intl.formatList(words, { type: 'conjunction' }),
    name: (passcode) => say('telling.card.named', { card: cardName(passcode, intl.locale) }),
  };
};

/** Around the name of a card: signs for private use, which no text has, with the passcode before the name. */
const BEGINS = '\uE000';
const NAMED = '\uE001';
const ENDS = '\uE002';
/** Tells with marks at the names of cards, so that `partsOf` finds them again. */
export const marking = (teller: Teller): Teller => ({
  ...teller,
  name: (passcode) => `${BEGINS}${passcode}${NAMED}${teller.name(passcode)}${ENDS}`,
});
/** A piece of a sentence; with the passcode where it is the name of a card. */
export interface Part {
  readonly text: string;
  readonly passcode: number | null;
}
export const partsOf = (text: string): readonly Part[] =>
  text
    .split(new RegExp(`(${BEGINS}\\d+${NAMED}[^${ENDS}]*${ENDS})`))
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      if (!piece.startsWith(BEGINS)) return { text: piece, passcode: null };
      const [passcode, name = ''] = piece.slice(1, -1).split(NAMED);
      return { text: name, passcode: Number(passcode) };
    });

/** What a message needs to speak of a player. */
export const who = ({ voice }: Teller, player: Player): { readonly who: string; readonly name: string } => ({
  who: voice.you === null ? 'other' : voice.you === player ? 'you' : 'opponent',
  name: voice.names[player],
});
/** The same with the player as the subject of the sentence. */
export const subject = (teller: Teller, player: Player): Values => {
  const spoken = who(teller, player);
  return { ...spoken, subject: teller.say('telling.subject', spoken) };
};

export const zoneOf = (teller: Teller, player: Player, zone: Zone): string =>
  teller.say(`telling.zone.${zone}`, who(teller, player));
export const toZone = (teller: Teller, player: Player, zone: Zone): string =>
  teller.say(`telling.to.${zone}`, who(teller, player));
export const fromZone = (teller: Teller, player: Player, zone: Zone): string =>
  teller.say(`telling.from.${zone}`, who(teller, player));

/** "your Monster Zone 3": a place within a sentence. */
export const placeOf = (teller: Teller, { controller, zone, place }: Spot): string => {
  const values = { ...who(teller, controller), number: place + 1 };
  switch (zone) {
    case 'monsters':
      if (place < MAIN_MONSTER_ZONES) return teller.say('telling.place.monsters', values);
      return teller.say(
        place === EXTRA_MONSTER_ZONES[0] ? 'telling.place.extra-left' : 'telling.place.extra-right',
        values,
      );
    case 'spells':
      return teller.say('telling.place.spells', values);
    case 'pendulum':
      return teller.say(place === 0 ? 'telling.place.pendulum-left' : 'telling.place.pendulum-right', values);
    default:
      return zoneOf(teller, controller, zone);
  }
};

/** A card of an event: its name, or where it lies face-down. */
export const cardOf = (
  teller: Teller,
  { spots }: Pick<Occurrence, 'spots'>,
  { passcode, handle }: EventCard,
  unknown: MessageId = 'telling.card.unknown',
): string => {
  if (passcode !== null) return teller.name(passcode);
  const spot = handle === null ? undefined : spots[handle];
  return spot === undefined
    ? teller.say(unknown)
    : teller.say('telling.card.face-down', { place: placeOf(teller, spot) });
};

/** "a", "b" and 2 cards. */
export const cardsOf = (teller: Teller, occurrence: Occurrence, cards: readonly EventCard[]): string => {
  const isNamed = ({ passcode, handle }: EventCard): boolean =>
    passcode !== null || (handle !== null && handle in occurrence.spots);
  const named = cards.filter(isNamed).map((card) => cardOf(teller, occurrence, card));
  const count = cards.length - named.length;
  return teller.list([...named, ...(count === 0 ? [] : [teller.say('telling.card.more', { count })])]);
};

/** The name of a card in sight: the one that it has now. */
export const nameSeen = (teller: Teller, { known }: SeenCard): string | null => {
  if (known === null) return null;
  const bearer = factsNamed(known.name)?.passcode ?? known.passcode;
  return teller.name(bearer);
};

/** A card in sight: “Dark Magician” (your hand), the face-down card in your Spell & Trap Zone 1. */
export const seenCard = (teller: Teller, view: View, handle: Stay | undefined): string => {
  const card = handle === undefined ? undefined : cardAt(view, handle);
  if (card === undefined) return teller.say('telling.card.unknown');
  const place = placeOf(teller, card);
  const name = nameSeen(teller, card);
  return name === null
    ? teller.say('telling.card.face-down', { place })
    : teller.say('telling.card.at', { card: name, place });
};

/** Sentences begin with a capital letter, where the script has any. */
export const sentence = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};
/** ① for 1; what stands before it is parted from it. */
export const circled = (number: number | null): string =>
  number === null || number < 1 || number > 20 ? '' : ` ${String.fromCodePoint(0x2460 + number - 1)}`;
