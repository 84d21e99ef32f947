/** Whole effects: the parts of an activated effect, and effects that apply by themselves. */
import type {
  ActivatedEffect,
  AppliedEffect,
  Card,
  Condition,
  ContinuousEffect,
  GrantEffect,
  Mode,
  UnclassifiedEffect,
  Zone,
} from '@spellspeed/engine/language';
import {
  isEquip,
  isKnownAs,
  isOptional,
  isOwn,
  isSaidAnywhere,
  isSetFromHand,
  saysWhereItself,
  stays,
} from '../meaning/effects.ts';
import { excludingInOneChain } from '../meaning/one-chain.ts';
import { isOnField } from '../meaning/places.ts';
import { damageStepNote, eventsOf, isAboutThis } from '../meaning/times.ts';
import { aside } from '../memory.ts';
import type { ModeParts } from '../wording.ts';
import { sayModifiers } from './affected.ts';
import { sayTargets } from './cards.ts';
import { type Clause, inCase, inOneBreath, say } from './clause.ts';
import { sayWays } from './condition.ts';
import { sayEvent, whenever } from './event.ts';
import { at, conditionsOf, inBattle, isInBattle, joinTimes, whileAll } from './heading.ts';
import { limitHeading } from './limit.ts';
import { asCost, ofItself, type Speech } from './speech.ts';
import { subjectOf } from './subject.ts';
import { circled, clauses, dotted, PLACE_NAMES, SUMMON_NAMES, wide } from './terms.ts';

/** "手札を１枚捨て、フィールドのカード１枚を対象として", "このカードをリリースして" */
export const sayActivation = (mode: Mode, effect: ActivatedEffect, speech: Speech): string => {
  const cost = mode.cost && speech.words.action(mode.cost, asCost(speech));
  if (isEquipping(mode, effect, speech.card)) return equipOnly(mode, cost, speech);
  const targets = sayTargets(mode.targets, speech);
  if (!cost) return targets;
  return targets === '' ? say(cost, 'te') : `${say(cost, 'linking')}、${targets}`;
};
export const sayResolution = (mode: Mode, effect: ActivatedEffect, speech: Speech): string => {
  const said = mode.resolve && speech.words.action(mode.resolve, speech);
  return said && !isEquipping(mode, effect, speech.card) ? say(said) : '';
};
/** Is it the activation of an Equip Spell, which says only whom it equips? */
const isEquipping = ({ resolve }: Mode, { effect }: ActivatedEffect, card: Card): boolean =>
  effect === 'card-activation' && isEquip(card) && resolve?.do === 'equip';
/** "手札のカード１枚を墓地へ送って", "相手モンスターにのみ"; that it equips any monster goes without saying. */
const equipOnly = ({ targets: [target] }: Mode, cost: Clause | undefined, speech: Speech): string => {
  const filter = target?.filter.filter(({ test }) => test !== 'face') ?? [];
  const monsters = speech.words.phrase(filter, { where: 'short' }, aside(speech));
  if (target) sayTargets([target], speech);
  const only = monsters === 'モンスター' ? '' : `${monsters}にのみ`;
  return (cost ? say(cost, 'te') : '') + only;
};

