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
  isAnswerable,
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
import { eventsOf, isAboutThis } from '../meaning/times.ts';
import { aside } from '../memory.ts';
import type { ModeParts } from '../wording.ts';
import { sayModifiers } from './affected.ts';
import { sayTarget } from './cards.ts';
import { sayWays } from './condition.ts';
import { sayEvent, whenever } from './event.ts';
import { conditionsOf, inBattle, isInBattle, joinTimes } from './heading.ts';
import { limitHeading } from './limit.ts';
import { done, type Speech, whose } from './speech.ts';
import { subjectOf } from './subject.ts';
import {
  bothOf,
  circled,
  clauses,
  dotted,
  FRAME_NAMES,
  PHASE_NAMES,
  SUMMON_NAMES,
  ZONE_NAMES,
} from './terms.ts';

/** "丢弃1张手卡，以场上1张卡为对象" */
export const sayActivation = (mode: Mode, speech: Speech): string => {
  const cost = mode.cost ? speech.words.action(mode.cost, done(speech)) : '';
  const targets = mode.targets.map((target) => sayTarget(target, speech));
  return clauses([cost, targets.length === 0 ? '' : `以${bothOf(targets)}为对象`]);
};
export const sayResolution = (mode: Mode, speech: Speech): string =>
  mode.resolve ? speech.words.action(mode.resolve, speech) : '';

/** "[when]，[cost]，[targets]才能发动。[resolution]" */
export const assemble = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const isCard = effect.effect === 'card-activation';
  // A Pendulum Monster says of its activation only when it can be activated.
  if (isCard && parts.activation === '' && parts.resolution === '' && !stays(speech.card))
    return parts.heading === '' ? '' : `${parts.heading}才能把这张卡发动`;
  if (isCard && isEquip(speech.card) && parts.resolution.startsWith('这张卡给')) return equipOnly(parts);
  const when = whenOf(parts, effect, speech);
  if (when === '')
    return parts.isWayOfEffect ? parts.resolution : atActivation(parts.resolution, isCard, speech);
  const verb = isCard && stays(speech.card) && parts.activation !== '' ? '把这张卡发动' : '发动';
  const may = isOptional(effect) || isCard ? '才能' : '';
  const end = isAnswerable(effect) ? '。这个效果在对方回合也能发动' : '';
  return [`${when}${may}${verb}`, parts.resolution].filter((part) => part !== '').join('。') + end;
};
/** All that stands before "发动"; an effect of the Main Phase that has nothing to say says so. */
const whenOf = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const where = elsewhere(parts, effect, speech);
  const isBare =
    effect.effect === 'ignition' &&
    parts.activation === '' &&
    parts.heading === limitHeading(effect) &&
    where === '';
  return clauses([where, parts.heading, isBare ? '自己主要阶段' : '', parts.activation]);
};
/** What a card that stays does when it is activated. */
const atActivation = (resolution: string, isCard: boolean, { card }: Speech): string =>
  isCard && stays(card) && resolution !== '' ? `作为这张卡的发动时的效果处理，${resolution}` : resolution;
/** "「英豪」怪兽才能装备", "从手卡把1张卡送去墓地才能装备"; that it equips any monster goes without saying. */
const equipOnly = ({ activation, heading }: ModeParts): string => {
  const [, cost = '', target = ''] = /^(?:(.*)，)?以(.*)为对象$/.exec(activation) ?? [];
  const monsters = target
    .replace(/1只(表侧表示的?)?/, '的')
    .replace('场上的', '')
    .replace(/^的/, '');
  const needs = clauses([heading, cost, monsters === '怪兽' ? '' : monsters]);
  return needs === '' ? '' : `${needs}才能装备`;
};

/** "这张卡在墓地存在的场合": where it can only be elsewhere than on the field, and nothing else has said it. */
const elsewhere = ({ heading, activation }: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const isElsewhere = effect.from.some((zone) => !isOnField(zone));
  if (!isElsewhere || effect.effect === 'card-activation' || eventsOf(effect).some(isAboutThis)) return '';
  const isSaid = /(手卡|墓地|除外状态|额外卡组|场上)的这张卡|这张卡从|这张卡在墓地|不是在这个回合/.test(
    heading + activation,
  );
  const isObvious = speech.memory.saidWhere && effect.from.join() === 'hand';
  if (isSaid || isObvious) return '';
  const where = `这张卡在${dotted(placesOf(effect.from))}存在`;
  return heading.includes('的场合') || /时(（.*）)?$/.test(heading) ? where : `${where}的场合`;
};

