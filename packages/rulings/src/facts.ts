/** What happened, in the small vocabulary of `happened` and `notHappened`. */
import type { DuelEvent, EventCard, Player } from '@spellspeed/engine';
import { passcodeOf, playerOf } from './names.ts';

type Card = (name: string) => number | null;
/** How a sentence is written, and the facts that it means. `X` is a card, `P` a player, `N` a number. */
type Sentence = readonly [pattern: RegExp, fact: (parts: readonly string[], card: Card) => string | null];

const aboutCard =
  (kind: string): Sentence[1] =>
  ([name = ''], card) => {
    const passcode = card(name);
    return passcode === null ? null : `${kind} ${passcode}`;
  };
const aboutPlayer =
  (kind: string): Sentence[1] =>
  ([player = '', amount]) =>
    `${kind} ${playerOf(player)}${amount === undefined ? '' : ` ${amount}`}`;

const SENTENCES: readonly Sentence[] = [
  [/^([AB]) takes (\d+) battle damage$/, aboutPlayer('battle-damage')],
  [/^([AB]) takes (\d+) effect damage$/, aboutPlayer('effect-damage')],
  [/^([AB]) takes battle damage$/, aboutPlayer('any-battle-damage')],
  [/^([AB]) takes effect damage$/, aboutPlayer('any-effect-damage')],
  [/^([AB]) gains (\d+)$/, aboutPlayer('gains')],
  [/^([AB]) pays (\d+)$/, aboutPlayer('pays')],
  [/^([AB]) loses (\d+)$/, aboutPlayer('loses')],
  [/^([AB]) draws (\d+)$/, aboutPlayer('draws')],
  [/^(.+) destroyed by battle$/, aboutCard('destroyed-by-battle')],
  [/^(.+) destroyed by effect$/, aboutCard('destroyed-by-effect')],
  [/^(.+) destroyed$/, aboutCard('destroyed')],
  [/^(.+) sent to the GY$/, aboutCard('to-gy')],
  [/^(.+) banished$/, aboutCard('to-banished')],
  [/^(.+) added to the hand$/, aboutCard('to-hand')],
  [/^(.+) returned to the deck$/, aboutCard('to-deck')],
  [/^(.+) discarded$/, aboutCard('discarded')],
  [/^(.+) tributed$/, aboutCard('tributed')],
  [
    /^(.+) (normal|tribute|flip|special|fusion) summoned$/,
    (parts, card) => aboutCard(`summoned-${parts[1]}`)(parts, card),
  ],
  [/^(.+) summoned$/, aboutCard('summoned')],
  [/^(.+) flipped$/, aboutCard('flipped')],
  [/^(.+) turned face-down$/, aboutCard('turned-face-down')],
  [/^(.+) set$/, aboutCard('was-set')],
  [/^(.+) activated$/, aboutCard('activated')],
  [/^(.+) resolving$/, aboutCard('resolving')],
  [/^(.+) activation negated$/, aboutCard('activation-negated')],
  [/^(.+) effect negated$/, aboutCard('effect-negated')],
  [/^(.+) attacks directly$/, aboutCard('attacks-directly')],
  [
    /^(.+) attacks (.+)$/,
    ([attacker = '', target = ''], card) => {
      const [one, other] = [card(attacker), card(target)];
      return one === null || other === null ? null : `attacks ${one} ${other}`;
    },
  ],
  [/^attack (negated|stopped|given up|impossible)$/, ([how = '']) => `attack-${how.replace(' ', '-')}`],
  [/^([AB]) shuffles the deck$/, aboutPlayer('shuffles')],
  [/^turn (\d+) begins$/, ([turn = '']) => `turn ${turn}`],
  [/^replay$/, () => 'replay'],
  [/^chain resolved$/, () => 'chain-resolved'],
];

/** The fact that a sentence states; null if it cannot be read. */
export const factOf = (sentence: string): string | null => {
  for (const [pattern, fact] of SENTENCES) {
    const parts = pattern.exec(sentence.trim());
    if (!parts) continue;
    const found = fact(parts.slice(1), passcodeOf);
    if (found !== null) return found;
  }
  return null;
};
export const FACTS_EXPECTED =
  'a sentence such as "X destroyed by battle", "X summoned", "X activated", "X attacks Y", "X banished", "A takes 500 battle damage", "A draws 1" (see the README)';

const code = (one: EventCard, other: EventCard): string => String(one.passcode ?? other.passcode ?? '?');

/** The facts of one event, as the two players got it. */
const factsOfEvent = (event: DuelEvent, other: DuelEvent): string[] => {
  const about = (card: EventCard, same: EventCard, ...kinds: string[]): string[] =>
    kinds.map((kind) => `${kind} ${code(card, same)}`);
  switch (event.what) {
    case 'moved': {
      const same = other.what === 'moved' ? other.card : event.card;
      const facts = about(event.card, same, `to-${event.to}`);
      if (event.manner === 'destroyed')
        facts.push(...about(event.card, same, 'destroyed', `destroyed-by-${event.by}`));
      if (event.manner === 'discarded') facts.push(...about(event.card, same, 'discarded'));
      if (event.manner === 'tributed') facts.push(...about(event.card, same, 'tributed'));
      return facts;
    }
    case 'summoned': {
      const same = other.what === 'summoned' ? other.card : event.card;
      const kinds = ['summoned', `summoned-${event.way}`];
      if (event.way === 'fusion') kinds.push('summoned-special');
      return about(event.card, same, ...kinds);
    }
    case 'was-set':
      return about(event.card, other.what === 'was-set' ? other.card : event.card, 'was-set');
    case 'flipped':
    case 'turned-face-down':
    case 'activated':
    case 'resolving':
    case 'activation-negated':
    case 'effect-negated':
      return about(event.card, event.card, event.what);
    case 'attack-declared':
      return event.target === null
        ? about(event.attacker, event.attacker, 'attacks-directly')
        : [attackFact(event.attacker, event.target, other)];
    case 'attack-stopped':
      return [`attack-${event.how}`];
    case 'replay':
    case 'chain-resolved':
      return [event.what];
    case 'battle-damage':
    case 'effect-damage':
      return [`${event.what} ${event.player} ${event.amount}`, `any-${event.what} ${event.player}`];
    case 'turn-began':
      return [`turn ${event.turn}`];
    case 'shuffled':
      return event.zone === 'deck' ? [`shuffles ${event.player}`] : [];
    case 'life-points-gained':
      return [`gains ${event.player} ${event.amount}`];
    case 'life-points-paid':
      return [`pays ${event.player} ${event.amount}`];
    case 'life-points-lost':
      return [`loses ${event.player} ${event.amount}`];
    default:
      return [];
  }
};
const attackFact = (attacker: EventCard, target: EventCard, other: DuelEvent): string => {
  const same = other.what === 'attack-declared' && other.target !== null ? other.target : target;
  return `attacks ${code(attacker, attacker)} ${code(target, same)}`;
};

export interface Happened {
  /** The events as player A and player B got them. */
  readonly events: readonly (readonly [DuelEvent, DuelEvent])[];
}
const drawn = (events: Happened['events'], player: Player): number =>
  events.filter(
    ([event]) => event.what === 'moved' && event.manner === 'drawn' && event.controller === player,
  ).length;

/** All facts of these events. */
export const factsOf = ({ events }: Happened): Set<string> => {
  const facts = new Set(events.flatMap(([event, other]) => factsOfEvent(event, other)));
  for (const player of [0, 1] as const) facts.add(`draws ${player} ${drawn(events, player)}`);
  return facts;
};
