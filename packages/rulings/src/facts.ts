/** What happened, in the small vocabulary of `happened` and `notHappened`. */
import {
  type DuelEvent,
  type EventCard,
  isFieldZone,
  isSpecialSummon,
  type Player,
  type Zone,
} from '@spellspeed/engine';
import {
  type AmountFact,
  CARD_FACTS,
  type CardFact,
  type DuelFact,
  FACT_PLACES,
  type Fact,
  type PairFact,
  type PlayerFact,
} from './fact.ts';
import { cardNameFrom, playerOf } from './names.ts';

type Card = (name: string) => number | null;
/** How a sentence is written, and the fact that it means. `X` is a card, `P` a player, `N` a number. */
type Sentence = readonly [pattern: RegExp, fact: (parts: readonly string[], card: Card) => Fact | null];

const aboutCard =
  (fact: CardFact): Sentence[1] =>
  ([name = ''], card) => {
    const passcode = card(name);
    return passcode === null ? null : { about: 'card', fact, passcode };
  };
/** One of several facts about a card, named by the second word that was captured. */
const aboutCardAs =
  (kind: 'summoned' | 'turned-to'): Sentence[1] =>
  (parts, card) => {
    const fact = CARD_FACTS.find((each) => each === `${kind}-${parts[1]}`);
    return fact === undefined ? null : aboutCard(fact)(parts, card);
  };
const aboutPlayer =
  (fact: PlayerFact): Sentence[1] =>
  ([player = '']) => ({ about: 'player', fact, player: playerOf(player) });
const aboutAmount =
  (fact: AmountFact): Sentence[1] =>
  ([player = '', amount]) => ({ about: 'amount', fact, player: playerOf(player), amount: Number(amount) });

/** A card, and where it came from. */
const sentFrom: Sentence[1] = ([name = '', place = ''], card) => {
  const passcode = card(name);
  const from = FACT_PLACES.find((each) => each === place.toLowerCase());
  return passcode === null || from === undefined ? null : { about: 'sent-to-gy', from, passcode };
};
const aboutTwo =
  (fact: PairFact): Sentence[1] =>
  ([one = '', other = ''], card) => {
    const [first, second] = [card(one), card(other)];
    return first === null || second === null ? null : { about: 'pair', fact, passcode: first, other: second };
  };
const aboutDuel =
  (fact: DuelFact): Sentence[1] =>
  () => ({ about: 'duel', fact });
const PLACE = '(hand|deck|extra deck|field|GY|banished)';

