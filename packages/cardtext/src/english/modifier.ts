/** What applied effects change, as clauses. */
import {
  type Amount,
  type Filter,
  type Modifier,
  monster,
  opponentControls,
  type SummonWay,
  ZONES,
} from '@spellspeed/engine/language';
import { asMonster, saysWhere } from '../meaning/filters.ts';
import { namedWays } from '../meaning/summons.ts';
import { aside, boundKey } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { ACTIVATING } from './activating.ts';
import { quantity } from './amount.ts';
import { damageChanged, damageInflicted, damageTaken } from './damage.ts';
import { sayEvent } from './event.ts';
import { LIMITS } from './field-limit.ts';
import { ABILITY_NAMES, EFFECTS_OF, SUMMON_NAMES } from './names.ts';
import { headNoun } from './phrase.ts';
import { whose } from './place.ts';
import { anEffectOf, CAUSE_NAMES, replacement } from './replacement.ts';
import { closed, listOf, quoted, type Speech, type Subject, withArticle } from './speech.ts';
import { can, cannot, does, nameOf, of } from './subject.ts';
import { sayUses } from './summoning.ts';
import { DECLARED } from './test.ts';
import { sayLevelChange, sayStatChange } from './value-change.ts';

type Entry = [Subject, Speech];

/** "Xyz Monsters whose original Type is X and that have this card as material" */
const haveMaterial = (name: string): string =>
  name.replace(
    /( whose .*)? that has (.*) as material$/,
    (_, whose = '', what) => `${whose}${whose === '' ? '' : ' and'} that have ${what} as material`,
  );
const inBattleWith = (filter: Filter, speech: Speech): string =>
  filter.length === 0
    ? ''
    : ` with ${speech.words.phrase(filter, { count: 'a', having: 'that has' }, speech)}`;
/** "a monster you control attacks"; of several that have been named: "they attack" */
const attackers = ({ one, number, form }: Subject): string =>
  one === 'they' || (number === 'several' && form === 'pronoun') ? 'they attack' : `${one} attacks`;
const ATTACK_TIMES = ['', '', 'a second attack', 'a second and third attack'];
const positions = (subject: Subject): string =>
  subject.number === 'several' ? 'their battle positions' : 'its battle position';
