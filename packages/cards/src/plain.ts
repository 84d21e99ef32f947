import type { CardFacts } from './facts/card-facts.ts';

/** A Normal Monster without a Pendulum Effect: its facts say all that there is to say. (monsters.normal.has-no-effect) */
export const isPlain = (facts: CardFacts): boolean =>
  facts.kind === 'monster' && facts.frame === 'normal' && !facts.abilities.includes('pendulum');
