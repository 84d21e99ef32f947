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

type EventNamed<W extends DuelEvent['what']> = Extract<DuelEvent, { readonly what: W }>;
/** The same event as the other player got it knows a card that this player does not see. */
type FactsOf<W extends DuelEvent['what']> = (event: EventNamed<W>, other: DuelEvent) => string[];

const about = (card: EventCard, same: EventCard, ...kinds: string[]): string[] =>
  kinds.map((kind) => `${kind} ${code(card, same)}`);
const ofItsCard = (event: { readonly what: string; readonly card: EventCard }): string[] =>
  about(event.card, event.card, event.what);
const ofNegation = (event: { readonly what: string; readonly card: EventCard }): string[] =>
  about(event.card, event.card, event.what, 'negated');
const itself = ({ what }: DuelEvent): string[] => [what];
const ofDamage = ({ what, player, amount }: EventNamed<'battle-damage' | 'effect-damage'>): string[] =>
  [what, 'damage'].flatMap((kind) => [`${kind} ${player} ${amount}`, `any-${kind} ${player}`]);
/** No sentence speaks of it. */
const unsaid = (): string[] => [];

/** What is returned or placed into the GY is not sent there. (movement.to-gy.returning-is-not-sending) */
const isSent = ({ to, manner }: Parameters<FactsOf<'moved'>>[0]): boolean =>
  to !== 'gy' || (manner !== 'returned' && manner !== 'placed');
const ofMove: FactsOf<'moved'> = (event, other) => {
  const same = other.what === 'moved' ? other.card : event.card;
  const kinds = isSent(event) ? [`to-${event.to}`, `to-${event.to}-from-${placeWord(event.from)}`] : [];
  if (event.by === 'effect' && isSent(event)) kinds.push(`to-${event.to}-by-effect`);
  if (event.from === 'material') kinds.push('detached');
  if (event.manner === 'destroyed') kinds.push('destroyed', `destroyed-by-${event.by}`);
  if (event.manner === 'drawn' || event.manner === 'discarded' || event.manner === 'tributed')
    kinds.push(event.manner);
  const facts = about(event.card, same, ...kinds);
  return event.manner === 'drawn' ? [...facts, `draws-any ${event.controller}`] : facts;
};
const ofSummon: FactsOf<'summoned'> = (event, other) => {
  const same = other.what === 'summoned' ? other.card : event.card;
  const kinds = ['summoned', `summoned-${event.way}`];
  if (isSpecialSummon(event.way) && event.way !== 'special') kinds.push('summoned-special');
  if (event.way === 'tribute') kinds.push('summoned-normal');
  return about(event.card, same, ...kinds);
};
const ofAttack: FactsOf<'attack-declared'> = ({ attacker, target }, other) => [
  ...about(attacker, attacker, 'attacks'),
  target === null ? `attacks-directly ${code(attacker, attacker)}` : attackFact(attacker, target, other),
];

/** The sentences that can be said of each event: an event without an entry does not compile. */
const FACTS_OF: { readonly [W in DuelEvent['what']]: FactsOf<W> } = {
  moved: ofMove,
  summoned: ofSummon,
  'was-set': (event, other) =>
    about(event.card, other.what === 'was-set' ? other.card : event.card, 'was-set'),
  flipped: ofItsCard,
  'turned-face-down': ofItsCard,
  activated: ofItsCard,
  resolving: ofItsCard,
  'summon-negated': ofItsCard,
  'activation-negated': ofNegation,
  'effect-negated': ofNegation,
  'position-changed': (event) => about(event.card, event.card, `turned-to-${event.position}`),
  equipped: ({ card, to }) => [`equipped ${code(card, card)} ${code(to, to)}`],
  shuffled: ({ zone, player }) => (zone === 'deck' ? [`shuffles ${player}`] : []),
  declared: ({ player, word }) => [`declares ${player} ${word}`],
  'turn-began': ({ turn }) => [`turn ${turn}`],
  'duel-ended': ({ winner }) => (winner === null ? [] : [`wins ${winner}`]),
  'attack-declared': ofAttack,
  'attack-stopped': ({ how }) => [`attack-${how}`],
  replay: itself,
  'chain-resolved': itself,
  'battle-damage': ofDamage,
  'effect-damage': ofDamage,
  'life-points-gained': ({ player, amount }) => [`gains ${player} ${amount}`],
  'life-points-paid': ({ player, amount }) => [`pays ${player} ${amount}`],
  'life-points-lost': ({ player, amount }) => [`loses ${player} ${amount}`],
  'rock-paper-scissors': unsaid,
  'duel-began': unsaid,
  'phase-began': unsaid,
  'timing-began': unsaid,
  'start-step-over': unsaid,
  'would-be-summoned': unsaid,
  'used-as-material': unsaid,
  'targeted-for-attack': unsaid,
  'was-targeted': unsaid,
  'effect-resolved': unsaid,
  'damage-calculated': unsaid,
  'destroyed-by-battle': unsaid,
  'destruction-replaced': unsaid,
  modified: unsaid,
  'counters-changed': unsaid,
  revealed: unsaid,
  'coins-tossed': unsaid,
  'die-rolled': unsaid,
  'turns-limited': unsaid,
  'life-points-compared': unsaid,
};

/** The facts of one event, as the two players got it. */
const factsOfEvent = <W extends DuelEvent['what']>(event: EventNamed<W>, other: DuelEvent): string[] =>
  // The table holds for each event the function for it.
  (FACTS_OF[event.what as W] as unknown as FactsOf<W>)(event, other);
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
