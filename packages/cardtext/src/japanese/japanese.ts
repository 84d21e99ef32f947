/** Japanese, as the OCG's present cards read. */
import type { Zone } from '@spellspeed/engine/language';
import { isEitherOfTwo } from '../meaning/choices.ts';
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
  mood: 'effect',
  players: { you: '自分', opponent: '相手' },
  from,
  words: WORDS,
});
export const JAPANESE: Wording = numberedWording<Speech>({
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
  activation: sayActivation,
  resolution: sayResolution,
  assemble,
  choice: (heading, use) =>
    clauses([heading, `以下の効果から１つを選択して発動${use === 'mandatory' ? 'する' : 'できる'}`]),
  afterwards: sayAfterwards,
  applied: sayApplied,
  sentence: withFullStop,
  circled,
  isChosenInSentence: isEitherOfTwo,
  pendulumSection: (lines) => ['【Ｐ効果】', ...lines],
  monsterSection: (summoning, lines) => ['【モンスター効果】', ...summoning, ...lines],
});
