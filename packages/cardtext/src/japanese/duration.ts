/** How long and when. */
import type { Action, Duration, TurnCount } from '@spellspeed/engine/language';
import { after, type Clause } from './clause.ts';
import { ofItself, type Speech } from './speech.ts';
import { wide } from './terms.ts';

interface DurationWords {
  /** "ターン終了時まで５００アップする" */
  readonly until: string;
  /** "このターン、攻撃できない" */
  readonly during: string;
  /** "このターンのエンドフェイズに、破壊される" */
  readonly at: string;
}
const DURATIONS: { readonly [duration in Duration]: DurationWords } = {
  'end-of-turn': { until: 'ターン終了時まで', during: 'このターン', at: 'このターンの終了時に' },
  'end-phase': {
    until: 'エンドフェイズまで',
    during: 'エンドフェイズまで',
    at: 'このターンのエンドフェイズに',
  },
  'standby-phase': {
    until: 'スタンバイフェイズまで',
    during: 'スタンバイフェイズまで',
    at: 'スタンバイフェイズに',
  },
  'end-of-battle-phase': {
    until: 'バトルフェイズ終了時まで',
    during: 'このバトルフェイズ中',
    at: 'バトルフェイズ終了時に',
  },
  'end-of-damage-calculation': {
    until: 'そのダメージ計算時のみ',
    during: 'そのダメージ計算時',
    at: 'ダメージ計算後に',
  },
  'end-of-damage-step': {
    until: 'ダメージステップ終了時まで',
    during: 'ダメージステップ終了時まで',
    at: 'ダメージステップ終了時に',
  },
  'end-of-this-battle': { until: 'その戦闘の間', during: 'その戦闘の間', at: 'その戦闘の後に' },
  'first-damage': {
    until: 'このターンに１度だけ',
    during: 'このターンに１度だけ',
    at: 'このターンにダメージを受けた後に',
  },
  // An effect with no word about its end lasts as long as the card stays face-up.
  'while-face-up': { until: '', during: '', at: '表側表示で存在しなくなった時に' },
  'while-it-stays': { until: '', during: '', at: 'その場所を離れた時に' },
};
export type DurationForm = keyof DurationWords;

const PHASES: { readonly [duration in Duration]?: string } = {
  'end-phase': 'エンドフェイズ',
  'standby-phase': 'スタンバイフェイズ',
};
/** Points of a later turn that are no phases. */
const POINTS: { readonly [duration in Duration]?: string } = {
  'end-of-battle-phase': 'バトルフェイズ終了時',
  'end-of-damage-calculation': 'ダメージ計算後',
  'end-of-damage-step': 'ダメージステップ終了時',
  'end-of-this-battle': '戦闘終了時',
  'first-damage': '最初のダメージ',
};
const OWNERS = { you: '自分', opponent: '相手', any: '' } as const;
/** "次のターンの終了時", "次の相手エンドフェイズ", "発動後２回目の自分スタンバイフェイズ" */
const sayPoint = (duration: Duration, { nth, of, from }: TurnCount): string => {
  const phase = PHASES[duration];
  const which =
    from === 'this-turn'
      ? `このターンを含めて${wide(nth)}回目の`
      : nth > 1
        ? `発動後${wide(nth)}回目の`
        : '次の';
  const owned = OWNERS[of];
  const point = POINTS[duration];
  if (point !== undefined) return `${which}${owned}ターンの${point}`;
  if (phase === undefined) return `${which}${owned}ターン${owned === '' ? 'の' : ''}終了時`;
  return owned === '' && from !== 'next-phase' ? `${which}ターンの${phase}` : `${which}${owned}${phase}`;
};

/** How long; with `turns`, until that point of a later turn. (turn.count.every-turn-counts-by-default) */
export const sayDuration = (duration: Duration, form: DurationForm, turns?: TurnCount): string => {
  if (!turns) return DURATIONS[duration][form];
  return `${sayPoint(duration, turns)}${form === 'at' ? 'に' : 'まで'}`;
};
export const untilDuration = (duration: Duration | undefined, turns?: TurnCount): string =>
  duration === undefined ? '' : turns ? sayDuration(duration, 'until', turns) : DURATIONS[duration].until;
/** "このターンのエンドフェイズに、そのモンスターは破壊される" */
export const later = (
  at: Duration,
  turns: TurnCount | undefined,
  action: Action,
  speech: Speech,
): Clause | undefined => {
  const what = speech.words.action(action, ofItself(speech));
  return what && after(`${sayDuration(at, 'at', turns)}、`, what);
};