/** "cards, or the effects of cards, with that name" */
const NORMAL_SUMMONS = {
  summon: 'Normal Summon',
  'summon-or-set': 'Normal Summon/Set',
  'tribute-summon': 'Tribute Summon',
} as const;
/** "Spell Cards", "Spell/Trap Cards with that card type" */
const cardsActivated = (card: Filter, speech: Speech): string => {
  const kinds = card.filter(({ test }) => test !== 'declared');
  const cards = `${speech.words.phrase(kinds, { count: 'singular' }, speech)} Cards`;
  const declared = card.flatMap((test) => (test.test === 'declared' ? [DECLARED[test.what]] : []));
  return declared.length === 0 ? cards : `${cards} with ${listOf(declared, 'and')}`;
};
const cannotActivate = (card: Filter, subject: Subject, speech: Speech): string => {
  if (card.length === 0) return cannot(subject, 'activate cards or effects');
  const one = speech.words.phrase(card, { count: 'singular' }, aside(speech));
  if (/\bmonster$/i.test(one)) return cannot(subject, `activate ${one} effects`);
  const cards = speech.words.phrase(card, { count: 'plural' }, speech);
  if (headNoun(card, aside(speech)) === 'monster') return cannot(subject, `activate the effects of ${cards}`);
  const [, noun, rest] = /^(cards) (.*)$/.exec(cards) ?? [];
  const what = noun ? `${noun}, or the effects of ${noun}, ${rest}` : `${cards} or their effects`;
  return cannot(subject, `activate ${what}`);
};
/** "monsters", "Effect Monsters", "monsters from the Extra Deck, except Dragon monsters" */
const monstersExcept = (card: Filter, speech: Speech, place?: 'from'): string => {
  const excepted = card.flatMap((test) => (test.test === 'not' ? [test.filter] : []));
  const others = card.filter(({ test }) => test !== 'not');
  const [except] = excepted;
  if (except && excepted.length === 1 && others.every(({ test }) => test === 'in' || test === 'kind')) {
    const all = speech.words.phrase(asMonster(others), { count: 'plural', ...(place && { place }) }, speech);
    return `${all}, except ${speech.words.phrase(asMonster(except), { count: 'plural' }, aside(speech))}`;
  }
  return speech.words.phrase(asMonster(card), { count: 'plural', ...(place && { place }) }, speech);
};
/** "your opponent's Spell effects", "the effects of Continuous Traps" */
const effectsOf = (cards: Filter, speech: Speech): string => {
  const whoseTest = cards.find((test) => test.test === 'in' && test.zones.length === ZONES.length);
  if (whoseTest?.test !== 'in' || whoseTest.side === 'any')
    return `the effects of ${speech.words.phrase(cards, { count: 'plural' }, speech)}`;
  const rest = cards.filter((test) => test !== whoseTest);
  const words = speech.words.phrase(rest, { count: 'plural' }, aside(speech));
  if (words.includes(' whose ')) return `the effects of ${whose(whoseTest.side, speech)} ${words}`;
  return `${whose(whoseTest.side, speech)} ${speech.words.phrase(rest, { count: 'singular' }, speech)} effects`;
};
/** "monster effects", "your opponent's Trap effects" */
const effectsThatTarget = (cards: Filter, speech: Speech): string => {
  const words = effectsOf(cards, speech);
  return words.startsWith('the effects of ')
    ? `${speech.words.phrase(cards, { count: 'singular' }, speech)} effects`
    : words;
};
/** "Normal": a Tribute Summon is one. */
const waysWords = (ways: readonly SummonWay[]): string =>
  listOf(
    namedWays(ways).map((way) => SUMMON_NAMES[way]),
    'or',
  );
const summonOf = (ways: readonly SummonWay[]): string => `${waysWords(ways)} Summon`;
/** "1 additional attack for each of those cards" */
const additionalAttacks = (amount: Amount, speech: Speech): string => {
  const counted = typeof amount === 'object' && amount.count === 'noted' ? boundKey(amount.name) : '';
  const mention = speech.memory.mentions.get(counted);
  return mention
    ? `1 additional attack for each of those ${mention.noun}s`
    : quantity(amount, 'additional attack', speech);
};

