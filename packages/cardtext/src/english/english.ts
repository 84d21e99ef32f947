/** English: problem-solving card text. */

import type { ActivatedEffect, Mode, Zone } from '@spellspeed/engine/language';
import { isEitherOfTwo } from '../meaning/choices.ts';
import { isOptional } from '../meaning/effects.ts';
import type { Scene, Wording } from '../wording.ts';
import { ACTIONS_SAID, SINGLE_ACTIONS, sayAction } from './action.ts';
import { sayAmount } from './amount.ts';
import { CLAIM } from './claim.ts';
import { sayCondition } from './condition.ts';
import { assemble, sayActivation, sayAfterwards, sayApplied, sayResolution } from './effect.ts';
import { sayHeading, sayModeHeading } from './heading.ts';
import { sayKind } from './kind.ts';
import { sayModifier } from './modifier.ts';
import { nounsIn } from './noun.ts';
import { sayPhrase } from './phrase.ts';
import { sayReference } from './reference.ts';
import { capital, type Speech, type Words } from './speech.ts';
import { sayMaterials, sayNotes, sayTexts } from './summoning.ts';

export const WORDS: Words = {
  action: sayAction,
  actions: ACTIONS_SAID,
  singleActions: SINGLE_ACTIONS,
  claims: CLAIM,
  amount: sayAmount,
  condition: sayCondition,
  modifier: sayModifier,
  nouns: nounsIn,
  phrase: sayPhrase,
  reference: sayReference,
};
const speak = (scene: Scene, from: readonly Zone[] = []): Speech => ({
  ...scene,
  mood: 'imperative',
  you: 'you',
  from,
  words: WORDS,
});
const inMode = (mode: Mode, effect: ActivatedEffect, scene: Scene): Speech => ({
  ...speak(scene, mode.from ?? effect.from),
  ...(effect.effect === 'trigger' && effect.evenIfLater && { evenIfLater: effect.evenIfLater }),
});

export const ENGLISH: Wording = {
  kind: sayKind,
  materials: (scene) => sayMaterials(speak(scene)),
  summoning: (scene) => sayTexts(speak(scene)),
  // In English a limit follows its effect, and a Summon by the card's own text stands before all effects.
  limits: () => [],
  ownEffects: () => [],
  notes: sayNotes,
  heading: (effect, scene) => {
    const heading = sayHeading(effect, speak(scene, effect.from));
    // After the colon things are named again: "this card", "that monster".
    scene.memory.focus = undefined;
    return heading;
  },
  modeHeading: (mode, effect, scene) => sayModeHeading(mode, inMode(mode, effect, scene)),
  activation: (mode, effect, scene) => sayActivation(mode, effect, inMode(mode, effect, scene)),
  resolution: (mode, effect, scene) => sayResolution(mode, effect, inMode(mode, effect, scene)),
  assemble: (parts, effect, scene) => assemble(parts, effect, speak(scene, effect.from)),
  choiceOfModes: (heading, effect) => {
    // Which of them it is does not depend on a player.
    const given = !isOptional(effect) && effect.modes.every(({ condition }) => condition !== undefined);
    const which = given ? 'the appropriate effect' : '1 of these effects';
    const choice = `${isOptional(effect) ? 'you can ' : ''}activate ${which};`;
    return capital(heading === '' ? choice : `${heading}: ${capital(choice)}`);
  },
  afterwards: (effect, scene) => sayAfterwards(effect, speak(scene, effect.from)),
  applied: (effect, scene) => sayApplied(effect, speak(scene, effect.from)),
  sentence: (text) => (text === '' ? '' : `${capital(text)}.`),
  numbered: (_, text) => text,
  pendulumSection: (lines) => lines.map((line) => `Pendulum Effect: ${line}`),
  monsterSection: (summoning, lines) => [...summoning, ...lines.map((line) => `Monster Effect: ${line}`)],
  isChosenInSentence: isEitherOfTwo,
  betweenSentences: ' ',
  bullet: '● ',
};
