/**
 * Other words for the same: what a Japanese text may say either way, or leave to the rules. Each line says why; none takes away who, whose, where, how many,
 * whether or when without what says it as well (`sharpness.test.ts` has how far that holds).
 */
import type { Normalisation } from '../clause.ts';
import { BATTLES } from './like-terms/battles.ts';
import { EFFECTS } from './like-terms/effects.ts';
import { PLACES } from './like-terms/places.ts';
import { SUMMONS } from './like-terms/summons.ts';
import { TIMES } from './like-terms/times.ts';
import { WHICH_CARD } from './like-terms/which-card.ts';

/** In this order: later ones meet what earlier ones leave. */
export const LIKE_TERMS: readonly Normalisation[] = [
  ...SUMMONS,
  ...WHICH_CARD,
  ...PLACES,
  ...TIMES,
  ...BATTLES,
  ...EFFECTS,
];
