/** Events in sentences. Every event has an entry here, if only to say that nothing is said. */

import { ATTRIBUTES, CARD_KINDS, type DuelEvent, PLAYERS, RACES } from '@spellspeed/engine';
import type { Occurrence, Step } from '../host/types.ts';
import { counterNamed } from '../words/counter-name.ts';
import { endsTogether, type Moved, tellMoves } from './moves.ts';
import { cardOf, cardsOf, circled, sentence, subject, type Teller, who, zoneOf } from './teller.ts';

/** `turn`, `phase`: it begins. `aside`: of lesser interest. */
export interface Told {
  readonly as: 'turn' | 'phase' | 'sentence' | 'aside';
  readonly text: string;
}
type What = DuelEvent['what'];
type EventOf<W extends What> = Extract<DuelEvent, { readonly what: W }>;
type Line = string | Told | null;

const aside = (text: string): Told => ({ as: 'aside', text });

const whatIsActivated = (
  teller: Teller,
  occurrence: Occurrence,
  card: EventOf<'activated'>['card'],
): string => {
  const name = cardOf(teller, occurrence, card);
  const { mark } = occurrence;
  return mark === null || mark.isCard
    ? name
    : teller.say('telling.event.effect-of', { number: circled(mark.number), card: name });
};
const activated = (event: EventOf<'activated'>, teller: Teller, occurrence: Occurrence): string => {
  const values = {
    ...subject(teller, event.player),
    what: whatIsActivated(teller, occurrence, event.card),
    link: event.link,
  };
  if (event.targets.length === 0) return teller.say('telling.event.activated', values);
  const targets = cardsOf(teller, occurrence, event.targets);
  return teller.say('telling.event.activated-targeting', { ...values, targets });
};

const signsShown = ({ signs, winner }: EventOf<'rock-paper-scissors'>, teller: Teller): string => {
  const [one = '', other = ''] = PLAYERS.map((player) => teller.say(`telling.sign.${signs[player]}`));
  const spoken = winner === null ? { who: 'other', name: '' } : who(teller, winner);
  return teller.say('telling.event.rock-paper-scissors', {
    one,
    other,
    ...spoken,
    winner: winner === null ? 'none' : 'some',
  });
};

/** A Type, an Attribute or a type of card in the language; a card's name and a number as they are. */
const declaredWord = ({ declares, word }: EventOf<'declared'>, teller: Teller): string => {
  const race = RACES.find((each) => each === word);
  const attribute = ATTRIBUTES.find((each) => each === word);
  if (declares === 'race' && race) return teller.say(`word.race.${race}`);
  const kind = CARD_KINDS.find((each) => each === word);
  if (declares === 'card-type' && kind) return teller.say(`word.kind.${kind}`);
  return declares === 'attribute' && attribute ? teller.say(`word.attribute.${attribute}`) : word;
};

