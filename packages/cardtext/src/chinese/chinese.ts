/** Simplified Chinese, as the OCG's cards read. */
import type { Zone } from '@spellspeed/engine/language';
import { numberedWording, withFullStop } from '../numbered.ts';
import type { Scene, Wording } from '../wording.ts';
import { sayAction } from './action.ts';
import { sayAmount } from './amount.ts';
import { sayCondition } from './condition.ts';
import {
  assemble,
  sayActivation,
  sayAfterwards,
  sayApplied,
  sayOfActivation,
  sayResolution,
} from './effect.ts';
import { sayHeading, sayModeHeading } from './heading.ts';
import { sayKind } from './kind.ts';
import { sayLimits } from './limit.ts';
import { sayModifier } from './modifier.ts';
import { sayPhrase } from './phrase.ts';
import { sayReference } from './reference.ts';
import type { Speech, Words } from './speech.ts';
import { sayGemini, sayMaterials, sayNotes, sayOwnWays, sayTexts } from './summoning.ts';
import { circled, clauses } from './terms.ts';

const WORDS: Words = {
  action: sayAction,
  amount: sayAmount,
  condition: sayCondition,
  modifier: sayModifier,
  phrase: sayPhrase,
  reference: sayReference,
};
const speak = (scene: Scene, from: readonly Zone[] = []): Speech => ({
  ...scene,
  mood: 'happens',
  players: { you: '自己', opponent: '对方' },
  from,
  words: WORDS,
});
export const CHINESE: Wording = numberedWording<Speech>({
  speak,
  kind: sayKind,
  materials: sayMaterials,
  texts: sayTexts,
  ownWays: sayOwnWays,
  gemini: sayGemini,
  ofActivation: sayOfActivation,
  limits: sayLimits,
  notes: sayNotes,
  heading: sayHeading,
  modeHeading: sayModeHeading,
  activation: (mode, _, speech) => sayActivation(mode, speech),
  resolution: (mode, _, speech) => sayResolution(mode, speech),
  assemble,
  choice: (heading, use) => clauses([heading, `${use === 'mandatory' ? '' : '可以'}从以下效果选择1个发动`]),
  afterwards: sayAfterwards,
  applied: sayApplied,
  sentence: withFullStop,
  circled,
  pendulumSection: (lines) => ['【灵摆效果】', ...lines],
  monsterSection: (summoning, lines) => ['【怪兽效果】', ...summoning, ...lines],
});