const SENTENCES: readonly Sentence[] = [
  [/^([AB]) takes (\d+) battle damage$/, aboutAmount('battle-damage')],
  [/^([AB]) takes (\d+) effect damage$/, aboutAmount('effect-damage')],
  [/^([AB]) takes (\d+) damage$/, aboutAmount('damage')],
  [/^([AB]) takes battle damage$/, aboutPlayer('any-battle-damage')],
  [/^([AB]) takes effect damage$/, aboutPlayer('any-effect-damage')],
  [/^([AB]) takes damage$/, aboutPlayer('any-damage')],
  [/^([AB]) gains (\d+)$/, aboutAmount('gains')],
  [/^([AB]) pays (\d+)$/, aboutAmount('pays')],
  [/^([AB]) loses (\d+)$/, aboutAmount('loses')],
  [/^([AB]) draws (\d+)$/, aboutAmount('draws')],
  [/^([AB]) draws$/, aboutPlayer('draws-any')],
  [/^([AB]) shuffles(?: the deck)?$/, aboutPlayer('shuffles')],
  [
    /^([AB]) declares (.+)$/,
    ([player = '', word = '']) => ({ about: 'declared', player: playerOf(player), word }),
  ],
  [/^turn (\d+) begins$/, ([turn]) => ({ about: 'turn', turn: Number(turn) })],
  [/^(.+) destroyed by battle$/, aboutCard('destroyed-by-battle')],
  [/^(.+) destroyed by (?:card )?effect$/, aboutCard('destroyed-by-effect')],
  [/^(.+) destroyed$/, aboutCard('destroyed')],
  [new RegExp(`^(.+) sent from the ${PLACE} to the GY$`), sentFrom],
  [new RegExp(`^(.+) sent to the GY from the ${PLACE}$`), sentFrom],
  [/^(.+) sent to the GY by (?:card )?effect$/, aboutCard('to-gy-by-effect')],
  [/^(.+) sent to the GY$/, aboutCard('to-gy')],
  [/^(.+) banished$/, aboutCard('to-banished')],
  [/^(.+) (?:added|returned) to the hand$/, aboutCard('to-hand')],
  [/^(.+) drawn$/, aboutCard('drawn')],
  [/^(.+) returned to the deck$/, aboutCard('to-deck')],
  [/^(.+) returned to the extra deck$/, aboutCard('to-extra')],
  [/^(.+) discarded$/, aboutCard('discarded')],
  [/^(.+) tributed$/, aboutCard('tributed')],
  [/^(.+) detached$/, aboutCard('detached')],
  [/^(.+) (?:attached|became material)$/, aboutCard('to-material')],
  [/^(.+) equipped to (.+)$/, aboutTwo('equipped')],
  [
    /^(.+) (normal|tribute|flip|special|fusion|ritual|synchro|xyz|pendulum|link) summoned$/,
    aboutCardAs('summoned'),
  ],
  [/^summon of (.+) negated$/, aboutCard('summon-negated')],
  [/^(.+) summon negated$/, aboutCard('summon-negated')],
  [/^(.+) summoned$/, aboutCard('summoned')],
  [/^(.+) flipped(?: face-up)?$/, aboutCard('flipped')],
  [/^(.+) turned face-down$/, aboutCard('turned-face-down')],
  [/^(.+) changed to (attack|defense)(?: position)?$/, aboutCardAs('turned-to')],
  [/^(.+) set$/, aboutCard('was-set')],
  [/^(.+) activated$/, aboutCard('activated')],
  [/^(.+) (?:resolving|resolved)$/, aboutCard('resolving')],
  [/^(.+) activation negated$/, aboutCard('activation-negated')],
  [/^(.+) effect negated$/, aboutCard('effect-negated')],
  [
    /^(.+) negated$/,
    (parts, card) =>
      parts[0] === 'attack' ? { about: 'duel', fact: 'attack-negated' } : aboutCard('negated')(parts, card),
  ],
  [/^(.+) attacks directly$/, aboutCard('attacks-directly')],
  [/^(.+) attacks (.+)$/, aboutTwo('attacks')],
  [/^(.+) attacks$/, aboutCard('attacks')],
  [/^attack stopped$/, aboutDuel('attack-stopped')],
  [/^attack given up$/, aboutDuel('attack-given-up')],
  [/^attack impossible$/, aboutDuel('attack-impossible')],
  [/^replay$/, aboutDuel('replay')],
  [/^chain resolved$/, aboutDuel('chain-resolved')],
  [/^([AB]) wins$/, aboutPlayer('wins')],
];
/** What people write in other words: "is destroyed", "Graveyard", "500 LP", a full stop. */
const plain = (sentence: string): string =>
  sentence
    .trim()
    .replace(/\.$/, '')
    .replace(/ (?:is|are|was|were|gets?|got) (?=\S+)/, ' ')
    .replace(/\bgraveyard\b/i, 'GY')
    .replace(/\b(\d+) (?:LP|life points?|cards?)$/i, '$1')
    .replace(/'s (activation|effect|summon) negated$/, ' $1 negated')
    .replace(/ the (activation|effect) of (.+) negated$/, ' $2 $1 negated')
    .replace(/\b(Normal|Tribute|Flip|Special|Fusion|Ritual|Synchro|Xyz|Pendulum|Link) Summoned$/, (words) =>
      words.toLowerCase(),
    )
    .replace(/ (Summoned|Set|Tributed)$/, (word) => word.toLowerCase());

/** The fact that a sentence states; null if it cannot be read. */
export const factOf = (sentence: string): Fact | null => {
  for (const written of new Set([sentence.trim(), plain(sentence)]))
    for (const [pattern, fact] of SENTENCES) {
      const parts = pattern.exec(written);
      if (!parts) continue;
      const found = fact(parts.slice(1), passcodeNamed);
      if (found !== null) return found;
    }
  return null;
};
/** Cards are told apart by name only. */
const passcodeNamed = (text: string): number | null => {
  const name = cardNameFrom(text.replace(/^the /, ''));
  return 'unknown' in name ? null : name.passcode;
};
export const FACTS_EXPECTED =
  'a sentence such as "X destroyed by battle", "X summoned", "X activated", "X attacks Y", "X banished", "A takes 500 battle damage", "A draws 1" (see the README)';

/** The field is one place in the sentences. */
const placeWord = (zone: Zone): string =>
  isFieldZone(zone) ? 'field' : zone === 'extra' ? 'extra deck' : zone;
const code = (one: EventCard, other: EventCard): string => String(one.passcode ?? other.passcode ?? '?');

/** The facts of one event, as the two players got it. */
const factsOfEvent = (event: DuelEvent, other: DuelEvent): string[] => {
  const about = (card: EventCard, same: EventCard, ...kinds: string[]): string[] =>
    kinds.map((kind) => `${kind} ${code(card, same)}`);
  switch (event.what) {
    case 'moved': {
      const same = other.what === 'moved' ? other.card : event.card;
      const facts = about(event.card, same, `to-${event.to}`, `to-${event.to}-from-${placeWord(event.from)}`);
      if (event.by === 'effect') facts.push(...about(event.card, same, `to-${event.to}-by-effect`));
      if (event.from === 'material') facts.push(...about(event.card, same, 'detached'));
      if (event.manner === 'drawn')
        facts.push(...about(event.card, same, 'drawn'), `draws-any ${event.controller}`);
      if (event.manner === 'destroyed')
        facts.push(...about(event.card, same, 'destroyed', `destroyed-by-${event.by}`));
      if (event.manner === 'discarded') facts.push(...about(event.card, same, 'discarded'));
      if (event.manner === 'tributed') facts.push(...about(event.card, same, 'tributed'));
      return facts;
    }
    case 'summoned': {
      const same = other.what === 'summoned' ? other.card : event.card;
      const kinds = ['summoned', `summoned-${event.way}`];
      if (isSpecialSummon(event.way) && event.way !== 'special') kinds.push('summoned-special');
      if (event.way === 'tribute') kinds.push('summoned-normal');
      return about(event.card, same, ...kinds);
    }
    case 'was-set':
      return about(event.card, other.what === 'was-set' ? other.card : event.card, 'was-set');
    case 'flipped':
    case 'turned-face-down':
    case 'activated':
    case 'resolving':
    case 'summon-negated':
      return about(event.card, event.card, event.what);
    case 'activation-negated':
    case 'effect-negated':
      return about(event.card, event.card, event.what, 'negated');
    case 'position-changed':
      return about(event.card, event.card, `turned-to-${event.position}`);
    case 'equipped':
      return [`equipped ${code(event.card, event.card)} ${code(event.to, event.to)}`];
    case 'shuffled':
      return event.zone === 'deck' ? [`shuffles ${event.player}`] : [];
    case 'declared':
      return [`declares ${event.player} ${event.word}`];
    case 'turn-began':
      return [`turn ${event.turn}`];
    case 'duel-ended':
      return event.winner === null ? [] : [`wins ${event.winner}`];
    case 'attack-declared':
      return [
        ...about(event.attacker, event.attacker, 'attacks'),
        event.target === null
          ? `attacks-directly ${code(event.attacker, event.attacker)}`
          : attackFact(event.attacker, event.target, other),
      ];
    case 'attack-stopped':
      return [`attack-${event.how}`];
    case 'replay':
    case 'chain-resolved':
      return [event.what];
    case 'battle-damage':
    case 'effect-damage':
      return [event.what, 'damage'].flatMap((kind) => [
        `${kind} ${event.player} ${event.amount}`,
        `any-${kind} ${event.player}`,
      ]);
    case 'life-points-gained':
      return [`gains ${event.player} ${event.amount}`];
    case 'life-points-paid':
      return [`pays ${event.player} ${event.amount}`];
    case 'life-points-lost':
      return [`loses ${event.player} ${event.amount}`];
    // No sentence speaks of these.
    case 'rock-paper-scissors':
    case 'duel-began':
    case 'phase-began':
    case 'timing-began':
    case 'start-step-over':
    case 'would-be-summoned':
    case 'used-as-material':
    case 'targeted-for-attack':
    case 'was-targeted':
    case 'effect-resolved':
    case 'damage-calculated':
    case 'destroyed-by-battle':
    case 'destruction-replaced':
    case 'modified':
    case 'counters-changed':
    case 'revealed':
    case 'coins-tossed':
    case 'die-rolled':
    case 'turns-limited':
    case 'life-points-compared':
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
