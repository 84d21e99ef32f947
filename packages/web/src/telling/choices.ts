/** Choices as they are offered to a person. */
import {
  ATTRIBUTES,
  CARD_KINDS,
  type ChoiceName,
  HAND_SIGNS,
  type OfferedChoice,
  type OpenDecision,
  RACES,
  TURN_ORDERS,
  type View,
} from '@spellspeed/engine';
import type { OwnWay } from '@spellspeed/engine/language';
import type { Note } from '../host/types.ts';
import type { MessageId } from '../i18n/messages.ts';
import { circled, placeOf, seenCard, sentence, type Teller } from './teller.ts';

/** What a choice may need besides itself. */
export interface Asked {
  readonly view: View;
  readonly why: OpenDecision['why'] | null;
  readonly note: Note | null;
}
type ChoiceOf<N extends ChoiceName> = Extract<OfferedChoice, { readonly do: N }>;
type Action<N extends ChoiceName> = (choice: ChoiceOf<N>, teller: Teller, asked: Asked) => string;

const OWN_SUMMONS: { readonly [way in OwnWay]: MessageId } = {
  procedure: 'telling.do.special-summon',
  'other-procedure': 'telling.do.special-summon-otherwise',
  synchro: 'telling.do.synchro-summon',
  xyz: 'telling.do.xyz-summon',
  'xyz-over': 'telling.do.xyz-summon-over',
  link: 'telling.do.link-summon',
  'link-entire': 'telling.do.link-summon-entire',
};

const activate: Action<'activate'> = (_, teller, { note }) =>
  note?.mark && !note.mark.isCard
    ? teller.say('telling.do.activate-effect', { number: circled(note.mark.number) })
    : teller.say('telling.do.activate');

const option: Action<'option'> = ({ option: way }, teller, { why, note }) => {
  const sign = HAND_SIGNS[way];
  const order = TURN_ORDERS[way];
  if (why?.for === 'rock-paper-scissors' && sign) return teller.say(`telling.sign.${sign}`);
  if (why?.for === 'first-player' && order) return teller.say(`telling.do.${order}`);
  return note?.text ? note.text : teller.say('telling.do.option', { number: way + 1 });
};

const declare: Action<'declare'> = ({ what, word, value }, teller) => {
  const race = RACES.find((each) => each === word);
  const attribute = ATTRIBUTES.find((each) => each === word);
  if (what === 'race' && race) return teller.say(`word.race.${race}`);
  if (what === 'attribute' && attribute) return teller.say(`word.attribute.${attribute}`);
  const kind = CARD_KINDS.find((each) => each === word);
  if (what === 'card-type' && kind) return teller.say(`word.kind.${kind}`);
  return what === 'card-name' ? teller.name(value) : word;
};

/** What is done, in a few words: what a menu at the card itself says. */
const ACTIONS: { readonly [N in ChoiceName]: Action<N> } = {
  pass: (_, teller) => teller.say('telling.do.pass'),
  'normal-summon': (_, teller) => teller.say('telling.do.normal-summon'),
  'set-monster': (_, teller) => teller.say('telling.do.set-monster'),
  'set-card': (_, teller) => teller.say('telling.do.set-card'),
  'special-summon': ({ by }, teller) => teller.say(OWN_SUMMONS[by]),
  'pendulum-summon': (_, teller) => teller.say('telling.do.pendulum-summon'),
  'flip-summon': (_, teller) => teller.say('telling.do.flip-summon'),
  'change-position': ({ to }, teller) => teller.say(`telling.do.change-to-${to}`),
  activate,
  'carry-out': (_, teller) => teller.say('telling.do.carry-out'),
  attack: (_, teller) => teller.say('telling.do.attack'),
  'enter-phase': ({ phase }, teller) =>
    phase === 'end'
      ? teller.say('telling.do.end-turn')
      : teller.say('telling.do.enter-phase', { phase: teller.say(`word.phase.${phase}`) }),
  'end-battle': (_, teller) => teller.say('telling.do.end-battle'),
  card: ({ card }, teller, { view }) => seenCard(teller, view, card),
  'attack-directly': (_, teller) => teller.say('telling.do.attack-directly'),
  'stop-attack': (_, teller) => teller.say('telling.do.stop-attack'),
  zone: ({ player, zone, place }, teller) => placeOf(teller, { controller: player, zone, place }),
  position: ({ position }, teller) => teller.say(`word.position.${position}`),
  option,
  declare,
  yes: (_, teller) => teller.say('telling.do.yes'),
  no: (_, teller) => teller.say('telling.do.no'),
};

/** What is done, without the card: "Normal Summon", "Activate the effect ②". */
export const tellAction = (choice: OfferedChoice, teller: Teller, asked: Asked): string =>
  // The record holds for each choice the function that takes it.
  sentence(
    (ACTIONS[choice.do] as (choice: OfferedChoice, teller: Teller, asked: Asked) => string)(
      choice,
      teller,
      asked,
    ),
  );

/** The whole choice: "Normal Summon: “Kuriboh” (your hand)". */
export const tellChoice = (choice: OfferedChoice, teller: Teller, asked: Asked): string => {
  const action = tellAction(choice, teller, asked);
  if (!('card' in choice) || choice.do === 'card') return action;
  return teller.say('telling.choice.with', { action, card: seenCard(teller, asked.view, choice.card) });
};