const MODIFIERS: Table<Modifier, 'modifies', string, Entry> = {
  atk: sayStatChange,
  def: sayStatChange,
  'atk-def': sayStatChange,
  level: sayLevelChange,
  'name-of': ({ amount }, subject, speech) =>
    `${of(subject, 'name')} becomes the name of ${speech.words.amount(amount, speech)}`,
  'gains-effects': ({ effects }, subject) =>
    `${subject.number === 'several' ? haveMaterial(nameOf(subject)) : nameOf(subject)} ${subject.number === 'several' ? 'gain' : 'gains'} ${effects.length === 1 ? 'this effect' : 'these effects'}`,
  'gains-original-effects': ({ amount }, subject, speech) =>
    `${nameOf(subject)} ${subject.number === 'several' ? 'gain' : 'gains'} the original effects of ${speech.words.amount(amount, speech)}`,
  'loses-this-effect': (_, subject) => `${nameOf(subject)} loses this effect`,
  name: ({ name }, subject) => `${of(subject, 'name')} becomes ${quoted(name)}`,
  ability: ({ ability }, subject) =>
    `${nameOf(subject)} ${subject.number === 'several' ? 'are' : 'is'} treated as a ${ABILITY_NAMES[ability]}`,
  'each-time': ({ on, does: action, once }, _, speech) =>
    `${once ? 'the next' : 'each'} time ${sayEvent(on, speech).text}, ${speech.words.action(action, speech)}`,
  controlled: (_, subject) => `take control of ${subject.object}`,
  race: ({ race }, subject) => `${of(subject, 'Type')} becomes ${race === 'declared' ? 'that Type' : race}`,
  'also-attribute': ({ attribute }, subject) => `${nameOf(subject)} is also ${attribute}`,
  'also-series': ({ series }, subject) =>
    `${nameOf(subject)} is also treated as ${withArticle(quoted(series))} monster`,
  ...ACTIVATING,
  ...LIMITS,
  'activations-not-negated': ({ card }, subject, speech) =>
    `the activation and effects of ${speech.words.phrase(card, { count: 'plural' }, speech)} activated on ${subject.possessive} field cannot be negated`,
  'no-simultaneous-special-summons': (_, subject) =>
    cannot(subject, 'Special Summon 2 or more monsters at the same time'),
  attribute: ({ attribute }, subject, speech) =>
    `${of(subject, 'Attribute')} becomes ${
      typeof attribute === 'string'
        ? attribute.replace('declared', 'that Attribute')
        : `the same as ${speech.words.reference(attribute, 'possessive', speech)}`
    }`,
  'cannot-add-from-deck': ({ except }, { possessive, player }) =>
    `cards cannot be added from ${player === 'other' ? "your opponent's" : possessive === 'their' ? "either player's" : possessive} Main Deck to the hand${except ? ' except by drawing them' : ''}`,
  'treated-as-normal-monster': (_, subject) =>
    `${nameOf(subject)} ${subject.number === 'several' ? 'are treated as Normal Monsters' : 'is treated as a Normal Monster'}`,
  'activated-effects': (_, subject) => `the activated effects of ${subject.object} are negated`,
  effects: (_, subject) =>
    subject.form === 'pronoun' ? `${of(subject, 'effects')} are negated` : `negate ${of(subject, 'effects')}`,
  'substitutes-fusion-material': ({ attributeOn }, subject, speech) =>
    can(
      subject,
      attributeOn
        ? `be used as a substitute for 1 Fusion Material that lists an Attribute on ${speech.words.phrase(attributeOn, { count: 'a' }, speech)}`
        : 'be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster; the other materials must be correct',
    ),
  'cannot-declare-attacks': (_, subject) => cannot(subject, 'declare an attack'),
  'cannot-attack': (_, subject) => cannot(subject, 'attack'),
  'cannot-attack-directly': (_, subject) => cannot(subject, 'attack directly'),
  'cannot-be-attacked': ({ by }, subject) =>
    `${by === 'any' ? 'monsters' : "your opponent's monsters"} cannot target ${closed(subject.object.replace(/^all /, 'any '))} for attacks`,
  'cannot-target-for-attacks': ({ which }, subject, speech) => {
    const [only] = which;
    return which.length === 1 && only?.test === 'not'
      ? `${nameOf(subject)} must target ${speech.words.phrase(asMonster(only.filter), { count: 'a' }, speech)} for its attacks`
      : cannot(subject, `target ${speech.words.phrase(which, { count: 'plural' }, speech)} for attacks`);
  },
  'attack-cost': ({ cost }, subject, speech) =>
    cannot(subject, `declare an attack unless you ${speech.words.action(cost, speech)}`),
  'cannot-change-position': (_, subject) => cannot(subject, `change ${positions(subject)}`),
  'cannot-be-material': ({ for: uses }, subject) => cannot(subject, `be used as ${sayUses(uses)}`),
  'not-destroyed-by-battle': (modifier, subject, speech) =>
    cannot(subject, `be destroyed by battle${inBattleWith(modifier.with, speech)}`),
  'not-destroyed-by-effects': ({ of, by }, subject, speech) =>
    cannot(subject, `be destroyed by ${by ? effectsOf(by, speech) : EFFECTS_OF[of]}`),
  'first-destruction-prevented': ({ by, of: source, for: each, times = 1 }, subject, speech) => {
    const causes = by.map((cause) =>
      cause === 'effect' && source.length > 0 ? anEffectOf(source, speech) : CAUSE_NAMES[cause],
    );
    const how = listOf(causes, 'or');
    const one = each ? subject.one.replace(/^an? /, 'each ') : subject.one;
    const first = times === 1 ? 'the first time' : `the first ${times} times`;
    return `${first} ${one} would be destroyed by ${how} each turn, it is not destroyed`;
  },
  'normal-summons': ({ count }, subject) => can(subject, `conduct ${count} Normal Summons/Sets, not just 1`),
  'summon-not-negated': ({ ways }, subject) => `${of(subject, summonOf(ways))} cannot be negated`,
  'silences-when-summoned': ({ ways, side }, subject) =>
    `when ${subject.one} is ${waysWords(ways)} Summoned, ${side === 'opponent' ? "your opponent's " : ''}cards and effects cannot be activated`,
  'cannot-be-targeted': ({ by, of: whose }, subject, speech) =>
    cannot(subject, `be targeted by ${whose ? effectsThatTarget(whose, speech) : EFFECTS_OF[by]}`),
  'cannot-be-activated': ({ what }, subject) => {
    const their = subject.number === 'several' ? 'their' : 'its';
    if (what === 'effect') return cannot(subject, `activate ${their} effects`);
    return `${subject.activated ?? `${nameOf(subject)}, and ${their} effects,`} cannot be activated`;
  },
  'negates-what-it-destroys-by-battle': ({ how }, subject) =>
    `the effects of monsters destroyed by battle with ${subject.object.replace(/^all /, '')} ${how === 'negated' ? 'are negated' : 'cannot be activated and are negated'}`,
  'battles-with-original-values': (_, subject) =>
    `damage calculation uses ${of(subject, 'original ATK and DEF')}`,
  piercing: ({ times }, subject) =>
    `if ${attackers(subject)} a Defense Position monster, inflict ${times === 2 ? 'double ' : ''}piercing battle damage to your opponent`,
  attacks: ({ times, on }, subject, speech) => {
    const which = on === 'monsters' ? ' on monsters' : '';
    if (typeof times !== 'number')
      return can(
        subject,
        `make a number of attacks${which} during each Battle Phase up to ${speech.words.amount(times, speech)}`,
      );
    const attacks = (which === '' ? ATTACK_TIMES[times] : undefined) ?? `up to ${times} attacks${which}`;
    return can(subject, `make ${attacks} during each Battle Phase`);
  },
  'additional-attacks': ({ amount }, subject, speech) =>
    does(subject, 'gain', `${additionalAttacks(amount, speech)} during each Battle Phase`),
  'must-attack': (_, subject) => `${nameOf(subject)} must attack, if able`,
  'attacks-all-monsters': ({ use, which }, subject, speech) => {
    const monsters = speech.words.phrase([monster, ...which, opponentControls], { count: 'all' }, speech);
    return use === 'optional'
      ? can(subject, `attack ${monsters}, once each`)
      : `${nameOf(subject)} must attack ${monsters} once each`;
  },
  'attacks-directly': ({ damage }, subject) =>
    damage
      ? `${can(subject, 'attack directly')}, but when it does so using this effect, the battle damage inflicted to your opponent is halved`
      : can(subject, 'attack directly'),
  'attacks-again': ({ order, use, adds, on }, subject) => {
    const inARow = order === 'in-a-row' ? ' in a row' : '';
    const whom = on === 'monsters' ? " on an opponent's monster" : '';
    const again = `${adds === 'always' ? 'attack again' : 'make a second attack'}${whom}${inARow}`;
    return use === 'optional' ? can(subject, again) : `${nameOf(subject)} must ${again}`;
  },
  'attacks-in-defense-position': (_, subject) =>
    can(subject, 'attack while in face-up Defense Position, using its DEF for damage calculation'),
  'counts-as-tributes': (modifier, subject, speech) => {
    const summoned = speech.words.phrase(modifier.for, { count: 'a', place: 'unsaid' }, speech);
    return can(subject, `be treated as ${modifier.times} Tributes for the Tribute Summon of ${summoned}`);
  },
  'not-tributed': ({ by }, subject) =>
    by === 'any' ? cannot(subject, 'be Tributed') : `your opponent cannot Tribute ${subject.object}`,
  'tributed-by-opponent': (_, subject) =>
    `if you Tribute a monster, you must Tribute ${subject.object}, as if you controlled it`,
  'silences-opponent': ({ when }, subject) =>
    `if ${subject.one} ${when}, your opponent cannot activate cards or effects until the end of the Damage Step`,
  'destroys-itself': (_, subject) => `destroy ${subject.object}`,
  'stays-in-position': ({ position }, subject) =>
    `change ${subject.object} to ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
  'normal-draw': ({ count }, subject, speech) => {
    const who = nameOf(subject) === 'you' ? '' : `${nameOf(subject)} `;
    const many =
      typeof count === 'number' ? `${count} cards` : `cards equal to ${speech.words.amount(count, speech)}`;
    return `${who}draw ${many} instead of 1 for ${subject.possessive} normal draw`;
  },
  'cannot-draw-by-effects': (_, subject) => cannot(subject, 'draw any cards by card effects'),
  'cannot-special-summon': ({ card, way, by, except }, subject, speech) => {
    const using = by ? ` using ${effectsOf(by, speech)}` : '';
    const other = except
      ? `, except by the effect of ${speech.words.phrase(except, { count: 'a' }, speech)}`
      : '';
    return cannot(
      subject,
      `${SUMMON_NAMES[way]} Summon ${monstersExcept(card, speech, 'from')}${using}${other}`,
    );
  },
  'cannot-use': ({ card }, _, speech) =>
    `${speech.words.phrase(card, { count: 'plural' }, speech)}, and their effects, cannot be used`,
  'cannot-normal-summon': ({ card, what }, subject, speech) =>
    cannot(subject, `${NORMAL_SUMMONS[what]} ${monstersExcept(card, speech)}`),
  'cannot-be-banished': ({ by }, subject) =>
    cannot(subject, `be banished${by === 'opponent' ? ' by your opponent' : ''}`),
  'cannot-flip-summon': ({ card }, subject, speech) =>
    cannot(subject, `Flip Summon ${monstersExcept(card, speech)}`),
  'extra-normal-summon': ({ card }, subject, speech) =>
    `${can(subject, `Normal Summon ${speech.words.phrase(asMonster(card), { count: { min: 1, max: 1 } }, speech)}`)} in addition to ${subject.possessive} Normal Summon/Set (once per turn)`,
  'summons-without-tributing': ({ card }, subject, speech) =>
    `${can(subject, `Normal Summon ${speech.words.phrase(asMonster(card), { count: 'plural' }, speech)}`)} without Tributing`,
  scale: ({ how, amount }, subject, speech) =>
    how === 'set'
      ? `${of(subject, 'Pendulum Scale')} becomes ${speech.words.amount(amount, speech)}`
      : `${of(subject, 'Pendulum Scale')} is increased by ${speech.words.amount(amount, speech)}`,
  unaffected: ({ by, only, unless }, subject, speech) => {
    const effects = effectsOf(by, speech);
    const which = only
      ? effects.replace(/^the effects of|^(your opponent's|their)/, (start) =>
          start === 'the effects of' ? 'the activated effects of' : `${start} activated`,
        )
      : effects;
    return `${nameOf(subject)} ${subject.number === 'several' ? 'are' : 'is'} unaffected by ${which}${unless ? `, unless they target ${subject.object}` : ''}`;
  },
  revealed: (_, subject) => `${nameOf(subject)} ${subject.number === 'several' ? 'are' : 'is'} revealed`,
  'no-battle-phase': (_, subject) => cannot(subject, `conduct ${subject.possessive} Battle Phase`),
  'battle-damage': (modifier, subject) => {
    const { how, use } = modifier;
    if (use === 'optional')
      return can(subject, damageChanged(how, `the battle damage ${does(subject, 'take')}`));
    return subject.player === 'none'
      ? damageInflicted(modifier, subject)
      : damageTaken('battle', how, subject);
  },
  'battle-damage-shared': ({ taker }, subject) =>
    taker === 'opponent'
      ? `your opponent takes any battle damage ${nameOf(subject)} would have taken instead`
      : subject.player === 'both'
        ? 'both players take any battle damage from that battle'
        : `any battle damage ${does(subject, 'take')} is also inflicted to your opponent`,
  'no-damage-up-to': ({ amount }, subject, speech) =>
    does(
      subject,
      'take',
      `no damage if the amount is less than or equal to ${speech.words.amount(amount, speech)}`,
    ),
  'first-damage-prevented': ({ by }, subject) =>
    `the first ${listOf(
      by.map((cause) => (cause === 'battle' ? 'battle' : 'effect')),
      'or',
    )} damage ${nameOf(subject)} would take each turn becomes 0`,
  'effect-damage': ({ how }, subject) => damageTaken('effect', how, subject),
  'kept-as-spell': (_, subject) =>
    `if ${subject.object} is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY`,
  'set-as-spell': (_, subject) => `you can Set ${subject.object} to your Spell & Trap Zone as a Spell`,
  'only-one-face-up': ({ card }, subject, speech) =>
    subject.player === 'both'
      ? `there can only be ${speech.words.phrase([{ test: 'face', face: 'up' }, ...card], { count: { min: 1, max: 1 } }, speech)} on the field`
      : `${nameOf(subject)} can only control ${speech.words.phrase(card, { count: { min: 1, max: 1 } }, speech)}`,
  'cannot-activate': ({ card, what }, subject, speech) =>
    what === 'card'
      ? cannot(subject, `activate ${cardsActivated(card, speech)}`)
      : cannotActivate(card, subject, speech),
  'banished-instead-of-gy': ({ card }, { possessive, player }, speech) => {
    const cards = speech.words
      .phrase(card, { count: 'singular', place: saysWhere(card) ? 'from' : 'unsaid' }, speech)
      .replace(/^1 /, '');
    return `any ${cards} sent to ${player === 'other' ? "your opponent's" : possessive === 'their' ? 'the' : possessive} GY is banished instead`;
  },
  'activated-the-turn-it-was-set': (_, subject) => can(subject, 'be activated the turn it was Set'),
  'not-tributed-for-tribute-summon': (_, subject) => cannot(subject, 'be Tributed for a Tribute Summon'),
  'banished-as-material': ({ for: uses }, subject) =>
    `if ${subject.name === '' ? 'this card' : subject.one} is used as ${sayUses(uses)}, banish it`,
  'negates-what-targets': ({ card, then }, subject, speech) => {
    const target = speech.words.phrase(card, { count: 'a' }, speech);
    const negate = can(subject, 'negate that effect');
    return `when an activated card or effect resolves that targets ${target}, ${negate}, then ${speech.words.action(then, speech)}`;
  },
  'banished-when-it-leaves': (_, subject) =>
    subject.name === ''
      ? 'if this face-up card would leave the field, banish it instead'
      : `banish ${subject.object} when ${subject.number === 'several' ? 'they leave' : `${subject.one} leaves`} the field`,
  'placed-on-bottom-when-it-leaves': (_, subject) =>
    `place ${subject.name === '' ? 'this card' : subject.object} on the bottom of the Deck when ${subject.number === 'several' ? 'they leave' : 'it leaves'} the field`,
  'shuffled-when-destroyed-by-battle': (_, subject) =>
    `shuffle ${subject.object} into the Deck instead of sending it to the GY if ${subject.one} is destroyed by battle`,
  'banished-when-destroyed-by-battle': (_, subject) =>
    `if ${subject.object} is destroyed by battle, banish it instead of sending it to the GY`,
  'destruction-replaced': replacement,
};
export const sayModifier = speaker('modifies', MODIFIERS);
