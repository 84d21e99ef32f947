/** Japanese, as the OCG's present cards read. */
import { type ActivatedEffect, isActivated, type Mode, type Zone } from '@spellspeed/engine';
import { isOptional } from '../meaning/effects.ts';
import { isNumbered } from '../meaning/summoning.ts';
import type { PrintedEffect, Scene, Wording } from '../wording.ts';
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
const inMode = (mode: Mode, effect: ActivatedEffect, scene: Scene): Speech =>
  speak(scene, mode.from ?? effect.from);
const sentence = (text: string): string => (text === '' || text.endsWith('。') ? text : `${text}。`);

/** Summons by the card's own text and the two sentences of a Gemini monster are numbered like effects. */
const ownEffects = (scene: Scene): readonly PrintedEffect[] => {
  const speech = speak(scene);
  const own = isNumbered(scene.card) ? sayOwnWays(speech) : [];
  return [
    ...own.map((text) => ({ number: 1, text: sentence(text) })),
    ...sayGemini(speech).map((text, index) => ({ number: index + 1, text: sentence(text) })),
  ];
};

/** What a Spell or Trap says of its own activation. */
const ofActivation = (scene: Scene): readonly string[] =>
  scene.card.effects.flatMap((effect) =>
    isActivated(effect) ? sayOfActivation(effect, speak(scene, effect.from)) : [],
  );
const isMandatory = (effect: ActivatedEffect): boolean =>
  !isOptional(effect) && effect.effect !== 'card-activation';

export const JAPANESE: Wording = {
  kind: sayKind,
  materials: (scene) => sayMaterials(speak(scene)),
  summoning: (scene) => sayTexts(speak(scene)),
  limits: (scene, where, numberOfEffects) => [
    ...(where === 'monster' ? ofActivation(scene) : []),
    ...sayLimits(scene, where, numberOfEffects),
  ],
  ownEffects,
  notes: sayNotes,
  heading: (effect, scene) => sayHeading(effect, speak(scene, effect.from)),
  modeHeading: (mode, effect, scene) => sayModeHeading(mode, inMode(mode, effect, scene)),
  activation: (mode, effect, scene) => sayActivation(mode, effect, inMode(mode, effect, scene)),
  resolution: (mode, effect, scene) => sayResolution(mode, effect, inMode(mode, effect, scene)),
  assemble: (parts, effect, scene) => assemble(parts, effect, speak(scene, effect.from)),
  choiceOfModes: (heading, effect) =>
    sentence(
      clauses([heading, `以下の効果から１つを選択して発動${isMandatory(effect) ? 'する' : 'できる'}`]),
    ),
  afterwards: (effect, scene) => sayAfterwards(effect, speak(scene, effect.from)),
  applied: (effect, scene) => sayApplied(effect, speak(scene, effect.from)),
  sentence,
  numbered: (number, text) => (number === 0 ? text : `${circled(number)}：${text}`),
  pendulumSection: (lines) => ['【Ｐ効果】', ...lines],
  monsterSection: (summoning, lines) => ['【モンスター効果】', ...summoning, ...lines],
  betweenSentences: '',
  bullet: '●',
};