/** "[when]、[cost]、[targets]発動できる。[resolution]" */
export const assemble = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const isCard = effect.effect === 'card-activation';
  const { heading, activation, resolution } = parts;
  const isEmpty = isCard && activation === '' && resolution === '';
  if (isCard && isEquip(speech.card) && resolution === '')
    return isEmpty && heading === '' ? '' : `${pause(parts)}装備できる`;
  // A Pendulum Monster says of its activation only when it can be activated.
  if (isEmpty && !stays(speech.card))
    return heading === '' ? '' : `${toActivate(heading)}このカードを発動できる`;
  const when = whenOf(parts, effect, speech);
  if (when === '') return parts.isWayOfEffect ? resolution : atActivation(resolution, isCard, speech);
  const what = isCard && stays(speech.card) && activation !== '' ? 'このカードを' : '';
  const verb = isOptional(effect) || isCard ? '発動できる' : '発動する';
  const whole = `${when}${what}${verb}${DAMAGE_STEP[damageStepNote(effect)]}`;
  return [whole, resolution].filter((part) => part !== '').join('。');
};
const DAMAGE_STEP = {
  permitted: '（ダメージステップでも発動可能）',
  forbidden: '（ダメージステップでは発動不可）',
  derived: '',
} as const;
/** All that stands before "発動"; an effect of the Main Phase that has nothing to say says so. */
const whenOf = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const where = elsewhere(parts, effect, speech);
  const isBare =
    effect.effect === 'ignition' &&
    parts.activation === '' &&
    parts.heading === limitHeading(effect) &&
    where === '';
  const heading = clauses([where, parts.heading, isBare ? '自分メインフェイズに' : '']);
  return pause({ heading, activation: parts.activation });
};
const pause = ({ heading, activation }: Pick<ModeParts, 'heading' | 'activation'>): string =>
  activation === '' ? toActivate(heading) : clauses([heading, activation]);
/** "〜した場合に", "〜した時に", "自分メインフェイズに"; "１ターンに１度、" */
const toActivate = (heading: string): string => {
  if (/(場合|時|際|後|まで)$/.test(heading)) return `${heading}に`;
  return heading === '' || heading.endsWith('に') ? heading : `${heading}、`;
};
/** What a card that stays does when it is activated. */
const atActivation = (resolution: string, isCard: boolean, { card }: Speech): string =>
  isCard && stays(card) && resolution !== ''
    ? `このカードの発動時の効果処理として、${resolution}`
    : resolution;

/** "このカードが墓地に存在する場合": where it can only be elsewhere than on the field, and nothing else has said it. */
const elsewhere = ({ heading, activation }: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const isElsewhere = effect.from.some((zone) => !isOnField(zone));
  if (!isElsewhere || effect.effect === 'card-activation' || eventsOf(effect).some(isAboutThis)) return '';
  const isSaid =
    /(手札|墓地|除外状態|ＥＸデッキ|フィールド)のこのカード|このカードを(手札|墓地|除外)|このカードが(墓地に|このターンに墓地へ)/.test(
      heading + activation,
    );
  const isObvious = speech.memory.saidWhere && effect.from.join() === 'hand';
  if (isSaid || isObvious) return '';
  const where = `このカードが${dotted(placesOf(effect.from))}に存在`;
  const isJoined = /(場合|時)$/.test(heading) && !/(宣言時|計算時|開始時|終了時)$/.test(heading);
  return `${where}${isJoined && !heading.includes('に、') ? 'し' : 'する場合'}`;
};

/** "手札・墓地", "フィールド・墓地" */
const placesOf = (from: readonly Zone[]): readonly string[] => [
  ...(from.some(isOnField) ? ['フィールド'] : []),
  ...from.filter((zone) => !isOnField(zone)).map((zone) => PLACE_NAMES[zone]),
];
/** What must also hold at resolution, what binds the player, what nobody may answer. */
export const sayAfterwards = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  sayAlsoAtResolution(effect.alsoAtResolution, speech),
  sayOath(effect, speech),
  sayLock(effect, speech),
  effect.notNegated ? `${thisOf(effect)}${NOT_NEGATED[effect.notNegated]}` : '',
  effect.effect === 'trigger' && effect.evenIfLater
    ? `この効果は、このカードが後から${dotted(placesOf(effect.evenIfLater))}に加わった場合でも発動できる`
    : '',
  sayOneChain(effect, speech),
];
/** "この効果の発動に対して、相手は魔法・罠カードを発動できない" */
const sayLock = (effect: ActivatedEffect, speech: Speech): string => {
  const { locksResponses: locked } = effect;
  if (!locked) return '';
  const lock = typeof locked === 'object' && 'by' in locked ? locked : undefined;
  const who = locked === 'both' || lock?.by === 'any' ? 'お互いに' : '相手は';
  const filter = lock ? lock.card : typeof locked === 'object' && !('by' in locked) ? locked : undefined;
  const isTargeted = lock?.card.some(({ test }) => test === 'is');
  const of = isTargeted
    ? '対象のカード'
    : filter
      ? speech.words.phrase(filter, {}, speech)
      : '魔法・罠・モンスター';
  return `${thisOf(effect)}の発動に対して、${who}${of}${lock?.what === 'card' ? '' : 'の効果'}を発動できない`;
};
const sayOneChain = (effect: ActivatedEffect, { card }: Speech): string => {
  const numbers = excludingInOneChain(card, effect);
  return numbers
    ? `このカード名の${numbers.map(circled).join('')}の効果は同一チェーン上では発動できない`
    : '';
};
const thisOf = ({ effect }: ActivatedEffect): string =>
  effect === 'card-activation' ? 'このカード' : 'この効果';
