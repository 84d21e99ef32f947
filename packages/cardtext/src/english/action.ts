/** What effects do: one line a verb. */
import {
  type Action,
  type ActionOf,
  type Amount,
  type BattlePosition,
  FIELD_ZONES,
  type Side,
} from '@spellspeed/engine/language';
import { handDrawnTo, perCard } from '../meaning/amounts.ts';
import { circled } from '../meaning/one-chain.ts';
import { isAnywhere } from '../meaning/places.ts';
import { both } from '../meaning/sequence.ts';
import { boundKey, introduce, type Mention, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAffected } from './affected.ts';
import { quantity } from './amount.ts';
import { nameUnsaid, sayCards } from './cards.ts';
import { atDuration, untilDuration } from './duration.ts';
import { saySequence } from './joint.ts';
import {
  changePosition,
  damage,
  discard,
  specialSummon,
  toDeck,
  toHand,
  tokenTraits,
  unlessYours,
} from './move.ts';
import { whose } from './place.ts';
import { act, followedBy, listOf, quoted, type Speech, your } from './speech.ts';

/** Cards that matched when the card came into force. */
const ALREADY_THERE: Mention = {
  noun: 'already present card',
  number: 'several',
  zones: FIELD_ZONES,
  as: 'other',
};
const DECLARABLE_WORDS = { 'card-name': 'card name', race: 'Type', attribute: 'Attribute' } as const;

/** "If you control …, you can also use … in your GY, by shuffling them into the Deck" */
const sayShuffled = (
  { cards, if: condition }: NonNullable<ActionOf<'ritual-summon'>['shuffled']>,
  speech: Speech,
): string => {
  const when = condition ? ` (if ${speech.words.condition(condition, speech).yes},` : ' (';
  const also = speech.words.phrase(cards, { count: 'plural' }, speech);
  return `${when} ${speech.you} can also use ${also}, by shuffling them into the Deck)`;
};