type Sentence<W extends What> = (event: EventOf<W>, teller: Teller, occurrence: Occurrence) => Line;
const SENTENCES: { readonly [W in What]: Sentence<W> } = {
  'rock-paper-scissors': signsShown,
  'duel-began': ({ first }, teller) => teller.say('telling.event.duel-began', subject(teller, first)),
  'turn-began': ({ turn, player }, teller) => ({
    as: 'turn',
    text: teller.say('telling.event.turn-began', { ...who(teller, player), turn }),
  }),
  'phase-began': ({ phase }, teller) => ({ as: 'phase', text: teller.say(`word.phase.${phase}`) }),
  'timing-began': () => null,
  'start-step-over': () => null,
  moved: (event, teller, occurrence) => tellMoves(teller, occurrence, event, [event.card]),
  shuffled: ({ player, zone }, teller) =>
    aside(teller.say('telling.event.shuffled', { zone: zoneOf(teller, player, zone) })),
  'would-be-summoned': ({ card, way, player }, teller, occurrence) =>
    teller.say('telling.event.would-be-summoned', {
      ...subject(teller, player),
      way: teller.say(`telling.way.${way}`),
      card: cardOf(teller, occurrence, card),
    }),
  summoned: ({ card, way, player }, teller, occurrence) =>
    teller.say('telling.event.summoned', {
      ...subject(teller, player),
      way: teller.say(`telling.way.${way}`),
      card: cardOf(teller, occurrence, card, 'telling.card.unknown-monster'),
    }),
  'used-as-material': () => null,
  'summon-negated': ({ card }, teller, occurrence) =>
    teller.say('telling.event.summon-negated', { card: cardOf(teller, occurrence, card) }),
  'was-set': () => null,
  // A Flip Summon says it all.
  flipped: ({ card, by }, teller, occurrence) =>
    by === 'summon' ? null : teller.say('telling.event.flipped', { card: cardOf(teller, occurrence, card) }),
  'turned-face-down': ({ card }, teller, occurrence) =>
    teller.say('telling.event.turned-face-down', { card: cardOf(teller, occurrence, card) }),
  'position-changed': ({ card, position, by }, teller, occurrence) =>
    by === 'summon'
      ? null
      : teller.say('telling.event.position-changed', {
          card: cardOf(teller, occurrence, card),
          position: teller.say(`word.position.${position}`),
        }),
  activated,
  resolving: ({ card, link }, teller, occurrence) =>
    link === 1
      ? null
      : aside(teller.say('telling.event.resolving', { card: cardOf(teller, occurrence, card), link })),
  'activation-negated': ({ card }, teller, occurrence) =>
    teller.say('telling.event.activation-negated', { card: cardOf(teller, occurrence, card) }),
  'effect-negated': ({ card }, teller, occurrence) =>
    teller.say('telling.event.effect-negated', { card: cardOf(teller, occurrence, card) }),
  'chain-resolved': () => null,
  'effect-resolved': () => null,
  'attack-declared': ({ attacker, target, player }, teller, occurrence) => {
    const values = { ...subject(teller, player), card: cardOf(teller, occurrence, attacker) };
    if (target === null) return teller.say('telling.event.attack-declared-directly', values);
    return teller.say('telling.event.attack-declared', {
      ...values,
      target: cardOf(teller, occurrence, target),
    });
  },
  replay: ({ attacker }, teller, occurrence) =>
    teller.say('telling.event.replay', { card: cardOf(teller, occurrence, attacker) }),
  'targeted-for-attack': () => null,
  'was-targeted': () => null,
  'attack-stopped': ({ attacker, how }, teller, occurrence) =>
    teller.say(`telling.event.attack-${how}`, { card: cardOf(teller, occurrence, attacker) }),
  'damage-calculated': () => null,
  // Where it goes says it all; where something else happens instead, that is said.
  'destroyed-by-battle': () => null,
  'battle-damage': ({ player, amount, piercing }, teller) =>
    teller.say(piercing ? 'telling.event.piercing-damage' : 'telling.event.battle-damage', {
      ...subject(teller, player),
      amount,
    }),
  'effect-damage': ({ player, amount }, teller) =>
    teller.say('telling.event.effect-damage', { ...subject(teller, player), amount }),
  'life-points-gained': ({ player, amount }, teller) =>
    teller.say('telling.event.life-points-gained', { ...subject(teller, player), amount }),
  'life-points-paid': ({ player, amount }, teller) =>
    teller.say('telling.event.life-points-paid', { ...subject(teller, player), amount }),
  'life-points-lost': ({ player, amount }, teller) =>
    teller.say('telling.event.life-points-lost', { ...subject(teller, player), amount }),
  'destruction-replaced': ({ card }, teller, occurrence) =>
    teller.say('telling.event.destruction-replaced', { card: cardOf(teller, occurrence, card) }),
  equipped: ({ card, to }, teller, occurrence) =>
    teller.say('telling.event.equipped', {
      card: cardOf(teller, occurrence, card),
      target: cardOf(teller, occurrence, to),
    }),
  modified: ({ card, source }, teller, occurrence) => {
    const values = { card: cardOf(teller, occurrence, card), source: cardOf(teller, occurrence, source) };
    if (occurrence.negates) return teller.say('telling.event.effects-negated', values);
    return aside(teller.say('telling.event.modified', values));
  },
  'counters-changed': ({ card, counter, count, by }, teller, occurrence) =>
    teller.say(by > 0 ? 'telling.event.counters-came' : 'telling.event.counters-went', {
      card: cardOf(teller, occurrence, card),
      count: Math.abs(by),
      counter: counterNamed(teller.say, counter),
      total: count,
    }),
  revealed: ({ card, player }, teller, occurrence) =>
    teller.say('telling.event.revealed', {
      ...subject(teller, player),
      card: cardOf(teller, occurrence, card),
    }),
  'coins-tossed': ({ player, heads, count }, teller) =>
    teller.say('telling.event.coins-tossed', { ...subject(teller, player), heads, count }),
  declared: (event, teller) =>
    teller.say('telling.event.declared', {
      ...subject(teller, event.player),
      word: declaredWord(event, teller),
    }),
  'die-rolled': ({ player, result }, teller) =>
    teller.say('telling.event.die-rolled', { ...subject(teller, player), result }),
  'turns-limited': ({ last }, teller) => teller.say('telling.event.turns-limited', { last }),
  'life-points-compared': ({ lifePoints: [one, other], winner }, teller) =>
    teller.say('telling.event.life-points-compared', {
      one,
      other,
      outcome: winner === null ? 'equal' : 'decided',
    }),
  'duel-ended': ({ winner, reason: why }, teller) => {
    const reason = teller.say(`telling.reason.${why}`);
    return winner === null
      ? teller.say('telling.event.duel-drawn', { reason })
      : teller.say('telling.event.duel-won', { ...subject(teller, winner), reason });
  },
};

