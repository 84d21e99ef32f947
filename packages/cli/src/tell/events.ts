/** Events in sentences. Every event has an entry here, if only to say that nothing is said. */
import type { CardPool, DuelEvent, EventCard, Manner, Player, Stay, Zone } from '@spellspeed/engine';
import { PLAYERS } from '@spellspeed/engine';
import { isActivated } from '@spellspeed/engine/language';
import { effectNumber } from './effects.ts';
import { capitalised, does, type Voice, whose } from './voice.ts';
import {
  counted,
  END_WORDS,
  listed,
  PHASE_WORDS,
  POSITION_WORDS,
  SUMMON_WORDS,
  ZONE_WORDS,
} from './words.ts';

/** What a sentence may need besides its event. */
export interface Telling {
  readonly voice: Voice;
  readonly pool: CardPool;
  /** Where a card is now, such as `OM3`. */
  readonly placeOf?: (handle: Stay) => string | undefined;
}
/** `heading`: a turn or a phase begins. `aside`: of lesser interest. */
export interface Told {
  readonly as: 'heading' | 'sentence' | 'aside';
  readonly text: string;
}
type What = DuelEvent['what'];
type EventOf<W extends What> = Extract<DuelEvent, { readonly what: W }>;
type Moved = EventOf<'moved'>;
type Sentence = string | Told | null;

const nameOf = ({ pool, placeOf }: Telling, { passcode, handle }: EventCard, unknown = 'a card'): string => {
  if (passcode !== null) return `"${pool.get(passcode)?.card.name ?? passcode}"`;
  const place = handle === null ? undefined : placeOf?.(handle);
  return place === undefined ? unknown : `the face-down card in ${place}`;
};
/** "a", "b" and 2 cards. */
const namesOf = (telling: Telling, cards: readonly EventCard[]): string => {
  const known = cards.filter(({ passcode }) => passcode !== null).map((card) => nameOf(telling, card));
  const unknown = cards.length - known.length;
  return listed([...known, ...(unknown === 0 ? [] : [unknown === 1 ? 'a card' : counted(unknown, 'card')])]);
};
const are = (cards: readonly EventCard[]): string => (cards.length === 1 ? 'is' : 'are');
const verb = (cards: readonly EventCard[], plural: string): string =>
  cards.length > 1 ? plural : plural.endsWith('o') ? `${plural}es` : `${plural}s`;

const ownZone = (voice: Voice, player: Player, zone: Zone): string =>
  zone === 'banished' ? 'the banished cards' : `${whose(voice, player)} ${ZONE_WORDS[zone]}`;
const elsewhere = ({ voice }: Telling, { to, controller }: Moved): string =>
  to === 'gy' ? '' : ` and ${to === 'banished' ? 'banished' : `goes to ${ownZone(voice, controller, to)}`}`;

