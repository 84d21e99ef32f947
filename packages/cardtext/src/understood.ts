/** What the engine makes of the effects of a card: facts that are derived from the definition, beside the printed text. */
import {
  type Card,
  type Category,
  categoriesOfEffect,
  type DamageStepTiming,
  damageStepTimings,
  type Effect,
  isActivated,
  isPendulumEffect,
  printedNumber,
  spellSpeedOf,
} from '@spellspeed/engine/language';
import type { Printer } from './printer.ts';

/** One effect as the engine understands it. */
export interface EffectFacts {
  /** Its number on the card: ①②③ are 1, 2, 3. */
  readonly number: number;
  readonly kind: Effect['effect'];
  /** Does it work in the Pendulum Zone alone? Such effects are numbered apart. */
  readonly isPendulum: boolean;
  /** Null for what is never activated. */
  readonly spellSpeed: 1 | 2 | 3 | null;
  /** Where in the Damage Step it may be activated. */
  readonly damageStep: readonly DamageStepTiming[];
  readonly categories: readonly Category[];
  readonly text: string;
}

/** All effects of a card, in the order of the definition; their texts from the printer of a language. */
export const effectFacts = (card: Card, printer: Pick<Printer, 'effect'>): readonly EffectFacts[] =>
  card.effects.map((effect, index) => ({
    number: printedNumber(card.effects, index),
    kind: effect.effect,
    isPendulum: isPendulumEffect(effect),
    spellSpeed: isActivated(effect) ? spellSpeedOf(card, effect) : null,
    damageStep: isActivated(effect) ? damageStepTimings(card, effect) : [],
    categories: isActivated(effect) ? [...categoriesOfEffect(effect)] : [],
    text: printer.effect(card, index),
  }));