/** "手卡·墓地", "场上·墓地" */
const placesOf = (from: readonly Zone[]): readonly string[] => [
  ...(from.some(isOnField) ? ['场上'] : []),
  ...from.filter((zone) => !isOnField(zone)).map((zone) => ZONE_NAMES[zone]),
];
/** What must also hold at resolution, what binds the player, what nobody may answer. */
export const sayAfterwards = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  sayAlsoAtResolution(effect.alsoAtResolution, speech),
  sayOath(effect, speech),
  sayLock(effect, speech),
  sayNotNegated(effect),
  effect.effect === 'trigger' && effect.evenIfLater
    ? `这个效果在${dotted(placesOf(effect.evenIfLater))}的这张卡是在那之后来到的场合也能发动`
    : '',
  sayOneChain(effect, speech),
];
const sayOneChain = (effect: ActivatedEffect, { card }: Speech): string => {
  const numbers = excludingInOneChain(card, effect);
  return numbers ? `这个卡名的${numbers.map(circled).join('')}的效果在同一连锁上不能发动` : '';
};
/** What a Spell or Trap says of its own activation before its effects. */
export const sayOfActivation = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  ...('fromHand' in effect && effect.fromHand
    ? [`${speech.words.condition(effect.fromHand, speech).yes}的场合，这张卡的发动从手卡也能用`]
    : []),
  ...('turnItWasSet' in effect && effect.turnItWasSet
    ? [`${speech.words.condition(effect.turnItWasSet, speech).yes}的场合，这张卡在盖放的回合也能发动`]
    : []),
];
const NOT_NEGATED = {
  'activation-and-effect': '的发动和效果不会被无效化',
  effect: '的效果不会被无效化',
} as const;
const sayNotNegated = ({ notNegated, effect }: ActivatedEffect): string =>
  notNegated
    ? `${effect === 'card-activation' ? '这张卡' : '这个效果'}${NOT_NEGATED[notNegated]}`.replace(
        '效果的效果',
        '效果',
      )
    : '';
const sayAlsoAtResolution = (condition: Condition | undefined, speech: Speech): string =>
  condition ? `这个效果在${speech.words.condition(condition, aside(speech)).yes}的场合才能发动和处理` : '';
const sayOath = ({ oath, effect }: ActivatedEffect, speech: Speech): string => {
  if (!oath) return '';
  const what = effect === 'card-activation' ? '这张卡发动的回合' : '这个效果发动的回合';
  return `${what}，${sayModifiers(oath.modifiers, subjectOf(oath.affects, speech), speech)}`;
};

export const sayApplied = (effect: AppliedEffect, speech: Speech): string => {
  if (effect.effect === 'continuous') return sayContinuous(effect, speech);
  return effect.effect === 'grant' ? sayGrant(effect, speech) : sayUnclassified(effect, speech);
};

/** "这张卡为素材作超量召唤的怪兽得到以下效果" */
const sayGrant = ({ to, from, monster, others, effects }: GrantEffect, speech: Speech): string => {
  const onField = from.join() === 'monsters' ? '场上的' : '';
  const cards = others
    ? `只用${onField}这张卡和其他的${speech.words.phrase(others, { where: 'unsaid' }, speech)}`
    : `把${onField}这张卡`;
  const what = effects.length === 1 ? '以下效果' : '以下各效果';
  return `${cards}作为素材作${SUMMON_NAMES[to]}的${monster ? speech.words.phrase(monster, { where: 'unsaid' }, speech) : `${FRAME_NAMES[to]}怪兽`}得到${what}`;
};

