/** Cards, players and places of a scenario in the language of the page. */
import { factsNamed } from '@spellspeed/cards';
import { ATTRIBUTES, CARD_KINDS, type Player, RACES, type Zone } from '@spellspeed/engine';
import type { CardName, Stop } from '@spellspeed/rulings';
import type { MessageId } from '../../i18n/messages.ts';
import { type Teller, zoneOf } from '../../telling/teller.ts';

export const playerName = ({ voice }: Teller, player: Player): string => voice.names[player];

/** “Kuriboh”, A’s “Kuriboh”, “Kuriboh” (no. 2), “Kuriboh” (GY). */
export const cardNamed = (teller: Teller, { passcode, side, nth, zone }: CardName): string => {
  const name = teller.name(passcode);
  const owned =
    side === null ? name : teller.say('said.card.of', { name: playerName(teller, side), card: name });
  const counted = nth === null ? owned : teller.say('said.card.nth', { card: owned, number: nth });
  return zone === null
    ? counted
    : teller.say('said.card.in', { card: counted, zone: teller.say(`word.zone.${zone}`) });
};
export const cardsNamed = (teller: Teller, names: readonly CardName[]): string =>
  teller.list(names.map((name) => cardNamed(teller, name)));

/** A’s GY; a zone of nobody in particular is named alone. */
export const placeNamed = (teller: Teller, zone: Zone, player: Player | null): string =>
  player === null ? teller.say(`word.zone.${zone}`) : zoneOf(teller, player, zone);

/** A zone as commands name it: 1 to 5, extra-left, extra-right; with a player and a dot where it is the other one's. */
export const zoneNamed = (teller: Teller, written: string): string => {
  const [, side, place = ''] = /^(?:([AB])\.)?(.*)$/s.exec(written) ?? [];
  const extra = /^extra-(left|right)$/.exec(place)?.[1];
  const zone =
    extra === undefined
      ? teller.say('said.place', { number: Number(place) })
      : teller.say('place.extra-monsters', { side: extra });
  return side === undefined ? zone : teller.say('place.of', { name: side, zone });
};

/** What is declared: an Attribute, a Type, a type of card, a card; what is none of these is said as it is written. */
export const wordDeclared = (teller: Teller, word: string): string => {
  const attribute = ATTRIBUTES.find((each) => each === word);
  if (attribute) return teller.say(`word.attribute.${attribute}`);
  const race = RACES.find((each) => each === word);
  if (race) return teller.say(`word.race.${race}`);
  const kind = CARD_KINDS.find((each) => each === word);
  if (kind) return teller.say(`word.kind.${kind}`);
  const facts = factsNamed(word);
  return facts === undefined ? word : teller.name(facts.passcode);
};

const STOPS: { readonly [stop in Stop]: MessageId } = {
  'battle-start': 'word.timing.battle-start',
  'battle-step': 'word.timing.battle-step',
  'attack-declared': 'said.stop.attack-declared',
  'damage-step-start': 'word.timing.damage-step-start',
  'before-damage-calculation': 'word.timing.before-damage-calculation',
  'damage-calculation': 'word.timing.damage-calculation',
  'after-damage-calculation': 'word.timing.after-damage-calculation',
  'damage-step-end': 'word.timing.damage-step-end',
  'battle-end': 'word.timing.battle-end',
  'chain-resolved': 'said.stop.chain-resolved',
  draw: 'word.phase.draw',
  standby: 'word.phase.standby',
  main1: 'word.phase.main1',
  battle: 'word.phase.battle',
  main2: 'word.phase.main2',
  end: 'word.phase.end',
};
export const stopNamed = (teller: Teller, stop: Stop): string => teller.say(STOPS[stop]);
