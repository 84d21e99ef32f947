/** What stands first in an activated effect: how often, when, if. */
import type { ActivatedEffect, Condition, Mode, Phase, Side } from '@spellspeed/engine/language';
import { isAnswerable } from '../meaning/effects.ts';
import { allOf, eventsOf, isFlip, isIf, partsOf } from '../meaning/times.ts';
import { type Claim, type Clause, inCase, inOneBreath, orElse, say } from './clause.ts';
import { namesOfPhases, namesOfTimings, sayClaims } from './condition.ts';
import { type Happening, sayEvent } from './event.ts';
import { limitHeading } from './limit.ts';
import type { Speech } from './speech.ts';
import { clauses, either } from './terms.ts';
import { inPast } from './verb.ts';

/** "１ターンに１度、自分メインフェイズに、自分フィールドにドラゴン族モンスターが存在する場合" */
export const sayHeading = (effect: ActivatedEffect, speech: Speech): string => {
  const often = howOften(effect);
  if (isFlip(effect)) return clauses([often, 'このカードがリバースした場合']);
  const happenings = eventsOf(effect).map((event) => sayEvent(event, speech));
  const { of, rest } = aboutEvent(effect.condition);
  const { turn, timing, claims } = conditionsOf(rest, speech);
  const point = pointOf([...timesOf(happenings), timing]);
  if (isInBattle(point, claims) && happenings.every(({ is }) => is === 'time'))
    return clauses([often, at(turn), at(inBattle(claims, point))]);
  return clauses([
    often,
    at(joinTimes(turn, point)),
    clauseOf(effect, { happenings, claims, ofEvent: sayClaims(of, speech) }),
  ]);
};
/** "１ターンに１度"; a Quick Effect that waits for nothing names both turns. */
const howOften = (effect: ActivatedEffect): string => {
  const often = limitHeading(effect);
  if (!isAnswerable(effect)) return often;
  return often === '１ターンに１度' ? '自分・相手ターンに１度' : clauses([often, '自分・相手ターンに']);
};
/** "自分メインフェイズに"; "〜宣言時" and "〜する際" need no more. */
export const at = (time: string): string =>
  time === '' || /(宣言時|際|に)$/.test(time) ? time : `${time}に`;
const pointOf = (times: readonly string[]): string => times.filter((each) => each !== '').join('の');

const AFTER: readonly string[] = ['ダメージ計算後', 'ダメージステップ終了時', 'バトルフェイズ終了時'];
/** "自分の手札が０枚で、このカードが相手モンスターと戦闘を行ったダメージ計算後" */
export const inBattle = (claims: readonly Claim[], timing: string): string => {
  const isAfter = AFTER.includes(timing);
  const battle = claims.filter(({ isOfBattle }) => isOfBattle).map(({ yes }) => yes);
  // After damage calculation who battles has battled.
  const isSaid = (one: Clause): boolean =>
    battle.some((each) => each !== one && (each.lead.includes('と') || each.lead.startsWith(one.lead)));
  const needed = bothFought(battle.filter((one) => !(one.verb.past && isSaid(one))));
  const others = claims.filter(({ isOfBattle }) => !isOfBattle).map(({ yes }) => yes);
  const fight = inOneBreath(needed);
  const said = fight && isAfter ? { ...fight, verb: inPast(fight.verb) } : fight;
  const state = inOneBreath(others);
  return clauses([state ? say(state, 'linking') : '', `${said ? say(said, 'before-noun') : ''}${timing}`]);
};
/** "装備モンスターが相手モンスターと戦闘を行った": who both have battled have battled each other. */
const bothFought = (battle: readonly Clause[]): readonly Clause[] => {
  const [one, other, ...more] = battle;
  const both = one && other && more.length === 0 && one.verb.past && other.verb.stem === one.verb.stem;
  return both ? [{ lead: `${one.lead}${other.lead.replace(/が$/, 'と')}`, verb: one.verb }] : battle;
};
/** Does the timing belong to a battle of which the claims speak? */
export const isInBattle = (timing: string, claims: readonly Claim[]): boolean =>
  /ダメージ|バトルステップ/.test(timing) && claims.some(({ isOfBattle }) => isOfBattle);
