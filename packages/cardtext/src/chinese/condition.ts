/** Conditions as statements and their contraries. */
import type {
  Amount,
  Condition,
  Filter,
  Phase,
  Reference,
  Side,
  SummonedHow,
  SummonWay,
  Timing,
} from '@spellspeed/engine/language';
import {
  ANY_MONSTER_OF_OPPONENT,
  type AttackRole,
  attackRole,
  type BattleClaim,
  battleClaims,
  pointedFirst,
} from '../meaning/battle.ts';
import { asMonster, isThis, withoutIdleFace } from '../meaning/filters.ts';
import { isWholeHand, sideOf } from '../meaning/places.ts';
import { namedWays } from '../meaning/summons.ts';
import { isBothMainPhases, isWholeDamageStep } from '../meaning/times.ts';
import { aside, introduce, keyOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { headNoun } from './phrase.ts';
import { placeNames, sayPlace } from './place.ts';
import type { Claim, PhraseStyle, Speech } from './speech.ts';
import {
  circled,
  dotted,
  either,
  PHASE_NAMES,
  SUMMON_NAMES,
  SUMMONED_HOW,
  TIMING_NAMES,
  ZONE_NAMES,
} from './terms.ts';
import { draftOf, sayUsed } from './test.ts';

const SINCE = {
  'this-turn': '这个回合',
  'last-turn': '这个回合或者上个回合',
  activation: '这张卡的发动后',
} as const;
/** "主要阶段" is both. */
export const namesOfPhases = (phases: readonly Phase[]): string => {
  const both = isBothMainPhases(phases);
  const names = phases.filter((phase) => !both || phase !== 'main2');
  return dotted(names.map((phase) => (both && phase === 'main1' ? '主要阶段' : PHASE_NAMES[phase])));
};
export const namesOfTimings = (timings: readonly Timing[]): string => {
  if (isWholeDamageStep(timings)) return '伤害步骤';
  if (timings.join() === 'damage-step-start,before-damage-calculation') return '从伤害步骤开始时到伤害计算前';
  return dotted(timings.map((timing) => TIMING_NAMES[timing]));
};

const is = (subject: string, what: string): Claim => ({
  yes: `${subject}是${what}`,
  no: `${subject}不是${what}`,
});
const within = (time: string): Claim => ({ yes: `在${time}`, no: `在${time}以外` });
const does = (subject: string, yes: string, no: string): Claim => ({
  yes: `${subject}${yes}`,
  no: `${subject}${no}`,
});

/** "自己场上有「X」怪兽存在", "对方场上没有怪兽存在" */
const existence = (condition: Extract<Condition, { if: 'exist' }>, speech: Speech): Claim => {
  const { atLeast, exactly } = condition;
  const material = condition.filter.find((test) => test.test === 'attached-to');
  if (material?.test === 'attached-to') return hasMaterial(material.host, condition, speech);
  const filter = withoutIdleFace(condition.filter);
  if (isWholeHand(filter)) return handHolds(filter, condition, speech);
  const { places, is: card } = draftOf(filter, aside(speech));
  const where = places.length === 0 ? '' : either(places.map((place) => sayPlace(place, speech)));
  const what = speech.words.phrase(filter, card ? {} : { where: 'unsaid' }, speech);
  if (card !== undefined) return { yes: `${what}在${where}存在`, no: `${what}不在${where}存在` };
  if (exactly)
    return {
      yes: `${where}的${what}只有${atLeast}${measure(what)}`,
      no: `${where}的${what}不是${atLeast}${measure(what)}`,
    };
  const many = atLeast === 1 ? '' : `${atLeast}${measure(what)}以上的`;
  const no = atLeast === 1 ? `${where}没有${what}存在` : `${where}没有${many}${what}存在`;
  return { yes: `${where}有${many}${what}存在`, no };
};
const measure = (what: string): string => (/(怪兽|衍生物|调整)$/.test(what) ? '只' : '张');
/** "自己手卡是0张" */
const handHolds = (
  filter: Filter,
  { atLeast, exactly }: Extract<Condition, { if: 'exist' }>,
  { players }: Speech,
): Claim => {
  const hand = `${sideOf(filter) === 'opponent' ? players.opponent : players.you}手卡`;
  if (exactly) return { yes: `${hand}是${atLeast}张`, no: `${hand}不是${atLeast}张` };
  return {
    yes: `${hand}是${atLeast}张以上`,
    no: atLeast === 1 ? `${hand}是0张` : `${hand}是${atLeast - 1}张以下`,
  };
};
/** "这张卡有超量素材", "这张卡有「X」怪兽在作为超量素材" */
const hasMaterial = (
  host: Filter,
  { filter, atLeast }: Extract<Condition, { if: 'exist' }>,
  speech: Speech,
): Claim => {
  const card = speech.words.phrase(host, {}, speech);
  const many = atLeast === 1 ? '' : `${atLeast}个以上的`;
  const kind = filter.filter((test) => test.test !== 'attached-to' && test.test !== 'in');
  if (kind.length === 0) return { yes: `${card}持有${many}超量素材`, no: `${card}没有超量素材` };
  const what = speech.words.phrase(kind, {}, speech);
  return { yes: `${card}持有${many}${what}作为超量素材`, no: `${card}没持有${many}${what}作为超量素材` };
};

/** "这张卡攻击", "那只怪兽是龙族怪兽" */
const match = (what: Reference, filter: Filter, speech: Speech): Claim => {
  if (what.ref === 'opponent-in-battle') return battles(filter, speech);
  const role = attackRole(what, filter);
  if (role) return sayAttacks(role, speech);
  if (what.ref === 'linked' && isEquippedToThis(filter)) return EQUIPPED_BY_THIS;
  const [only] = filter;
  const subject = speech.words.reference(what, speech);
  if (filter.length === 1 && only?.test === 'summoned-using') {
    const made = `${sayUsed(only, aside(speech))}作过${SUMMON_NAMES[only.way]}`;
    return does(subject, made, `没有${made}`);
  }
  return predicate(subject, filter, speech);
};
const isEquippedToThis = ([only, ...others]: Filter): boolean =>
  only?.test === 'equipped-to' && isThis(only.host) && others.length === 0;
/** The card to which the text keeps a link is an Equip Card. */
const EQUIPPED_BY_THIS: Claim = {
  yes: '有怪兽用这张卡的效果给这张卡装备',
  no: '没有怪兽用这张卡的效果给这张卡装备',
};
/** "这张卡和对方怪兽进行战斗"; from here on "那只对方怪兽" is the other monster. */
const battles = (filter: Filter, speech: Speech): Claim => {
  const whom = short(asMonster(filter), speech);
  introduce(speech.memory, 'opponent-in-battle', { noun: '怪兽', number: 'one', zones: [], as: 'other' });
  return does('这张卡', `和${whom}进行战斗`, `不和${whom}进行战斗`);
};
const SHORT: PhraseStyle = { where: 'short' };
export const short = (filter: Filter, speech: Speech): string => speech.words.phrase(filter, SHORT, speech);

const ROLES: { readonly [role in AttackRole['role']]: readonly [yes: string, no: string] } = {
  attacker: ['攻击', '没有攻击'],
  'attack-target': ['被攻击', '没有被攻击'],
  battling: ['进行战斗', '没有进行战斗'],
};
const sayAttacks = ({ role, filter }: AttackRole, speech: Speech): Claim =>
  does(short(asMonster(filter), speech), ...ROLES[role]);
/** "这张卡向对方怪兽攻击" */
const sayAttack = (attacker: AttackRole, attacked: AttackRole, speech: Speech): Claim => {
  const who = short(asMonster(attacker.filter), speech);
  const whom = sayAttackTarget(attacked.filter, speech);
  return does(who, `向${whom}攻击`, `没有向${whom}攻击`);
};
/** "对方怪兽"; from here on it is "那只对方怪兽". */
export const sayAttackTarget = (filter: Filter, speech: Speech): string => {
  const words = short(asMonster(filter), speech);
  if (isThis(filter)) return words;
  const noun = headNoun(asMonster(filter), aside(speech));
  const owner = sideOf(filter) === 'opponent' ? speech.players.opponent : '';
  introduce(speech.memory, 'attack-target', { noun: owner + noun, number: 'one', zones: [], as: 'other' });
  return words;
};

/** "那只怪兽是表侧表示", "这张卡在场上存在", "那只怪兽是龙族怪兽" */
export const predicate = (subject: string, filter: Filter, speech: Speech): Claim => {
  const draft = draftOf(filter, aside(speech));
  const { face, position, places } = draft;
  const others = filter.filter(({ test }) => !['in', 'face', 'position'].includes(test));
  const [only] = others;
  if (others.length === 1 && only?.test === 'summoned') return is(subject, summonedAs(only.way));
  if (others.length === 1 && only?.test === 'equipped-to')
    return does(subject, ...equippedTo(speech.words.phrase(only.host, {}, speech)));
  if (others.length > 0) return is(subject, speech.words.phrase(filter, {}, speech));
  const state = face && position ? `${face}${position}` : (position ?? (face ? `${face}表示` : ''));
  if (places.length === 0) return is(subject, state);
  const where = either(places.map((place) => whereIs(place.side, place.zones, speech)));
  return does(subject, `在${where}${state}存在`, `不在${where}${state}存在`);
};
const summonedAs = (way: SummonedHow): string =>
  way === 'normal' ? '不用解放通常召唤' : { ...SUMMON_NAMES, ...SUMMONED_HOW }[way];
const equippedTo = (host: string): readonly [yes: string, no: string] => [
  `给${host}装备`,
  `没有给${host}装备`,
];
const whereIs = (side: Side, zones: Parameters<typeof placeNames>[0], speech: Speech): string =>
  side === 'any' ? dotted(placeNames(zones)) : sayPlace({ side, zones }, speech);

/** "自己基本分是1000以下" */
const comparison = (left: Amount, right: Amount, speech: Speech): Claim => {
  const [a = '', b = ''] = [left, right].map((amount) => speech.words.amount(amount, speech));
  const [less, more] = a.endsWith('数量') || b.endsWith('数量') ? ['少', '多'] : ['低', '高'];
  if (typeof left === 'number') return does(b, `是${a}以下`, `比${a}${more}`);
  return does(a, `是${b}以上`, `比${b}${less}`);
};

/** "召唤·特殊召唤": a Tribute Summon is a Normal Summon. */
export const sayWays = (ways: readonly SummonWay[]): string =>
  dotted(namedWays(ways).map((way) => SUMMON_NAMES[way]));
const player = (side: Side, { players }: Speech): string => (side === 'any' ? '自己或者对方' : players[side]);

const CONDITIONS: Table<Condition, 'if', Claim, [Speech]> = {
  exist: existence,
  turn: ({ of }, speech) => within(`${of === 'any' ? '自己·对方' : speech.players[of]}回合`),
  phase: ({ phases }) => within(namesOfPhases(phases)),
  timing: ({ timings }) => within(namesOfTimings(timings)),
  matches: ({ what, filter }, speech) => match(what, filter, speech),
  'called-right': () => ({ yes: '猜中', no: '猜错' }),
  'left-the-field': ({ what }, speech) =>
    does(speech.words.reference(what, speech), '因这个效果从场上离开', '没有因这个效果从场上离开'),
  'all-match': ({ what, filter }, speech) => {
    const those = speech.words.reference(what, speech);
    introduce(speech.memory, keyOf(what), { noun: '怪兽', number: 'several', zones: ['gy'], as: 'other' });
    return predicate(`${those}全部`, filter, speech);
  },
  'was-face-down-at-damage-step-start': ({ what }, speech) =>
    does(speech.words.reference(what, speech), '在伤害步骤开始时是里侧表示', '在伤害步骤开始时不是里侧表示'),
  'attacks-directly': ({ side }, speech) =>
    does('怪兽', `向${player(side, speech)}直接攻击`, `没有向${player(side, speech)}直接攻击`),
  'destroyed-by-this-battle': ({ what }, speech) =>
    does(speech.words.reference(what, speech), '被那次战斗破坏', '没被那次战斗破坏'),
  battled: ({ what, with: other }, speech) => {
    const whom = other ? `和${speech.words.phrase(asMonster(other), { where: 'short' }, speech)}` : '';
    return does(speech.words.reference(what, speech), `${whom}进行过战斗`, `没有${whom}进行过战斗`);
  },
  'activated-from': () => ({ yes: '盖放的这张卡发动', no: '这张卡不是盖放后发动' }),
  'activated-this-turn': () => ({ yes: '这个回合这个效果发动过', no: '这个回合这个效果没有发动过' }),
  'attacked-this-turn': ({ what }, speech) =>
    does(speech.words.reference(what, speech), '在这个回合攻击过', '在这个回合没有攻击过'),
  'came-this-turn': ({ what, ways, destroyed }, speech) => {
    if (destroyed) {
      const by = destroyed.map((cause) => (cause === 'battle' ? '战斗' : '效果')).join('·');
      const came = `在场上被${by}破坏送去墓地`;
      return does(speech.words.reference(what, speech), `在这个回合${came}`, `不是在这个回合${came}`);
    }
    const isInGy = what.ref === 'this' && speech.from.join() === 'gy';
    const isBanished = what.ref === 'this' && speech.from.join() === 'banished';
    const came = isInGy ? '被送去墓地' : isBanished ? '被除外' : '到那里';
    const how = ways ? sayWays(ways) : came;
    return does(speech.words.reference(what, speech), `在这个回合${how}`, `不是在这个回合${how}`);
  },
  'destroyed-this-turn': ({ by, card }, speech) => {
    const whom = speech.words.phrase(card, {}, speech);
    return does(`这个回合${player(by, speech)}`, `把${whom}破坏过`, `没有把${whom}破坏过`);
  },
  'sent-to-gy-this-turn': ({ owner, card }, speech) => {
    const what = speech.words.phrase(card, {}, speech);
    const where = { you: '自己墓地', opponent: '对方墓地', any: '墓地' }[owner];
    return does(`这个回合${what}`, `被送去过${where}`, `没有被送去过${where}`);
  },
  'destroyed-by-battle-this-turn': ({ what, card }, speech) => {
    const who = speech.words.reference(what, speech);
    const whom = speech.words.phrase(card, {}, speech);
    return does(`这个回合${who}`, `战斗破坏过${whom}`, `没有战斗破坏过${whom}`);
  },
  'effect-activated-this-turn': ({ by, card, what, phases, in: zone, atLeast }, speech) => {
    const whose = speech.words.phrase(card, { where: 'unsaid' }, speech);
    if (what === 'card')
      return does(`这个回合${player(by, speech)}`, `把${whose}发动过`, `没有把${whose}发动过`);
    const when = phases ? `自己${namesOfPhases(phases)}` : '';
    const often = atLeast ? `${atLeast}次以上` : '';
    const at = zone ? `在${ZONE_NAMES[zone]}` : '';
    return does(
      `这个回合的${when}${player(by, speech)}`,
      `${at}把${whose}的效果发动过${often}`,
      `没有${at}把${whose}的效果发动过${often}`,
    );
  },
  'summoned-this-turn': ({ by, card, ways, atLeast, from, since }, speech) => {
    const many = `${atLeast}只以上的${speech.words.phrase(asMonster(card), { where: 'unsaid' }, speech)}`;
    const so = sayWays(ways);
    const start = from ? `从${ZONE_NAMES[from]}` : '';
    return does(
      `${SINCE[since ?? 'this-turn']}${player(by, speech)}`,
      `${start}把${many}${so}过`,
      `没有${start}把${many}${so}过`,
    );
  },
  'pendulum-effect-activated': ({ by, card }, speech) => {
    const whose = speech.words.phrase(card, { where: 'unsaid' }, speech).replace(/卡$/, '怪兽');
    const who = player(by, speech);
    return does(`这个回合${who}`, `把${whose}的灵摆效果发动过`, `没有把${whose}的灵摆效果发动过`);
  },
  'battled-this-turn': ({ card }, speech) =>
    does(`这个回合${speech.words.phrase(asMonster(card), {}, speech)}`, '进行过战斗', '没有进行过战斗'),
  'attacks-declared-this-turn': ({ atLeast }) =>
    does('这个回合', `有${atLeast}次以上的攻击宣言`, `没有${atLeast}次以上的攻击宣言`),
  'same-names-in-chain': () => does('同一连锁上', '有复数的同名卡的效果发动', '没有复数的同名卡的效果发动'),
  'flipped-this-turn': ({ what }, speech) =>
    does(speech.words.reference(what, speech), '在这个回合反转', '没有在这个回合反转'),
  'would-take-battle-damage': ({ side }, speech) =>
    does(player(side, speech), '受到战斗伤害', '不受到战斗伤害'),
  'effect-applied-this-turn': ({ effect }) => ({
    yes: `这张卡的${circled(effect)}的效果在这个回合适用过`,
    no: `这张卡的${circled(effect)}的效果在这个回合没有适用过`,
  }),
  'at-least': ({ left, right }, speech) => comparison(left, right, speech),
  all: ({ of }, speech) => joined(of, '，', '或者', speech),
  any: ({ of }, speech) => joined(of, '或者', '，', speech),
  not: ({ condition }, speech) => {
    const { yes, no } = sayCondition(condition, speech);
    return { yes: no, no: yes };
  },
};
export const sayCondition = speaker('if', CONDITIONS);

const joined = (of: readonly Condition[], yes: string, no: string, speech: Speech): Claim => {
  const claims = sayClaims(of, speech);
  const join = (texts: readonly string[], word: string) =>
    word === '或者' ? sameSubject(texts) : texts.join(word);
  return {
    yes: join(
      claims.map((one) => one.yes),
      yes,
    ),
    no: join(
      claims.map((one) => one.no),
      no,
    ),
  };
};
/** "自己的光属性怪兽和对方怪兽进行战斗" */
const sayBattle = (of: readonly Filter[], speech: Speech): Claim => {
  const [first, second] = of.map((filter) => short(asMonster(filter), speech));
  return does(`${first}和${second}`, '进行战斗', '没有进行战斗');
};
/** "这张卡在这个回合召唤或者反转": what all say first is said once. */
const sameSubject = (texts: readonly string[]): string => {
  const start = '这张卡在这个回合';
  const isSame = texts.every((text) => text.startsWith(start));
  return isSame ? start + texts.map((text) => text.slice(start.length)).join('或者') : texts.join('或者');
};
const BATTLE_CLAIMS: Table<BattleClaim, 'claim', Claim, [Speech]> = {
  other: ({ condition }, speech) => sayCondition(condition, speech),
  attack: ({ attacker, attacked }, speech) => sayAttack(attacker, attacked, speech),
  'attacks-a-monster': ({ attacker }, speech) => sayAttack(attacker, ANY_MONSTER_OF_OPPONENT, speech),
  battle: ({ one, other }, speech) => sayBattle(pointedFirst([one.filter, other.filter]), speech),
  'battles-theirs': ({ who, whom }, speech) => sayBattle([[{ test: 'is', what: who }], whom], speech),
};
const sayBattleClaim = speaker('claim', BATTLE_CLAIMS);
/** Several statements; who attacks and who is attacked are said together. */
export const sayClaims = (of: readonly Condition[], speech: Speech): readonly Claim[] =>
  battleClaims(of).map((one) => sayBattleClaim(one, speech));