type MovedSentence = (moved: Moved, cards: readonly EventCard[], telling: Telling) => string | null;
/** What is told by the event that follows is not told here. */
const MOVED: { readonly [manner in Manner]: MovedSentence } = {
  destroyed: (moved, cards, telling) =>
    `${capitalised(namesOf(telling, cards))} ${are(cards)} destroyed${moved.by === 'battle' ? ' by battle' : ''}${elsewhere(telling, moved)}.`,
  sent: (moved, cards, telling) =>
    `${capitalised(namesOf(telling, cards))} ${verb(cards, 'go')} to ${ownZone(telling.voice, moved.controller, moved.to)}.`,
  discarded: ({ owner }, cards, telling) =>
    `${does(telling.voice, owner, 'discard')} ${namesOf(telling, cards)}.`,
  tributed: ({ player }, cards, telling) =>
    `${does(telling.voice, player, 'Tribute')} ${namesOf(telling, cards)}.`,
  banished: (_, cards, telling) => `${capitalised(namesOf(telling, cards))} ${are(cards)} banished.`,
  returned: (moved, cards, telling) => {
    const to =
      moved.to === 'monsters' || moved.to === 'spells'
        ? 'the field'
        : ownZone(telling.voice, moved.controller, moved.to);
    return `${capitalised(namesOf(telling, cards))} ${verb(cards, 'return')} to ${to}.`;
  },
  added: ({ owner, from, to }, cards, telling) =>
    `${does(telling.voice, owner, 'add')} ${namesOf(telling, cards)} from ${ownZone(telling.voice, owner, from)} to the ${ZONE_WORDS[to]}.`,
  drawn: ({ owner }, cards, telling) => `${does(telling.voice, owner, 'draw')} ${namesOf(telling, cards)}.`,
  placed: (moved, cards, telling) =>
    `${capitalised(namesOf(telling, cards))} ${are(cards)} placed in ${ownZone(telling.voice, moved.controller, moved.to)}.`,
  summoned: () => null,
  set: ({ player, to }, cards, telling) => {
    const [card] = cards;
    const what =
      card?.passcode == null ? (to === 'monsters' ? 'a monster' : 'a card') : namesOf(telling, cards);
    return `${does(telling.voice, player, 'Set')} ${what}.`;
  },
  activated: () => null,
  attached: (_, cards, telling) =>
    `${capitalised(namesOf(telling, cards))} ${verb(cards, 'become')} Xyz Material.`,
  detached: (_, cards, telling) => `${capitalised(namesOf(telling, cards))} ${are(cards)} detached.`,
  control: ({ controller, fromController }, cards, telling) =>
    controller === fromController
      ? `${capitalised(namesOf(telling, cards))} ${verb(cards, 'move')} to another zone.`
      : `${does(telling.voice, controller, 'take')} control of ${namesOf(telling, cards)}.`,
};

const activated = (event: EventOf<'activated'>, telling: Telling): string => {
  const { card, effect, player, link, targets } = event;
  const definition = card.passcode === null ? undefined : telling.pool.get(card.passcode)?.card;
  const used = definition?.effects[effect];
  const isCard =
    definition === undefined ||
    used?.effect === 'card-activation' ||
    (used !== undefined && !isActivated(used));
  const number = definition && !isCard ? effectNumber(definition, effect) : '';
  const what = isCard ? nameOf(telling, card) : `the effect${number} of ${nameOf(telling, card)}`;
  const at =
    targets.length === 0 ? '' : `, targeting ${listed(targets.map((target) => nameOf(telling, target)))}`;
  return `${does(telling.voice, player, 'activate')} ${what}${link > 1 ? ` as Chain Link ${link}` : ''}${at}.`;
};

const STOPPED: { readonly [how in EventOf<'attack-stopped'>['how']]: string } = {
  negated: 'is negated',
  stopped: 'is stopped',
  'given-up': 'is called off',
  impossible: 'cannot go on',
};

const damage = (telling: Telling, player: Player, amount: number, of: string): string =>
  `${does(telling.voice, player, 'take')} ${amount} ${of}.`;
const aside = (text: string): Told => ({ as: 'aside', text });
const heading = (text: string): Told => ({ as: 'heading', text });

const signsShown = ({ signs, winner }: EventOf<'rock-paper-scissors'>, voice: Voice): string => {
  const shown = PLAYERS.map((player) => does(voice, player, `show ${signs[player]}`)).join(', ');
  return `${shown}: ${winner === null ? 'once more' : does(voice, winner, 'win')}.`;
};

