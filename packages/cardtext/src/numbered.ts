/** Languages that number effects and say what limits them first, as the OCG's cards do. */
import { type ActivatedEffect, isActivated, type Mode, type Zone } from '@spellspeed/engine/language';
import { isOptional } from './meaning/effects.ts';
import { isNumbered } from './meaning/summoning.ts';
import type { PrintedEffect, Scene, Wording } from './wording.ts';

/** What such a language says; how it speaks is its own. */
export interface Numbered<Speech extends Scene>
  extends Pick<
    Wording,
    'kind' | 'limits' | 'notes' | 'sentence' | 'monsterSection' | 'pendulumSection' | 'isChosenInSentence'
  > {
  readonly speak: (scene: Scene, from?: readonly Zone[]) => Speech;
  readonly materials: (speech: Speech) => string;
  /** What the card says of its Summons, of victory: texts without a number. */
  readonly texts: (speech: Speech) => readonly string[];
  /** Summons by the card's own text alone, which have a number where there are other ways. */
  readonly ownWays: (speech: Speech) => readonly string[];
  /** The two sentences of a Gemini monster, which are numbered like effects. */
  readonly gemini: (speech: Speech) => readonly string[];
  /** What a Spell or Trap says of its own activation. */
  readonly ofActivation: (effect: ActivatedEffect, speech: Speech) => readonly string[];
  readonly heading: (effect: ActivatedEffect, speech: Speech) => string;
  readonly modeHeading: (mode: Mode, speech: Speech) => string;
  readonly activation: (mode: Mode, effect: ActivatedEffect, speech: Speech) => string;
  readonly resolution: (mode: Mode, effect: ActivatedEffect, speech: Speech) => string;
  readonly assemble: (
    parts: Parameters<Wording['assemble']>[0],
    effect: ActivatedEffect,
    speech: Speech,
  ) => string;
  /** "activate 1 of these effects", after its heading. */
  readonly choice: (heading: string, use: 'mandatory' | 'optional') => string;
  readonly afterwards: (effect: ActivatedEffect, speech: Speech) => readonly string[];
  readonly applied: (effect: Parameters<Wording['applied']>[0], speech: Speech) => string;
  readonly circled: (number: number) => string;
}

export const numberedWording = <Speech extends Scene>(language: Numbered<Speech>): Wording => {
  const { speak, sentence } = language;
  const inMode = (mode: Mode, effect: ActivatedEffect, scene: Scene): Speech =>
    speak(scene, mode.from ?? effect.from);
  const ownEffects = (scene: Scene): readonly PrintedEffect[] => {
    const speech = speak(scene);
    const own = isNumbered(scene.card) ? language.ownWays(speech) : [];
    return [
      ...own.map((text) => ({ number: 1, text: sentence(text) })),
      ...language.gemini(speech).map((text, index) => ({ number: index + 1, text: sentence(text) })),
    ];
  };
  const ofActivation = (scene: Scene): readonly string[] =>
    scene.card.effects.flatMap((effect) =>
      isActivated(effect) ? language.ofActivation(effect, speak(scene, effect.from)) : [],
    );
  return {
    ...language,
    materials: (scene) => language.materials(speak(scene)),
    summoning: (scene) => language.texts(speak(scene)),
    limits: (scene, where, numberOfEffects) => [
      ...(where === 'monster' ? ofActivation(scene) : []),
      ...language.limits(scene, where, numberOfEffects),
    ],
    ownEffects,
    heading: (effect, scene) => language.heading(effect, speak(scene, effect.from)),
    modeHeading: (mode, effect, scene) => language.modeHeading(mode, inMode(mode, effect, scene)),
    activation: (mode, effect, scene) => language.activation(mode, effect, inMode(mode, effect, scene)),
    resolution: (mode, effect, scene) => language.resolution(mode, effect, inMode(mode, effect, scene)),
    assemble: (parts, effect, scene) => language.assemble(parts, effect, speak(scene, effect.from)),
    choiceOfModes: (heading, effect) => {
      const mustBe = !isOptional(effect) && effect.effect !== 'card-activation';
      return sentence(language.choice(heading, mustBe ? 'mandatory' : 'optional'));
    },
    afterwards: (effect, scene) => language.afterwards(effect, speak(scene, effect.from)),
    applied: (effect, scene) => language.applied(effect, speak(scene, effect.from)),
    numbered: (number, text) => (number === 0 ? text : `${language.circled(number)}：${text}`),
    betweenSentences: '',
    bullet: '●',
  };
};
/** A sentence of these languages ends in its own full stop. */
export const withFullStop = (text: string): string =>
  text === '' || text.endsWith('。') ? text : `${text}。`;
