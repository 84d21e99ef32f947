/** Where cards go from and where the card itself is. */
import { type Normalisation, within } from './clause.ts';

export const WHEREABOUTS_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what is discarded is in the hand',
    from: within(
      '\\b([Dd]iscard (?:up to )?\\d ~(?:cards?|monsters?|Spells?|Traps?)) from your hand(?=[.,;]| and)',
    ),
    to: '$1',
  },
  {
    is: 'from the hand, while something is so',
    from: within(
      '\\bIf (you(?:r opponent)? (?:controls?|ha(?:ve|s)) ~) and this card is in your hand: (You can ~)Special Summon this card(?! from)',
    ),
    to: 'If $1: $2Special Summon this card from your hand',
  },
  {
    is: 'from the hand, at any time',
    from: within(
      '(^|[.)] |\\n|● )If this card is in your hand: You can ((?!Special)~(?:; ~)?)Special Summon this card(?! from)(?=[.,])',
    ),
    to: '$1You can $2Special Summon this card from your hand',
  },
  {
    is: 'from the GY, while something is so',
    from: within(
      '\\bIf (you(?:r opponent)? (?:controls?|ha(?:ve|s)) ~): You can Special Summon this card from your GY(?=[.,])',
    ),
    to: 'If $1 and this card is in your GY: You can Special Summon this card',
  },
];
