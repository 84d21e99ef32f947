import type { CardFacts } from '@spellspeed/cards';

/** Why this card needs no definition; null for one that does. */
export const withoutDefinition = (facts: CardFacts): string | null => {
  if (facts.kind !== 'monster') return null;
  if (facts.frame === 'token') return 'is a Token: the effects that Summon it say what it is.';
  if (facts.frame === 'normal' && facts.scale === undefined)
    return 'is a Normal Monster: its facts say all that there is to say.';
  return null;
};
