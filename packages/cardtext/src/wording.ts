/** What a language must be able to say; `print.ts` puts it in order. */
import type { ActionOf, ActivatedEffect, AppliedEffect, Card, Mode } from '@spellspeed/engine/language';
import type { Memory } from './memory.ts';

/** One part of a text, being said. */
export interface Scene {
  readonly card: Card;
  readonly memory: Memory;
}
/** The parts of one way to activate an effect, in words. An empty string: nothing to say. */
export interface ModeParts {
  /** When, if, how often: what stands before the colon. */
  readonly heading: string;
  /** Costs and targets: what stands before the semicolon. */
  readonly activation: string;
  readonly resolution: string;
  /** One of the ways of an effect that is not the activation of the card itself. */
  readonly isWayOfEffect?: true;
}

/** The printed text of one effect. */
export interface PrintedEffect {
  /** Its number on the card: ①②③ are 1, 2, 3; 0 for a condition of the card's activation. */
  readonly number: number;
  readonly text: string;
}

export interface Wording {
  readonly kind: (card: Card) => string;
  readonly materials: (scene: Scene) => string;
  readonly summoning: (scene: Scene) => readonly string[];
  /** Limits that stand before the effects, those of the Pendulum Zone apart; of how many effects in all the numbers are. */
  readonly limits: (
    scene: Scene,
    where: 'monster' | 'pendulum',
    numberOfEffects: number,
  ) => readonly string[];
  /** What is no effect in the definition and has a number on the card all the same. */
  readonly ownEffects: (scene: Scene) => readonly PrintedEffect[];
  /** What is no effect: names that the card always has. */
  readonly notes: (card: Card) => readonly string[];
  readonly heading: (effect: ActivatedEffect, scene: Scene) => string;
  readonly modeHeading: (mode: Mode, effect: ActivatedEffect, scene: Scene) => string;
  readonly activation: (mode: Mode, effect: ActivatedEffect, scene: Scene) => string;
  readonly resolution: (mode: Mode, effect: ActivatedEffect, scene: Scene) => string;
  /** One way: a sentence. */
  readonly assemble: (parts: ModeParts, effect: ActivatedEffect, scene: Scene) => string;
  /** The line that stands above several ways. */
  readonly choiceOfModes: (heading: string, effect: ActivatedEffect, scene: Scene) => string;
  /** Sentences after the effect: limits, what binds its player, what must also hold at resolution. */
  readonly afterwards: (effect: ActivatedEffect, scene: Scene) => readonly string[];
  readonly applied: (effect: AppliedEffect, scene: Scene) => string;
  /** Makes a sentence: its first letter, its last mark. */
  readonly sentence: (text: string) => string;
  /** An effect as a line of the card. */
  readonly numbered: (number: number, text: string) => string;
  /** The lines of a Pendulum Monster, under where they work. */
  readonly pendulumSection: (lines: readonly string[]) => readonly string[];
  readonly monsterSection: (summoning: readonly string[], lines: readonly string[]) => readonly string[];
  /** Is such a choice said within its sentence, and not in bullets after it? */
  readonly isChosenInSentence?: (choice: ActionOf<'one-of'>) => boolean;
  readonly betweenSentences: string;
  readonly bullet: string;
}