const NOT_NEGATED = {
  'activation-and-effect': 'の発動と効果は無効化されない',
  effect: 'は無効化されない',
} as const;
/** What a Spell or Trap says of its own activation before its effects. */
export const sayOfActivation = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  ...('fromHand' in effect && effect.fromHand
    ? [`${inCase(speech.words.condition(effect.fromHand, speech).yes)}、このカードの発動は手札からもできる`]
    : []),
  ...('turnItWasSet' in effect && effect.turnItWasSet
    ? [
        `${inCase(speech.words.condition(effect.turnItWasSet, speech).yes)}、このカードはセットしたターンでも発動できる`,
      ]
    : []),
];
const sayAlsoAtResolution = (condition: Condition | undefined, speech: Speech): string =>
  condition
    ? `この効果は${inCase(speech.words.condition(condition, aside(speech)).yes)}に発動と処理ができる`
    : '';
const sayOath = ({ oath, effect }: ActivatedEffect, speech: Speech): string => {
  const said = oath && sayModifiers(oath.modifiers, subjectOf(oath.affects, speech), speech);
  const what = effect === 'card-activation' ? 'このカードを発動するターン' : 'この効果を発動するターン';
  return said ? `${what}、${say(said)}` : '';
};

export const sayApplied = (effect: AppliedEffect, speech: Speech): string => {
  if (effect.effect === 'continuous') return sayContinuous(effect, speech);
  return effect.effect === 'grant' ? sayGrant(effect, speech) : sayUnclassified(effect, speech);
};

/** "このカードを素材としてＸ召喚したモンスターは以下の効果を得る" */
const sayGrant = ({ to, from, monster, others }: GrantEffect, speech: Speech): string => {
  const onField = from.join() === 'monsters' ? 'フィールドの' : '';
  const cards = others
    ? `${onField}このカードと他の${speech.words.phrase(others, { where: 'unsaid' }, speech)}のみ`
    : `${onField}このカード`;
  return `${cards}を素材として${SUMMON_NAMES[to]}した${monster ? speech.words.phrase(monster, { where: 'unsaid' }, speech) : 'モンスター'}は以下の効果を得る`;
};

/** "このカードがモンスターゾーンに存在する限り、自分フィールドのドラゴン族モンスターは戦闘では破壊されない" */
const sayContinuous = (effect: ContinuousEffect, speech: Speech): string => {
  const { while: state, modifiers } = effect;
  const subject = subjectOf(effect.affects, speech);
  const more = effect.cannotBeNegated ? '。この効果は無効化されない' : '';
  if (state?.if === 'came-this-turn' && state.ways && state.what.ref === 'this') {
    const said = sayModifiers(modifiers, subject, speech);
    const turn = `${sayWays(state.ways)}したターンには`;
    return `${said ? say(said).replace(/^このカードは/, `このカードは${turn}`) : ''}${more}`;
  }
  const { turn, timing, claims } = conditionsOf(state, speech);
  const when = isInBattle(timing, claims)
    ? [turn, `${inBattle(claims, timing)}${timing.endsWith('ステップ') ? 'の間' : 'に'}`]
    : [throughout(turn, timing), whileAll(claims)];
  const said = sayModifiers(modifiers, subject, speech);
  const whole = said ? say(said) : '';
  return `${clauses([...whereAndOften(effect, speech), ...when, ownWhile(effect, whole)])}${more}`;
};
/** "相手ターン中", "ダメージ計算時に" */
const throughout = (turn: string, timing: string): string =>
  timing === '' && turn !== '' ? `${turn}中` : at(joinTimes(turn, timing));
