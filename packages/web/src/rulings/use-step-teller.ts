import type { Teller } from '../telling/teller.ts';
import { useTeller } from '../telling/use-teller.ts';

/** The players of a scenario have no other names. */
export const PLAYER_NAMES = ['A', 'B'] as const;

/** Tells the steps of scenarios in the language of the page. */
export const useStepTeller = (): Teller => useTeller({ you: null, names: PLAYER_NAMES });