const ACTIONS: Table<Action, 'do', string, [Speech]> = {
  sequence: ({ joint, parts }, speech) => saySequence(joint, parts, speech),
  may: ({ by, action, otherwise }, speech) => {
    if (otherwise)
      return `${speech.words.action(action, speech)}, or ${speech.words.action(otherwise, speech)}`;
    const chooser = by === 'you' ? speech.you : `${your(speech)} opponent`;
    return `${chooser} can ${speech.words.action(action, { ...speech, mood: 'imperative' })}`;
  },
  if: ({ condition, action, otherwise }, speech) => {
    const first = `if ${speech.words.condition(condition, speech).yes}, ${speech.words.action(action, speech)}`;
    return otherwise ? `${first}; otherwise, ${speech.words.action(otherwise, speech)}` : first;
  },
  // The bullets follow the sentence.
  'one-of': ({ by }, speech) =>
    by === 'you'
      ? act(speech, 'apply', '1 of these effects')
      : `${your(speech)} opponent chooses 1 of these effects, and you apply it`,
  'each-player': ({ action }, speech) =>
    `each player ${speech.words.action(action, { ...speech, mood: 'third-person', you: 'they' })}`,
  choose: ({ what }, speech) => {
    const isNoChoice = what.cards === 'all' && nameUnsaid(what, speech);
    return isNoChoice ? '' : act(speech, 'choose', sayCards(what, speech));
  },
  destroy: ({ what, into }, speech) =>
    act(speech, 'destroy', `${sayCards(what, speech)}${into ? ', and if you do, banish it' : ''}`),
  'send-to-gy': ({ what, returned }, speech) =>
    act(speech, returned ? 'return' : 'send', followedBy(sayCards(what, speech, FROM), 'to the GY')),
  banish: ({ what, face, until, turns }, speech) =>
    act(
      speech,
      'banish',
      followedBy(
        sayCards(what, speech, FROM),
        `${face === 'down' ? 'face-down' : ''}${untilDuration(until, turns)}`.trim(),
      ),
    ),
  tribute: ({ what }, speech) => act(speech, 'Tribute', sayCards(what, speech, unlessYours(what))),
  discard,
  'to-hand': toHand,
  'to-deck': toDeck,
  draw: ({ by, count }, speech) => {
    const inHand = handDrawnTo(count);
    if (inHand !== undefined)
      return player(by, 'draw', `cards until you have ${inHand} cards in your hand`, speech);
    return player(by, 'draw', quantity(count, isOne(count) ? 'card' : 'cards', speech), speech);
  },
  damage,
  'gain-life-points': ({ by, amount }, speech) => player(by, 'gain', quantity(amount, 'LP', speech), speech),
  'pay-life-points': ({ amount, as }, speech) => {
    if (as !== undefined) speech.memory.notes.set(as, 'the LP you paid');
    return act(speech, 'pay', payment(amount, speech));
  },
  'lose-life-points': ({ by, amount }, speech) => player(by, 'lose', quantity(amount, 'LP', speech), speech),
  'life-points-become': ({ of, amount }, speech) => {
    const isHalf = typeof amount === 'object' && amount.count === 'times' && amount.factor === 0.5;
    return isHalf
      ? act(speech, 'halve', `${whose(of, speech)} LP`)
      : `${whose(of, speech)} LP become ${speech.words.amount(amount, speech)}`;
  },
  'special-summon': specialSummon,
  'special-summon-tokens': ({ token, count, to, positions, as }, speech) => {
    const number = count === 1 ? `1 ${quoted(token.name)}` : `${count} ${pluralName(token.name)}`;
    const position = positions.length === 1 ? ` in ${positionName(positions[0] ?? 'attack')}` : '';
    const where = to === 'opponent' ? ` to ${your(speech)} opponent's field` : '';
    if (as)
      introduce(speech.memory, boundKey(as), {
        noun: 'Token',
        number: count === 1 ? 'one' : 'several',
        zones: [],
        as: 'other',
      });
    return act(speech, 'Special Summon', `${number} (${tokenTraits(token)})${position}${where}`);
  },
  'ritual-summon': ({ monster, tributes, banished, shuffled, levels }, speech) => {
    const ritual = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    const used = speech.words.phrase(tributes, { count: 'plural', place: 'from' }, speech);
    const instead = banished
      ? `, and/or banishing ${speech.words.phrase(banished, { count: 'plural', place: 'from' }, speech)},`
      : '';
    const sum = levels === 'exact' ? 'exactly equal' : 'equal or exceed';
    return `${act(speech, 'Ritual Summon', ritual)}, by Tributing ${used}${instead} whose total Levels ${sum} its Level${shuffled ? sayShuffled(shuffled, speech) : ''}`;
  },
  detach: ({ what }, speech) => act(speech, 'detach', sayCards(what, speech)),
  attach: ({ what, to }, speech) =>
    act(
      speech,
      'attach',
      followedBy(
        sayCards(what, speech, FROM),
        `to ${speech.words.reference(to, 'object', speech)} as material`,
      ),
    ),
  'place-counters': ({ what, counter, count, most }, speech) => {
    const on = sayCards(what, speech);
    const limit = most === undefined ? '' : ` (max. ${most})`;
    return act(
      speech,
      'place',
      `${quantity(count, countersName(counter, isOne(count)), speech)} on ${on}${limit}`,
    );
  },
  'remove-counters': ({ what, counter, count }, speech) =>
    act(speech, 'remove', `${count} ${countersName(counter, count === 1)} from ${sayCards(what, speech)}`),
  'remove-counters-among': ({ among, counter, count }, speech) => {
    const from = isAnywhere(among)
      ? 'anywhere on the field'
      : `among ${speech.words.phrase(among, { count: 'plural' }, speech)}`;
    return act(speech, 'remove', `${count} ${countersName(counter, count === 1)} from ${from}`);
  },
  reveal: ({ what }, speech) =>
    act(speech, what.cards === 'top' ? 'excavate' : 'reveal', sayCards(what, speech, FROM)),
  'look-at': ({ what }, speech) => act(speech, 'look', `at ${sayCards(what, speech)}`),
  place: ({ what, to }, speech) =>
    act(
      speech,
      'place',
      followedBy(
        sayCards(what, speech, FROM),
        `face-up in ${your(speech)} ${to === 'pendulum-zone' ? 'Pendulum Zone' : 'Spell & Trap Zone'}`,
      ),
    ),
  'move-to-other-zone': ({ what }, speech) =>
    act(speech, 'move', followedBy(sayCards(what, speech), 'to another Main Monster Zone')),
  'toss-coins': ({ count, as }, speech) => {
    speech.memory.notes.set(as, 'the number of heads');
    const called = speech.memory.notes.get('called') === undefined ? '' : ' and call it';
    return act(speech, 'toss', `${count === 1 ? 'a coin' : `a coin ${count} times`}${called}`);
  },
  declare: ({ what }, speech) => {
    const among = 'among' in what && what.among ? `: ${listOf(what.among, 'or')}` : '';
    if (what.declare === 'number') {
      speech.memory.notes.set('declared', 'the declared number');
      return act(speech, 'declare', `a number from ${what.from} to ${what.to}`);
    }
    // The toss says it.
    if (what.declare === 'coin-side') {
      speech.memory.notes.set('called', 'the call');
      return '';
    }
    return act(speech, 'declare', `1 ${DECLARABLE_WORDS[what.declare]}${among}`);
  },
  'roll-die': ({ as }, speech) => {
    speech.memory.notes.set(as, 'the result');
    return act(speech, 'roll', 'a six-sided die');
  },
  'normal-summon': ({ what, way }, speech) =>
    `immediately after this effect resolves, ${act(speech, way ? 'Tribute Summon' : 'Normal Summon', sayCards(what, speech, FROM))}`,
  'synchro-summon': (action, speech) =>
    action.using
      ? act(speech, 'Synchro Summon', `using ${speech.words.reference(action.using, 'object', speech)}`)
      : `immediately after this effect resolves, ${act(speech, 'Synchro Summon', `using only ${speech.words.phrase(action.materials, { count: 'plural' }, speech)}`)}`,
  'fusion-summon': ({ monster, materials, into }, speech) => {
    const fusion = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    const used = speech.words.phrase(materials, { count: { min: 1, max: 60 }, place: 'from' }, speech);
    const use = into ? 'by banishing' : 'using';
    return act(
      speech,
      'Fusion Summon',
      `${fusion}, ${use} ${used.replace(/^any number of /, '')} as material`,
    );
  },
  'xyz-summon-over': ({ monster, over }, speech) => {
    const summoned = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    const material = speech.words.reference(over, 'object', speech);
    return `${act(speech, 'Special Summon', summoned)}, by using ${material} as material (this is treated as an Xyz Summon; transfer its materials to the Summoned monster)`;
  },
  'change-position': changePosition,
  'take-control': ({ what, until, pointedToBy }, speech) =>
    pointedToBy
      ? `${act(speech, 'place', sayCards(what, speech))} in a zone ${speech.words.reference(pointedToBy, 'subject', speech)} points to and take control of it`
      : act(speech, 'take', followedBy(`control of ${sayCards(what, speech)}`, untilDuration(until).trim())),
  'switch-control': ({ first, second }, speech) => {
    const pair = both(first, second, speech.memory);
    const cards = (pair ? [pair] : [first, second]).map((one) =>
      speech.words.reference(one, 'object', speech),
    );
    speech.memory.focus = undefined;
    return act(speech, 'switch', `control of ${listOf(cards, 'and')} with each other`);
  },
  equip: ({ what, to }, speech) => {
    const card = sayCards(what, speech, FROM);
    return act(speech, 'equip', `${card} to ${speech.words.reference(to, 'object', speech)}`);
  },
  set: ({ what }, speech) => act(speech, 'Set', sayCards(what, speech, FROM)),
  'negate-activation': (_, speech) => negate('the activation', speech),
  'negate-effect': (_, speech) => negate('that effect', speech),
  'negate-also-in-gy': ({ what }, speech) =>
    act(speech, 'negate', `the effects of ${sayCards(what, speech)} (including in the GY)`),
  'negate-attack': (_, speech) => act(speech, 'negate', 'the attack'),
  'negate-summon': (_, speech) => act(speech, 'negate', 'the Summon'),
  'end-battle-phase': (_, speech) => act(speech, 'end', 'the Battle Phase'),
  'go-to-end-phase': () => 'it becomes the End Phase of this turn',
  'give-up-normal-draw': (_, speech) => act(speech, 'give up', 'your normal draw'),
  win: (_, speech) => `${speech.you} win the Duel`,
  'redirect-attack': ({ to, goesOn }, speech) => {
    if (to === 'direct') return act(speech, 'make', 'that attack a direct attack');
    if (to.ref === 'this') speech.memory.focus = undefined;
    const changed = act(
      speech,
      'change',
      `the attack target to ${speech.words.reference(to, 'object', speech)}`,
    );
    return goesOn ? changed : `${changed} and ${act(speech, 'perform', 'damage calculation')}`;
  },
  apply: sayAffected,
  'end-applied': ({ what, effect }, speech) =>
    `what effect ${circled(effect)} applied to ${sayCards(what, speech)} ends`,
  later: ({ at, turns, action }, speech) =>
    `${atDuration(at, turns)}, ${speech.words.action(action, speech)}`,
  link: ({ what, name }, speech) => {
    const mention = what.cards === 'referenced' ? mentionOf(speech.memory, what.what) : undefined;
    if (mention) speech.memory.links.set(name, { ...mention, as: 'other' });
    if (what.cards === 'all') speech.memory.links.set(name, ALREADY_THERE);
    return '';
  },
};
export const sayAction = speaker('do', ACTIONS);