const told = (line: Line): Told | null => {
  if (line === null) return null;
  return typeof line === 'string'
    ? { as: 'sentence', text: sentence(line) }
    : { as: line.as, text: sentence(line.text) };
};

/** One event as a sentence; null where there is nothing to say. */
export const tellEvent = (occurrence: Occurrence, teller: Teller): Told | null => {
  const { event } = occurrence;
  // The record holds for each event the function that takes it.
  const say = SENTENCES[event.what] as (event: DuelEvent, teller: Teller, occurrence: Occurrence) => Line;
  return told(say(event, teller, occurrence));
};

/** A Summon that went on at once need not be announced. */
const isAnnouncedOnly = (occurrences: readonly Occurrence[], at: number): boolean => {
  const event = occurrences[at]?.event;
  if (event?.what !== 'would-be-summoned') return false;
  return occurrences
    .slice(at)
    .some(({ event: later }) => later.what === 'summoned' && later.card.passcode === event.card.passcode);
};

/** All that happened, in sentences; cards that move together are told together. */
export const tellOccurrences = (occurrences: readonly Occurrence[], teller: Teller): Told[] => {
  const lines: (Told | null)[] = [];
  for (let at = 0; at < occurrences.length; ) {
    const occurrence = occurrences[at];
    if (occurrence === undefined) break;
    if (occurrence.event.what === 'moved') {
      const end = endsTogether(occurrences, at, occurrence.event);
      lines.push(told(together(occurrences.slice(at, end), occurrence.event, teller)));
      at = end;
    } else {
      if (!isAnnouncedOnly(occurrences, at)) lines.push(tellEvent(occurrence, teller));
      at++;
    }
  }
  return lines.filter((line) => line !== null);
};
const together = (occurrences: readonly Occurrence[], first: Moved, teller: Teller): string | null => {
  const cards = occurrences.flatMap(({ event }) => (event.what === 'moved' ? [event.card] : []));
  const spots = Object.assign({}, ...occurrences.map((each) => each.spots));
  return tellMoves(teller, { event: first, spots, mark: null }, first, cards);
};

/** Without the phases in which nothing happened. */
export const withoutEmptyPhases = (lines: readonly Told[]): Told[] =>
  lines.filter(({ as }, index) => {
    const next = lines[index + 1]?.as;
    return !(as === 'phase' && (next === 'phase' || next === 'turn'));
  });

/** What is paid: the rules have it happen before the activation to which it belongs. */
const isCost = ({ event }: Occurrence): boolean =>
  event.what === 'life-points-paid' || (event.what === 'moved' && event.by === 'cost');
/** At the table one says first what one activates, and then what one pays for it. */
export const costsAfterActivations = (occurrences: readonly Occurrence[]): readonly Occurrence[] => {
  const ordered: Occurrence[] = [];
  let paid: Occurrence[] = [];
  for (const each of occurrences) {
    if (isCost(each)) paid.push(each);
    else if (each.event.what === 'activated') {
      ordered.push(each, ...paid);
      paid = [];
    } else {
      // What belongs to no activation stays where it was.
      if (each.event.what !== 'moved' && each.event.what !== 'shuffled') {
        ordered.push(...paid);
        paid = [];
      }
      ordered.push(each);
    }
  }
  return [...ordered, ...paid];
};

/** The log of a duel. */
export const tellSteps = (steps: readonly Step[], teller: Teller): Told[] =>
  withoutEmptyPhases(
    tellOccurrences(costsAfterActivations(steps.flatMap(({ occurrences }) => occurrences)), teller),
  );
