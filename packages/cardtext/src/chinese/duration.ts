/** How long and when. */
import type { Duration, TurnCount } from '@spellspeed/engine/language';
import { clauses } from './terms.ts';

interface DurationWords {
  /** "直到回合结束时上升500" */
  readonly until: string;
  /** "这个回合，不能攻击" */
  readonly during: string;
  /** "这个回合的结束阶段，那只怪兽破坏" */
  readonly at: string;
}
const DURATIONS: { readonly [duration in Duration]: DurationWords } = {
  'end-of-turn': { until: '直到回合结束时', during: '这个回合', at: '这个回合结束时' },
  'end-phase': { until: '直到结束阶段', during: '直到结束阶段', at: '这个回合的结束阶段' },
  'standby-phase': { until: '直到准备阶段', during: '直到准备阶段', at: '准备阶段' },
  'end-of-battle-phase': { until: '直到战斗阶段结束时', during: '这次战斗阶段', at: '战斗阶段结束时' },
  'end-of-damage-calculation': {
    until: '只在那次伤害计算时',
    during: '那次伤害计算时',
    at: '伤害计算后',
  },
  'end-of-damage-step': {
    until: '直到伤害步骤结束时',
    during: '直到伤害步骤结束时',
    at: '伤害步骤结束时',
  },
  'first-damage': { until: '这个回合只有1次', during: '这个回合只有1次', at: '这个回合受到伤害后' },
  'end-of-this-battle': { until: '在那次战斗中', during: '那次战斗中', at: '那次战斗后' },
  // An effect with no word about its end lasts as long as the card stays face-up.
  'while-face-up': { until: '', during: '', at: '不再表侧表示存在时' },
  'while-it-stays': { until: '', during: '', at: '离开那个场所时' },
};
export type DurationForm = keyof DurationWords;

const PHASES: { readonly [duration in Duration]?: string } = {
  'end-phase': '结束阶段',
  'standby-phase': '准备阶段',
};
/** Points of a later turn. */
const POINTS: { readonly [duration in Duration]?: string } = {
  ...PHASES,
  'end-of-battle-phase': '战斗阶段结束时',
  'end-of-damage-calculation': '伤害计算后',
  'end-of-damage-step': '伤害步骤结束时',
  'end-of-this-battle': '战斗后',
  'first-damage': '最初的伤害',
};
const OWNERS = { you: '自己', opponent: '对方', any: '' } as const;
/** "下个回合", "下次的对方回合", "发动后第2次的自己回合" */
const sayTurn = ({ nth, of, from }: TurnCount): string => {
  if (from === 'this-turn') return `包含这个回合的第${nth}次的${OWNERS[of]}回合`;
  if (nth > 1) return `发动后第${nth}次的${OWNERS[of]}回合`;
  return of === 'any' ? '下个回合' : `下次的${OWNERS[of]}回合`;
};

/** "下次的自己准备阶段", "发动后第2次的自己准备阶段" */
const sayPhase = (phase: string, { nth, of }: TurnCount): string =>
  `${nth > 1 ? `发动后第${nth}次的` : '下次的'}${OWNERS[of]}${phase}`;

/** How long; with `turns`, until that point of a later turn. (turn.count.every-turn-counts-by-default) */
export const sayDuration = (duration: Duration, form: DurationForm, turns?: TurnCount): string => {
  if (!turns) return DURATIONS[duration][form];
  const phase = PHASES[duration];
  const point =
    turns.from === 'next-phase' && phase !== undefined
      ? sayPhase(phase, turns)
      : `${sayTurn(turns)}的${POINTS[duration] ?? '结束时'}`;
  return form === 'at' ? point : `直到${point}`;
};
export const untilDuration = (duration: Duration | undefined, turns?: TurnCount): string =>
  duration === undefined ? '' : turns ? sayDuration(duration, 'until', turns) : DURATIONS[duration].until;
/** "这个回合的结束阶段，那只怪兽破坏" */
export const later = (at: Duration, turns: TurnCount | undefined, what: string): string =>
  clauses([sayDuration(at, 'at', turns), what]);