const SENTENCES: { readonly [W in What]: (event: EventOf<W>, telling: Telling) => Sentence } = {
  'rock-paper-scissors': (event, { voice }) => signsShown(event, voice),
  'duel-began': ({ first }, { voice }) => `${does(voice, first, 'take')} the first turn.`,
  'turn-began': ({ turn, player }, { voice }) =>
    heading(`Turn ${turn}: ${player === voice.you ? 'your' : `${whose(voice, player)}`} turn`),
  'phase-began': ({ phase }) => heading(PHASE_WORDS[phase]),
  'timing-began': () => null,
  'start-step-over': () => null,
  moved: (event, telling) => MOVED[event.manner](event, [event.card], telling),
  shuffled: ({ player, zone }, { voice }) =>
    aside(`${capitalised(whose(voice, player))} ${ZONE_WORDS[zone]} is shuffled.`),
  'would-be-summoned': ({ card, way, player }, telling) =>
    `${does(telling.voice, player, 'are')} about to ${SUMMON_WORDS[way]} ${nameOf(telling, card)}.`,
  summoned: ({ card, way, player }, telling) =>
    `${does(telling.voice, player, SUMMON_WORDS[way])} ${nameOf(telling, card, 'a monster')}.`,
  'summon-negated': ({ card }, telling) => `The Summon of ${nameOf(telling, card)} is negated.`,
  'was-set': () => null,
  // A Flip Summon says it all.
  flipped: ({ card, by }, telling) =>
    by === 'summon' ? null : `${nameOf(telling, card)} is turned face-up.`,
  'turned-face-down': ({ card }, telling) => `${capitalised(nameOf(telling, card))} is turned face-down.`,
  'position-changed': ({ card, position, by }, telling) =>
    by === 'summon' ? null : `${capitalised(nameOf(telling, card))} changes to ${POSITION_WORDS[position]}.`,
  activated,
  resolving: ({ card, link }, telling) =>
    link === 1 ? null : aside(`Chain Link ${link} resolves: ${nameOf(telling, card)}.`),
  'activation-negated': ({ card }, telling) => `The activation of ${nameOf(telling, card)} is negated.`,
  'effect-negated': ({ card }, telling) => `The effect of ${nameOf(telling, card)} is negated.`,
  'chain-resolved': () => null,
  'attack-declared': ({ attacker, target, player }, telling) => {
    const name = `${capitalised(whose(telling.voice, player))} ${nameOf(telling, attacker)}`;
    return target === null
      ? `${name} attacks directly.`
      : `${name} attacks ${nameOf(telling, target, 'a face-down monster')}.`;
  },
  replay: ({ attacker }, telling) =>
    `The monsters have changed: ${nameOf(telling, attacker)} may choose its attack target again.`,
  'targeted-for-attack': () => null,
  'was-targeted': () => null,
  'used-as-material': () => null,
  'effect-resolved': () => null,
  'attack-stopped': ({ attacker, how }, telling) =>
    `The attack of ${nameOf(telling, attacker)} ${STOPPED[how]}.`,
  'damage-calculated': () => null,
  // It stays on the field until the end of the Damage Step, and may leave it in another way before.
  'destroyed-by-battle': ({ card }, telling) =>
    aside(`${capitalised(nameOf(telling, card))} is going to be destroyed by battle.`),
  'battle-damage': ({ player, amount, piercing }, telling) =>
    damage(telling, player, amount, `${piercing ? 'piercing ' : ''}battle damage`),
  'effect-damage': ({ player, amount }, telling) => damage(telling, player, amount, 'damage'),
  'life-points-gained': ({ player, amount }, { voice }) =>
    `${does(voice, player, 'gain')} ${amount} Life Points.`,
  'life-points-paid': ({ player, amount }, { voice }) =>
    `${does(voice, player, 'pay')} ${amount} Life Points.`,
  'life-points-lost': ({ player, amount }, { voice }) =>
    `${does(voice, player, 'lose')} ${amount} Life Points.`,
  'destruction-replaced': ({ card }, telling) =>
    `${capitalised(nameOf(telling, card))} is not destroyed: something else happens instead.`,
  equipped: ({ card, to }, telling) => `${nameOf(telling, card)} is equipped to ${nameOf(telling, to)}.`,
  modified: ({ card, source }, telling) =>
    aside(`${capitalised(nameOf(telling, card))} is affected by ${nameOf(telling, source)}.`),
  'counters-changed': ({ card, counter, count, by }, telling) =>
    `${capitalised(nameOf(telling, card))} ${by > 0 ? 'gets' : 'loses'} ${Math.abs(by)} ${counter}${Math.abs(by) === 1 ? '' : 's'} (now ${count}).`,
  revealed: ({ card, player }, telling) =>
    `${does(telling.voice, player, 'reveal')} ${nameOf(telling, card)}.`,
  'coins-tossed': ({ player, heads, count }, { voice }) =>
    `${does(voice, player, 'toss')} ${count === 1 ? 'a coin' : `${count} coins`}: ${heads} ${heads === 1 ? 'head' : 'heads'}.`,
  declared: ({ player, word }, { voice }) => `${does(voice, player, 'declare')} “${word}”.`,
  'die-rolled': ({ player, result }, { voice }) => `${does(voice, player, 'roll')} a die: ${result}.`,
  'turns-limited': ({ last }) => `Time is up: turn ${last} is the last one.`,
  'life-points-compared': ({ lifePoints, winner }) =>
    `The Life Points are compared: ${lifePoints.join(' – ')}${winner === null ? '; equal: sudden death' : ''}.`,
  'duel-ended': ({ winner, reason }, { voice }) =>
    winner === null
      ? `The duel is a draw: ${END_WORDS[reason]}.`
      : `${does(voice, winner, 'win')} the duel: ${END_WORDS[reason]}.`,
};