const countersName = (counter: string, one: boolean): string => (one ? counter : `${counter}s`);
const pluralName = (name: string): string => `"${name}s"`;
const positionName = (position: BattlePosition): string =>
  position === 'attack' ? 'Attack Position' : 'Defense Position';
const FROM = { place: 'from' } as const;
const ONE = { min: 1, max: 1 } as const;

/** What was negated is what "it" means from here on. */
const negate = (what: string, speech: Speech): string => {
  speech.memory.focus = 'chained-to';
  return act(speech, 'negate', what);
};
/** "draw 2 cards", "your opponent draws 2 cards", "each player draws 2 cards" */
const player = (by: Side, verb: string, rest: string, speech: Speech): string => {
  if (by === 'you') return act(speech, verb, rest);
  const subject = by === 'opponent' ? `${your(speech)} opponent` : 'each player';
  return `${subject} ${act({ ...speech, mood: 'third-person' }, verb, rest)}`;
};
const isOne = (count: Amount): boolean => (perCard(count)?.factor ?? count) === 1;
const payment = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount} LP` : halfOrEqual(amount, speech);
const halfOrEqual = (amount: Exclude<Amount, number>, speech: Speech): string =>
  amount.count === 'times' && amount.amount.count === 'life-points'
    ? speech.words.amount(amount, speech)
    : quantity(amount, 'LP', speech);