/** "只要这张卡在怪兽区域存在，自己场上的龙族怪兽不会被战斗破坏" */
const sayContinuous = (effect: ContinuousEffect, speech: Speech): string => {
  const { while: state, modifiers } = effect;
  const subject = subjectOf(effect.affects, speech);
  const more = effect.cannotBeNegated ? '。这个效果不会被无效化' : '';
  if (state?.if === 'came-this-turn' && state.ways && state.what.ref === 'this') {
    const turn = { ...subject, name: `这张卡在${sayWays(state.ways)}的回合` };
    return sayModifiers(modifiers, isOwn(effect) ? turn : subject, speech) + more;
  }
  const { turn, timing, claims } = conditionsOf(state, speech);
  const when = isInBattle(timing, claims)
    ? [turn, `${inBattle(claims, timing)}${timing.endsWith('步骤') ? '内' : ''}`]
    : [joinTimes(turn, timing), claims.length === 0 ? '' : `${clauses(claims)}的场合`];
  const place = placeOf(effect, speech);
  const clause = sayModifiers(modifiers, subject, speech);
  const whole = place.startsWith('这张卡只要') ? clause.replace(/^这张卡的?/, '') : clause;
  return `${clauses([place, limitHeading(effect), ...when, whole])}${more}`;
};
/** "只要这张卡在怪兽区域存在", "这张卡只要在手卡·墓地存在" */
const placeOf = (effect: ContinuousEffect, speech: Speech): string => {
  const { from } = effect;
  const zones = from.filter((zone) => !isOnField(zone)).map((zone) => ZONE_NAMES[zone]);
  const isElsewhere = zones.length > 0 && !saysWhereItself(effect) && !isSetFromHand(effect);
  if (!isElsewhere && isSaidAnywhere(effect)) return '';
  const everywhere = dotted(placesOf(from));
  if (isOwn(effect)) return isElsewhere || isKnownAs(effect) ? `这张卡只要在${everywhere}存在` : '';
  if (isElsewhere) return `只要这张卡在${everywhere}存在`;
  if (effect.while || effect.affects.affects === 'referenced') return '';
  return `只要这张卡在${fieldName(from, speech.card)}存在`;
};
const fieldName = (from: readonly Zone[], card: Card): string => {
  const [zone, more] = from;
  if (zone !== undefined && more === undefined) return ZONE_NAMES[zone];
  if (card.kind === 'monster') return ZONE_NAMES.monsters;
  return card.property === 'Field' ? ZONE_NAMES.field : ZONE_NAMES.spells;
};

/** "这张卡从场上离开时那只怪兽破坏" */
const sayUnclassified = (effect: UnclassifiedEffect, speech: Speech): string => {
  const { turn, timing, claims } = conditionsOf(effect.condition, speech);
  const where = whileElsewhere(effect);
  const when = happensWhen(effect, speech);
  const action = speech.words.action(effect.does, speech);
  if (isInBattle(when, claims))
    return clauses([where, joinTimes(turn, timing), inBattle(claims, when), action]);
  const isMoment = /(时|处理后)$/.test(when);
  const state = claims.length === 0 ? '' : `${clauses(claims)}${isMoment ? '' : '的场合'}`;
  return clauses([where, joinTimes(turn, timing), ...(isMoment ? [state, when] : [when, state]), action]);
};
/** "只要这张卡在墓地存在": nothing on the field, and where its own event leaves it. */
const whileElsewhere = ({ from, on }: UnclassifiedEffect): string => {
  if (from.every(isOnField) || isAboutThis(on)) return '';
  return `只要这张卡在${dotted(placesOf(from))}存在`;
};
/** "对方第3次的结束阶段" */
const happensWhen = ({ on, nth }: UnclassifiedEffect, speech: Speech): string => {
  if (on.event === 'phase' && nth !== undefined)
    return `第${nth}次的${on.of === 'any' ? '' : whose(on.of, speech).slice(0, -1)}${PHASE_NAMES[on.phase]}`;
  const happening = sayEvent(on, speech);
  const when = happening.is === 'time' ? happening.text : whenever(happening.text, '时');
  return nth === undefined ? when : `第${nth}次${when}`;
};
/** "对方不能对应这个效果的发动把魔法·陷阱卡发动" */
function sayLock(effect: ActivatedEffect, speech: Speech): string {
  const { locksResponses: locked } = effect;
  if (!locked) return '';
  const lock = typeof locked === 'object' && 'by' in locked ? locked : undefined;
  const who = locked === 'both' || lock?.by === 'any' ? '双方' : '对方';
  const filter = lock ? lock.card : typeof locked === 'object' && !('by' in locked) ? locked : undefined;
  const isTargeted = lock?.card.some(({ test }) => test === 'is');
  const of = isTargeted
    ? '作为对象的卡'
    : filter
      ? speech.words.phrase(filter, {}, speech)
      : '魔法·陷阱·怪兽';
  const answered = effect.effect === 'card-activation' ? '卡' : '效果';
  return `${who}不能对应这个${answered}的发动把${of}${lock?.what === 'card' ? '' : '的效果'}发动`;
}
