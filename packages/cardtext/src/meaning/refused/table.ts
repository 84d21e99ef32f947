/** Why an effect is meant by no text, though its words could mean it: each reason with what finds it. */
import type { ActivatedEffect, ContinuousEffect, Mode } from '@spellspeed/engine/language';
import {
  asksOfFlipped,
  countsWithoutChoice,
  reachesByBeing,
  savesForItself,
  standsElsewhere,
} from './applied.ts';
import {
  asksTwice,
  asksWithin,
  bindsAPlayerForGood,
  keepsTheRest,
  takesForGood,
  turnsOneAlone,
} from './joined.ts';
import { type Fields, some } from './parts.ts';
import {
  asksOfBattleWrongly,
  asksOfMaterialLost,
  asksOfPast,
  flipsItself,
  isOfAnotherBattle,
  isUsedBeforeItCame,
  negatesPast,
  pointsToNothing,
  waitsForItself,
  waitsForMainPhase,
} from './times.ts';
import {
  asksForUndeclared,
  asksOfMoved,
  bindsToItself,
  countsWhatNobodyNoted,
  forgetsATarget,
  isAlikeAlone,
  meansNamesake,
  measuresAnother,
  usesPaid,
} from './which-card.ts';

/** Of what is activated; of several the first is told. */
export const ACTIVATED_REFUSALS = [
  'battle-of-another-time',
  'battle-asked-of-what-may-be-gone',
  'time-happens-to-no-card',
  'bound-to-itself',
  'waits-for-itself',
  'waits-for-main-phase',
  'negates-what-has-happened',
  'asks-what-it-would-have-done',
  'used-after-it-was-tributed',
  'paid-by-lying-face-up',
  'counts-what-nobody-noted',
  'material-of-a-card-that-left',
  'lent-but-bound-for-good',
  'player-bound-without-end',
  'measures-another-monster',
  'face-of-one-alone',
  'choice-within-a-choice',
  'done-to-what-was-paid',
  'alike-alone',
  'done-to-the-namesake',
  'condition-within-a-condition',
  'rest-kept-by-choice',
  'asks-of-what-was-moved',
  'declared-by-nobody',
  'target-forgotten',
] as const;
/** Of what applies by itself. */
export const APPLIED_REFUSALS = [
  'reaches-by-being',
  'counted-without-a-choice',
  'values-of-a-trap',
  'face-down-in-damage-calculation',
  'saved-by-another-than-this',
] as const;
export const TEXT_REFUSALS = [...ACTIVATED_REFUSALS, ...APPLIED_REFUSALS] as const;
export type TextRefusal = (typeof TEXT_REFUSALS)[number];

type Finds<What> = (effect: What) => boolean;
/** Is there such a part anywhere in what it does, costs or targets? */
const somewhere =
  (is: (part: Fields) => boolean): Finds<ActivatedEffect> =>
  ({ modes }) =>
    some(modes, is);
const inSomeMode =
  (is: (mode: Mode) => boolean): Finds<ActivatedEffect> =>
  ({ modes }) =>
    modes.some(is);

const OF_ACTIVATED: { readonly [why in (typeof ACTIVATED_REFUSALS)[number]]: Finds<ActivatedEffect> } = {
  'battle-of-another-time': isOfAnotherBattle,
  'battle-asked-of-what-may-be-gone': asksOfBattleWrongly,
  'time-happens-to-no-card': pointsToNothing,
  'bound-to-itself': bindsToItself,
  'waits-for-itself': waitsForItself,
  'waits-for-main-phase': waitsForMainPhase,
  'negates-what-has-happened': negatesPast,
  'asks-what-it-would-have-done': asksOfPast,
  'used-after-it-was-tributed': isUsedBeforeItCame,
  'paid-by-lying-face-up': flipsItself,
  'counts-what-nobody-noted': countsWhatNobodyNoted,
  'material-of-a-card-that-left': asksOfMaterialLost,
  'lent-but-bound-for-good': somewhere(takesForGood),
  'player-bound-without-end': somewhere(bindsAPlayerForGood),
  'measures-another-monster': inSomeMode(({ resolve }) => measuresAnother(resolve)),
  'face-of-one-alone': somewhere(turnsOneAlone),
  'choice-within-a-choice': somewhere(asksTwice),
  'done-to-what-was-paid': somewhere(usesPaid),
  'alike-alone': somewhere(isAlikeAlone),
  'done-to-the-namesake': somewhere(meansNamesake),
  'condition-within-a-condition': somewhere(asksWithin),
  'rest-kept-by-choice': somewhere(keepsTheRest),
  'asks-of-what-was-moved': somewhere(asksOfMoved),
  'declared-by-nobody': asksForUndeclared,
  'target-forgotten': inSomeMode(forgetsATarget),
};
const OF_APPLIED: { readonly [why in (typeof APPLIED_REFUSALS)[number]]: Finds<ContinuousEffect> } = {
  'reaches-by-being': reachesByBeing,
  'counted-without-a-choice': countsWithoutChoice,
  'values-of-a-trap': standsElsewhere,
  'face-down-in-damage-calculation': asksOfFlipped,
  'saved-by-another-than-this': savesForItself,
};

/** Why no text means what is activated so; nothing where one can. */
export const refusalOfActivated = (effect: ActivatedEffect): TextRefusal | undefined =>
  ACTIVATED_REFUSALS.find((why) => OF_ACTIVATED[why](effect));
/** Why no text means what applies so; nothing where one can. */
export const refusalOfApplied = (effect: ContinuousEffect): TextRefusal | undefined =>
  APPLIED_REFUSALS.find((why) => OF_APPLIED[why](effect));
