/** What is loaded, from a program that has only just started. */
import type * as Cards from '@spellspeed/cards';
import type * as Engine from '@spellspeed/engine';

/** What is made of the packages when they are there. */
type Make = (cards: typeof Cards, engine: typeof Engine) => { readonly pool: Engine.CardPool };
export const SUBJECTS = {
  'pool of the definitions': ({ CARDS }, { createPool }) => ({ pool: createPool(CARDS) }),
  'pool of the facts of all cards': ({ allFacts, asPrinted }, { createPool }) => ({
    pool: createPool(allFacts().map(asPrinted)),
  }),
} as const satisfies { readonly [subject: string]: Make };
export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly Subject[];

/** The steps, in turn. */
export const STEPS = ['the engine', 'the cards', 'the pool'] as const;
export type Step = (typeof STEPS)[number];
/** Milliseconds of each step, and how many cards there are in the end. */
export interface Loaded {
  readonly cards: number;
  readonly milliseconds: { readonly [step in Step]: number };
}
