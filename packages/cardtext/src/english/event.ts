/** What an effect waits for: "this card is sent from the field to the GY", "during your Standby Phase". */
import type { Deed, EventPattern, Filter, Side, SummonWay, Verb, Zone } from '@spellspeed/engine/language';
import { involvedIn } from '../meaning/battle.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { isTheField } from '../meaning/places.ts';
import { isAnySummon, summonedWays } from '../meaning/summons.ts';
import { aside, introduce } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAttackTarget } from './battle.ts';
import { event, type Happening, monsterOf, subject } from './happened.ts';
import { destinations, destroyedInBattle, sayMoved } from './moved.ts';
import { SUMMON_NAMES } from './names.ts';
import { headNoun } from './phrase.ts';
import { whose, ZONE_NAMES } from './place.ts';
import { closed, listOf, type Speech, your } from './speech.ts';
import { namesOfTimings, PHASE_NAMES } from './times.ts';
import { sayUsed } from './used.ts';

export type { Happening };

/** "Normal or Flip Summoned"; a Tribute Summon is a Normal Summon, and there are many Special Summons. */
const waysOf = (ways: readonly SummonWay[]): string => {
  if (isAnySummon(ways)) return '';
  return `${listOf(
    summonedWays(ways).map((way) => SUMMON_NAMES[way]),
    'or',
  )} `;
};
const summoned = (
  {
    card,
    ways,
    by,
    atLeast,
    byItsEffect,
    byEffectOf,
    owner,
  }: Omit<Extract<EventPattern, { event: 'summoned' }>, 'event'>,
  speech: Speech,
) => {
  if (atLeast !== undefined) {
    subject(asMonster(card), speech);
    const many = speech.words.phrase(asMonster(card), { count: 'plural' }, aside(speech));
    return event(`${atLeast} or more ${closed(many)} are ${waysOf(ways)}Summoned at the same time`);
  }
  const made = card.find((test) => test.test === 'summoned-using');
  const from = card.find((test) => test.test === 'special-summoned-from');
  const who = monsterOf(
    card.filter((test) => test !== made && test !== from),
    speech,
  );
  const start =
    from?.test === 'special-summoned-from'
      ? ` from ${owner ? whose(owner, speech) : 'the'} ${ZONE_NAMES[from.zone]}`
      : '';
  const using = made?.test === 'summoned-using' ? ` ${sayUsed(made, speech)}` : '';
  const source = byEffectOf
    ? ` by the effect of ${speech.words.phrase(byEffectOf, { count: 'a' }, speech)}`
    : '';
  const how = byItsEffect ? ' by its effect' : `${start}${using}${source}`;
  if (who === 'this card') return event(`${who} is ${waysOf(ways)}Summoned${how}`);
  if (by === 'opponent')
    return event(`${your(speech)} opponent ${waysOf(ways)}Summons ${who}${start}${using}${source}`);
  return event(
    by === 'you'
      ? `${speech.you} ${waysOf(ways)}Summon ${who}${start}${using}${source}`
      : `${closed(who)} is ${waysOf(ways)}Summoned${start}${using}${source}`,
  );
};
const activated = (pattern: Extract<EventPattern, { event: 'activated' }>, speech: Speech) => {
  const { what, by, card, including } = pattern;
  const words = speech.words.phrase(card, { count: 'a' }, speech);
  const [excepted] = card.length === 1 && what === 'card-or-effect' ? card : [];
  if (excepted?.test === 'not' && excepted.filter[0]?.test === 'named')
    return exceptedActivation(pattern, words, speech);
  const isMonster = /monster$/i.test(words);
  const which = isMonster ? `${words} effect` : /(Spell|Trap)$/.test(words) ? `${words} Card` : words;
  const all =
    what === 'card' || isMonster ? which : what === 'effect' ? `${words} effect` : `${which} or effect`;
  introduce(speech.memory, 'chained-to', { noun: 'card', number: 'one', zones: [], as: 'other' });
  const would = including
    ? ` that would ${listOf(
        including.map((each) => deedWords(each, speech)),
        'or',
      )}`
    : '';
  const at = pattern.in ? ` ${whereActivated(pattern.in)}` : '';
  const targets = pattern.targeting
    ? ` that targets ${sayTargeted(pattern.targeting, pattern.alone, speech)}`
    : '';
  const rest = `${at}${would}${targets}${inResponse(pattern, speech)}`;
  if (by === 'any') return event(`${all} is activated${rest}`);
  const who = by === 'opponent' ? `${your(speech)} opponent activates` : `${speech.you} activate`;
  return event(`${who} ${all}${rest}`);
};
/** "in response to your "X" monster activation" */
const inResponse = (
  { inResponseTo }: Extract<EventPattern, { event: 'activated' }>,
  speech: Speech,
): string => {
  if (!inResponseTo) return '';
  const { by, card } = inResponseTo;
  const words = speech.words.phrase(card, { count: by === 'any' ? 'a' : 'singular' }, speech);
  return ` in response to ${by === 'any' ? '' : `${whose(by, speech)} `}${words} activation`;
};

