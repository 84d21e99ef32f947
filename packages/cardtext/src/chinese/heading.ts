/** What stands first in an activated effect: how often, when, if. */
import type { ActivatedEffect, Condition, Mode, Phase, Side } from '@spellspeed/engine/language';
import { damageStepNote, eventsOf, isFlip, isIf, partsOf } from '../meaning/times.ts';
import { namesOfPhases, namesOfTimings, sayClaims } from './condition.ts';
import { type Happening, sayEvent, whenever } from './event.ts';
import { limitHeading } from './limit.ts';
import type { Speech } from './speech.ts';
import { clauses, either } from './terms.ts';

/** "1回合1次，自己主要阶段，自己场上有龙族怪兽存在的场合" */
export const sayHeading = (effect: ActivatedEffect, speech: Speech): string => {
  const note = DAMAGE_STEP[damageStepNote(effect)];
  if (isFlip(effect)) return `${clauses([limitHeading(effect), '这张卡反转的场合'])}${note}`;
  const happenings = eventsOf(effect).map((event) => sayEvent(event, speech));
  const events = happenings.filter(({ is }) => is === 'event');
  const conditions = conditionsOf(effect.condition, speech);
  const timing = [timeOf(happenings), conditions.timing].filter((time) => time !== '').join('的');
  const heading =
    isInBattle(timing, conditions.claims) && events.length === 0
      ? [limitHeading(effect), conditions.turn, inBattle(conditions.claims, timing)]
      : [
          limitHeading(effect),
          joinTimes(conditions.turn, timing),
          clauseOf(effect, events, conditions.claims),
        ];
  return `${clauses(heading)}${note}`;
};
/** "自己手卡是0张，这张卡和对方怪兽进行战斗的伤害计算后" */
export const inBattle = (claims: readonly string[], timing: string): string => {
  const battle = claims.filter(isOfBattle);
  // After damage calculation who battles has battled.
  const isSaid = battle.some((claim) => claim.includes('和') && claim.endsWith('进行战斗'));
  const needed = battle.filter(
    (claim) => !(isSaid && timing === '伤害计算后' && claim.endsWith('进行过战斗')),
  );
  const others = claims.filter((claim) => !isOfBattle(claim));
  return clauses([...others, `${clauses(needed)}的${timing}`]);
};
const isOfBattle = (claim: string): boolean => /(攻击|战斗|破坏)$/.test(claim);
/** Does the timing belong to a battle of which the claims speak? */
export const isInBattle = (timing: string, claims: readonly string[]): boolean =>
  /伤害|战斗步骤/.test(timing) && claims.some(isOfBattle);
export const sayModeHeading = (mode: Mode, speech: Speech): string => {
  const { turn, timing, claims } = conditionsOf(mode.condition, speech);
  return clauses([joinTimes(turn, timing), claims.length === 0 ? '' : `${clauses(claims)}的场合`]);
};
const DAMAGE_STEP = {
  permitted: '（伤害步骤也能发动）',
  forbidden: '（伤害步骤除外）',
  derived: '',
} as const;

const timeOf = (happenings: readonly Happening[]): string =>
  either(happenings.filter(({ is }) => is === 'time').map(({ text }) => text));
/** "自己场上有「X」存在，对方怪兽的攻击宣言时", "自己手卡是0张的场合" */
const clauseOf = (
  effect: ActivatedEffect,
  events: readonly Happening[],
  claims: readonly string[],
): string => {
  const word = isIf(effect) || events.length === 0 ? '的场合' : '时';
  if (events.length === 0) return claims.length === 0 ? '' : `${clauses(claims)}${word}`;
  const happening = either(events.map(({ text }) => text));
  const [claim, more] = claims;
  // "这张卡直接攻击给与对方战斗伤害的场合"
  if (
    claim !== undefined &&
    /^怪兽向(对方|自己)直接攻击$/.test(claim) &&
    more === undefined &&
    happening.includes('给与')
  )
    return whenever(happening.replace('给与', '直接攻击给与'), word);
  const [, least] = /^受到的战斗伤害是(\d+)以上$/.exec(claim ?? '') ?? [];
  if (least !== undefined && more === undefined && happening === '怪兽给与自己战斗伤害')
    return whenever(`自己受到${least}以上的战斗伤害`, word);
  return clauses([...claims, whenever(happening, word)]);
};

interface Conditions {
  /** "自己主要阶段" */
  readonly turn: string;
  /** "伤害计算后" */
  readonly timing: string;
  readonly claims: readonly string[];
}
export const conditionsOf = (condition: Condition | undefined, speech: Speech): Conditions => {
  const { turn, phases, timings, statements } = partsOf(condition);
  return {
    turn: turnAndPhase(turn, phases, speech),
    timing: namesOfTimings(timings),
    claims: sayClaims(statements, speech).map((one) => one.yes),
  };
};
/** "自己战斗阶段开始时", "自己主要阶段1开始时", "自己回合的抽卡前" */
export const joinTimes = (turn: string, timing: string): string => {
  if (turn === '' || timing === '') return turn + timing;
  const [, phase = '', point = ''] = /^(主要阶段|战斗阶段)(.*)$/.exec(timing) ?? [];
  if (phase === '') return `${turn}的${timing}`;
  return turn.includes(phase) ? turn + point : `${turn.replace(/回合$/, '')}${timing}`;
};
/** "自己回合", "自己·对方的主要阶段" */
const turnAndPhase = (turn: Side | undefined, phases: readonly Phase[], { players }: Speech): string => {
  if (turn === undefined && phases.length === 0) return '';
  const owner = turn === undefined || turn === 'any' ? `${players.you}·${players.opponent}` : players[turn];
  if (phases.length === 0) return `${owner}回合`;
  return `${owner}${owner.includes('·') ? '的' : ''}${namesOfPhases(phases)}`;
};