const whereAndOften = (effect: ContinuousEffect, speech: Speech): readonly string[] => [
  placeOf(effect, speech),
  limitHeading(effect),
];
/** "このカードのカード名は、フィールド・墓地に存在する限り「Ｘ」として扱う" */
const ownWhile = (effect: ContinuousEffect, whole: string): string => {
  const zones = effect.from.filter((zone) => !isOnField(zone)).map((zone) => PLACE_NAMES[zone]);
  const isElsewhere = zones.length > 0 && !saysWhereItself(effect) && !isSetFromHand(effect);
  if (!isOwn(effect) || (!isElsewhere && (isSaidAnywhere(effect) || !isKnownAs(effect)))) return whole;
  const field = effect.from.some(isOnField) ? [zones.length === 0 ? PLACE_NAMES.monsters : 'フィールド'] : [];
  const where = `${dotted([...field, ...zones])}に存在する限り`;
  const said = whole.replace(/^(このカード(?:の[^は]*)?は)、?/, `$1、${where}`);
  // What does not begin with this card has it said before all else.
  return said === whole ? clauses([`このカードが${where}`, whole]) : said;
};
/** "このカードがモンスターゾーンに存在する限り" */
const placeOf = (effect: ContinuousEffect, speech: Speech): string => {
  const { from } = effect;
  if (isOwn(effect)) return '';
  const elsewhere = saysWhereItself(effect) ? '' : whileElsewhere(from);
  if (elsewhere !== '' || isSaidAnywhere(effect)) return elsewhere;
  if (effect.while || effect.affects.affects === 'referenced') return '';
  return `このカードが${fieldName(from, speech.card)}に存在する限り`;
};
/** "このカードが墓地に存在する限り"; nothing on the field alone. */
const whileElsewhere = (from: readonly Zone[]): string => {
  return from.every(isOnField) ? '' : `このカードが${dotted(placesOf(from))}に存在する限り`;
};
const fieldName = (from: readonly Zone[], card: Card): string => {
  const [zone, more] = from;
  if (zone !== undefined && more === undefined) return PLACE_NAMES[zone];
  if (card.kind === 'monster') return PLACE_NAMES.monsters;
  return card.property === 'Field' ? PLACE_NAMES.field : PLACE_NAMES.spells;
};

/** "このカードがフィールドから離れた時に、そのモンスターは破壊される" */
const sayUnclassified = (effect: UnclassifiedEffect, speech: Speech): string => {
  const { on, nth } = effect;
  const { turn, timing, claims } = conditionsOf(effect.condition, speech);
  const happened = sayEvent(on, speech);
  const action = speech.words.action(effect.does, ofItself(speech));
  const does = action ? say(action) : '';
  const where = isAboutThis(on) ? '' : whileElsewhere(effect.from);
  const time = clauses([where, throughout(turn, timing)]);
  if (happened.is === 'event') {
    const state = inOneBreath(claims.map(({ yes }) => yes));
    const before = `${state ? `${say(state, 'linking')}、` : ''}${nth === undefined ? '' : `${wide(nth)}回目に`}`;
    return clauses([time, `${before}${whenever(happened, '時')}に`, does]);
  }
  if (isInBattle(happened.text, claims)) return clauses([time, `${inBattle(claims, happened.text)}に`, does]);
  const often = nth === undefined ? '' : `${wide(nth)}回目の`;
  return clauses([time, at(often + happened.text), whileAll(claims), does]);
};