/** "your opponent activates a card or effect, except "X"" */
const exceptedActivation = (
  { by }: Extract<EventPattern, { event: 'activated' }>,
  words: string,
  speech: Speech,
): Happening => {
  introduce(speech.memory, 'chained-to', { noun: 'card', number: 'one', zones: [], as: 'other' });
  const except = words.replace(/^a card, /, '');
  if (by === 'any') return event(`a card or effect is activated, ${except}`);
  const who = by === 'opponent' ? `${your(speech)} opponent activates` : `${speech.you} activate`;
  return event(`${who} a card or effect, ${except}`);
};
/** "on the field", "in the hand or GY" */
const whereActivated = (zones: readonly Zone[]): string =>
  isTheField(zones) ? 'on the field' : `in the ${listOf(zones.map(zoneName), 'or')}`;
/** "a monster you control", "only this card", "exactly 1 monster (and no other cards)" */
const sayTargeted = (targeting: Filter, alone: true | undefined, speech: Speech): string => {
  if (!alone) return speech.words.phrase(targeting, { count: 'a' }, speech);
  return isThis(targeting)
    ? `only ${speech.words.phrase(targeting, { count: 'a' }, speech)}`
    : `exactly ${speech.words.phrase(targeting, { count: { min: 1, max: 1 } }, speech)} (and no other cards)`;
};
/** "Special Summon from the Deck" */
const deedWords = ({ verb, from, to, toAtLeast }: Deed, speech: Speech): string => {
  if (toAtLeast) {
    const cards = speech.words.phrase(toAtLeast.cards, { count: 'plural' }, speech);
    return (DEED_WORDS[verb] ?? [verb, '']).join('').replace('a card', `${toAtLeast.count} or more ${cards}`);
  }
  if (to !== undefined)
    return `inflict damage${to === 'any' ? '' : ` to ${to === 'you' ? 'you' : 'your opponent'}`}`;
  if (from.join() === 'monsters')
    return `${DEED_WORDS[verb]?.[0].replace('a card', 'a monster')} on the field`;
  const [act, end] = DEED_WORDS[verb] ?? [verb, ''];
  if (from.length === 0) return `${act}${end}`;
  const where = isTheField(from) ? 'on the field' : `from the ${listOf(from.map(zoneName), 'or')}`;
  return `${act} ${where}${end}`;
};
const zoneName = (zone: Zone): string => ZONE_NAMES[zone];
const DEED_WORDS: { readonly [verb in Verb]?: readonly [string, string] } = {
  'to-hand': ['add a card', ' to the hand'],
  'to-deck': ['return a card', ' to the Deck'],
  'send-to-gy': ['send a card', ' to the GY'],
  'special-summon': ['Special Summon a monster', ''],
  banish: ['banish a card', ''],
  destroy: ['destroy a card', ''],
};

/** "you take", "your opponent takes" */
const toWhom = (to: Side, speech: Speech): string =>
  to === 'any' ? '' : ` to ${to === 'you' ? speech.you : `${your(speech)} opponent`}`;
const takerOf = (to: Side, speech: Speech): string =>
  to === 'you' ? `${speech.you} take` : `${to === 'any' ? 'a player' : `${your(speech)} opponent`} takes`;