export const sayModeHeading = (mode: Mode, speech: Speech): string => {
  const { turn, timing, claims } = conditionsOf(mode.condition, speech);
  return clauses([at(joinTimes(turn, timing)), whileAll(claims)]);
};

const timesOf = (happenings: readonly Happening[]): readonly string[] => {
  const times = happenings.flatMap((each) => (each.is === 'time' ? [each.text] : []));
  return times.length === 0 ? [] : [either(times)];
};
/** "Ａし、Ｂする場合" */
export const whileAll = (claims: readonly Claim[]): string => {
  const state = inOneBreath(claims.map(({ yes }) => yes));
  return state ? inCase(state) : '';
};
/** "自分フィールドに「Ｘ」が存在し、相手がモンスターの効果を発動した時", "自分の手札が０枚の場合" */
const clauseOf = (effect: ActivatedEffect, { happenings, claims, ofEvent }: Circumstances): string => {
  const events = happenings.flatMap((each) => (each.is === 'event' ? [each.says] : []));
  const happened = orElse(events.map(asPast));
  if (!happened) return whileAll(claims);
  const [direct, more] = claims;
  // "このカードが直接攻撃で相手に戦闘ダメージを与えた場合"
  const isDirect =
    direct?.yes.verb.stem === '直接攻撃' && more === undefined && happened.lead.includes('戦闘ダメージ');
  const whole = isDirect
    ? { ...happened, lead: happened.lead.replace('が', 'が直接攻撃で') }
    : inOneBreath([...claims.map(({ yes }) => yes), happened, ...ofEvent.map(({ yes }) => yes)]);
  if (!whole) return '';
  return isIf(effect) ? inCase(whole) : `${say(whole)}時`;
};
interface Circumstances {
  readonly happenings: readonly Happening[];
  readonly claims: readonly Claim[];
  /** What must hold of the card of the event. */
  readonly ofEvent: readonly Claim[];
}
/** Conditions that speak of the card of the event stand behind the event. */
const aboutEvent = (
  condition: Condition | undefined,
): { readonly of: readonly Condition[]; readonly rest: Condition } => {
  const all = allOf(condition);
  const of = all.filter((one) => one.if === 'matches' && one.what.ref === 'event');
  return { of, rest: { if: 'all', of: all.filter((one) => !of.includes(one)) } };
};
const asPast = ({ lead, verb }: Clause): Clause => ({ lead, verb: inPast(verb) });

interface Conditions {
  /** "自分メインフェイズ" */
  readonly turn: string;
  /** "ダメージ計算後" */
  readonly timing: string;
  readonly claims: readonly Claim[];
}
export const conditionsOf = (condition: Condition | undefined, speech: Speech): Conditions => {
  const { turn, phases, timings, statements } = partsOf(condition);
  return {
    turn: turnAndPhase(turn, phases, speech),
    timing: namesOfTimings(timings),
    claims: sayClaims(statements, speech),
  };
};
/** "自分バトルフェイズ開始時", "自分ドローフェイズのドロー前" */
export const joinTimes = (turn: string, timing: string): string => {
  if (turn === '' || timing === '') return turn + timing;
  const [, phase = '', point = ''] =
    /^(ドローフェイズ|メインフェイズ|バトルフェイズ)(.*)$/.exec(timing) ?? [];
  if (phase === '') return `${turn}の${timing}`;
  return turn.includes(phase) ? turn + point : `${turn.replace(/ターン$/, '')}${timing}`;
};
/** "自分ターン", "自分・相手のメインフェイズ" */
const turnAndPhase = (turn: Side | undefined, phases: readonly Phase[], { players }: Speech): string => {
  if (turn === undefined && phases.length === 0) return '';
  const owner = turn === undefined || turn === 'any' ? `${players.you}・${players.opponent}` : players[turn];
  if (phases.length === 0) return `${owner}ターン`;
  return `${owner}${owner.includes('・') ? 'の' : ''}${namesOfPhases(phases)}`;
};