/** One event as a sentence; null where there is nothing to say. */
export const tellEvent = (event: DuelEvent, telling: Telling): Told | null => {
  // The record holds for each event the function that takes it.
  const sentence = (SENTENCES[event.what] as (event: DuelEvent, telling: Telling) => Sentence)(
    event,
    telling,
  );
  return typeof sentence === 'string' ? { as: 'sentence', text: sentence } : sentence;
};

const togetherKey = ({ manner, by, from, to, player, controller, owner }: Moved): string =>
  [manner, by, from, to, player, controller, owner].join();
const isTogether = (one: DuelEvent | undefined, other: Moved): boolean =>
  one?.what === 'moved' && togetherKey(one) === togetherKey(other);

/** Cards that move in the same way one after the other are told in one sentence. */
const tellMoves = (events: readonly DuelEvent[], at: number, first: Moved, telling: Telling) => {
  let end = at + 1;
  // What is Set and what changes sides is told one by one.
  if (first.manner !== 'set') while (isTogether(events[end], first)) end++;
  const cards = events.slice(at, end).flatMap((event) => (event.what === 'moved' ? [event.card] : []));
  const text = MOVED[first.manner](first, cards, telling);
  return { end, told: text === null ? [] : [{ as: 'sentence' as const, text }] };
};

/** A Summon that went on at once need not be announced. */
const isAnnouncedOnly = (events: readonly DuelEvent[], at: number): boolean => {
  const event = events[at];
  if (event?.what !== 'would-be-summoned') return false;
  return events
    .slice(at)
    .some((later) => later.what === 'summoned' && later.card.passcode === event.card.passcode);
};

/** All that happened, in sentences. */
export const tellEvents = (events: readonly DuelEvent[], telling: Telling): Told[] => {
  const told: Told[] = [];
  for (let at = 0; at < events.length; ) {
    const event = events[at];
    if (event === undefined) break;
    if (event.what === 'moved') {
      const moves = tellMoves(events, at, event, telling);
      told.push(...moves.told);
      at = moves.end;
      continue;
    }
    const sentence = isAnnouncedOnly(events, at) ? null : tellEvent(event, telling);
    if (sentence) told.push(sentence);
    at++;
  }
  return told;
};

/** Without the phases in which nothing happened. */
export const withoutEmptyPhases = (told: readonly Told[]): Told[] =>
  told.filter(({ as, text }, index) => {
    const isPhase = as === 'heading' && !text.startsWith('Turn');
    return !(isPhase && told[index + 1]?.as === 'heading');
  });