const CHANGED_TO = {
  attack: 'changed from Defense Position to Attack Position',
  'face-up-defense': 'changed from Attack Position to face-up Defense Position',
  'face-down': 'flipped face-down',
} as const;
const EVENTS: Table<EventPattern, 'event', Happening, [Speech]> = {
  moved: sayMoved,
  summoned,
  activated,
  'used-as-material': ({ card, ways, for: monster, to }, speech) => {
    const who = monsterOf(card, speech);
    const isEitherWay = to?.includes('banished');
    const end = to && !isEitherWay ? ` sent ${listOf(destinations(to, 'the'), 'or')}` : ' used';
    const after = isEitherWay ? ', and sent to the GY or banished' : '';
    if (monster.length === 0) return event(`${who} is${end} as ${waysOf(ways)}Material${after}`);
    const what = speech.words.phrase(asMonster(monster), { count: 'a' }, aside(speech));
    return event(`${who} is${end} as material for the ${waysOf(ways)}Summon of ${what}${after}`);
  },
  'would-be-summoned': ({ card, ways, by, alone }, speech) => {
    const said = monsterOf(card, speech);
    const who = alone ? said.replace(/^an? /, 'exactly 1 ') : said;
    if (by === 'any') return event(`${who} would be ${waysOf(ways)}Summoned`);
    return event(
      `${by === 'you' ? speech.you : `${your(speech)} opponent`} would ${waysOf(ways)}Summon ${who}`,
    );
  },
  flipped: ({ card }, speech) => event(`${monsterOf(card, speech)} is flipped face-up`),
  'position-changed': ({ card, to }, speech) => {
    const who = monsterOf(card, speech);
    if (to === undefined) return event(`the battle position of ${who} is changed`);
    return event(`${to === 'face-down' ? who.replace(/^an? /, 'a face-up ') : who} is ${CHANGED_TO[to]}`);
  },
  'attack-declared': ({ attacker, target, nth }, speech) => {
    const who = monsterOf(attacker, speech);
    if (nth !== undefined)
      return event(
        `${who} declares the ${['', 'first', 'second'][nth] ?? `${nth}th`} direct attack of the Battle Phase`,
      );
    if (target === 'direct') return event(`${who} declares a direct attack`);
    const on = target ? ` on ${sayAttackTarget(target, speech)}` : '';
    return event(`${who} declares an attack${on}`);
  },
  'attack-involves': (involved, speech) => {
    const { one, other } = involved;
    const isPair = JSON.stringify(one) === JSON.stringify(other);
    const words = isPair
      ? speech.words.phrase(asMonster(one), { count: { min: 2, max: 2 } }, speech)
      : listOf(
          [one, ...(other ? [other] : [])].map((each) =>
            speech.words.phrase(asMonster(each), { count: 'a' }, speech),
          ),
          'and',
        );
    for (const { key, filter, whose: owner } of involvedIn(involved))
      introduce(speech.memory, key, {
        noun: headNoun(filter, aside(speech)),
        number: 'one',
        zones: [],
        as: 'other',
        ...(owner && { whose: owner }),
      });
    speech.memory.focus = isThis(one) && !other ? 'this' : undefined;
    return event(`an attack is declared involving ${words}`);
  },
  'effect-resolved': ({ by, card, activated }, speech) => {
    const whose = by === 'opponent' ? "your opponent's" : by === 'you' ? 'your' : 'a';
    const kind = card.length === 0 ? 'card' : speech.words.phrase(card, { count: 'singular' }, speech);
    return event(
      activated === 'card'
        ? `${whose === 'a' ? 'an' : whose} activated ${kind} Card resolves`
        : `${whose} ${kind} effect resolves`,
    );
  },
  'was-targeted': ({ card }, speech) =>
    event(`a card effect that targeted ${monsterOf(card, speech)} has resolved`),
  'targeted-for-attack': ({ card }, speech) => event(`${monsterOf(card, speech)} is targeted for an attack`),
  'battle-damage': ({ to, by, piercing }, speech) => {
    const damage = piercing === 'yes' ? 'piercing battle damage' : 'battle damage';
    if (by.length === 0) return event(`${takerOf(to, speech)} ${damage}`);
    return event(`${monsterOf(by, speech)} inflicts ${damage}${toWhom(to, speech)}`);
  },
  'effect-damage': ({ to, by, of }, speech) => {
    if (of) return event(`${monsterOf(of, speech)} inflicts effect damage${toWhom(to, speech)}`);
    const from =
      by === 'any' ? '' : ` from ${by === 'you' ? your(speech) : `${your(speech)} opponent's`} card`;
    return event(`${takerOf(to, speech)} effect damage${from}`);
  },
  'life-points-gained': ({ by }, speech) =>
    event(
      by === 'you'
        ? `${speech.you} gain LP`
        : `${by === 'any' ? 'a player' : `${your(speech)} opponent`} gains LP`,
    ),
  'attack-negated': ({ attacker }, speech) =>
    event(`the attack of ${monsterOf(attacker, speech)} is negated`),
  'destroyed-by-battle': ({ card, by }, speech) => destroyedInBattle(card, by, '', speech),
  'start-step-over': ({ of }, speech) => ({
    is: 'time',
    text: `at the start of ${of === 'you' ? your(speech) : of === 'opponent' ? `${your(speech)} opponent's` : 'the'} Battle Phase`,
  }),
  timing: ({ timing }, speech) => {
    // In a battle it is about the attacking monster.
    introduce(speech.memory, 'event', { noun: 'monster', number: 'one', zones: [], as: 'other' });
    return { is: 'time', text: namesOfTimings([timing]) };
  },
  phase: ({ phase, of, after }, speech) => {
    const whoseIs = of === 'any' ? 'the' : whose(of, speech);
    if (!after) return { is: 'time', text: `during ${whoseIs} ${PHASE_NAMES[phase]}` };
    const before = inPast(sayEvent(after, speech).text);
    return { is: 'time', text: `during ${whoseIs} next ${PHASE_NAMES[phase]} after ${before}` };
  },
};
export const sayEvent = speaker('event', EVENTS);
/** "this card was destroyed and sent to the GY" */
const inPast = (happened: string): string => happened.replace(/ is /, ' was ');
