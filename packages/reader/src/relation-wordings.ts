/** What one card has in common with another that was spoken of, said in other words. */
import { type Normalisation, within } from './clause.ts';

const WORDS = '(?:[^.;"]|"[^"]*")*?';
const KIND = '(?:Level|Rank|original name|name|original Attribute|Attribute|original Type|Type)';
const KINDS = `${KIND}(?: and (?:original )?(?:Type|Attribute|Level))?`;
/** The one card that was paid, targeted or moved before. */
const ONE = `(?:[Tt]ribute|[Bb]anish|[Dd]iscard|[Rr]eveal|[Ss]end|[Tt]arget|[Ss]huffle|[Rr]eturn) 1 ${WORDS}(?:; |, then target |, and if you do, )${WORDS}`;
const PAID = /the (?:Tributed|banished|discarded|revealed|sent|returned|shuffled) /;
/** It is the card spoken of last: nothing was targeted beside what was paid. */
const isLast = (before: string, which: string): boolean =>
  !(PAID.test(which) && /\btarget 1\b.*; /.test(before)) &&
  !/(?<!Link-|Level |Rank )\b(?:and 1|[2-9]|up to) /.test(before.split('; ')[0] ?? '');
const WHICH =
  "(?:that (?:opponent's )?(?:card|monster|target|Spell|Trap|Tributed monster|discarded monster|destroyed monster)|the (?:Tributed|banished|discarded|revealed|sent|returned|shuffled|targeted|destroyed) (?:card|monster|Spell|Trap))(?:'s)?(?: (?:had )?on the field)?";
/** "That name", where nobody has declared one, is that of the card spoken of last. */
const NAMED: readonly Normalisation[] = [
  {
    is: 'the name of the card spoken of',
    from: /(?<!\b[Dd]eclare[^.]*)\bwith (?:that|its) name(?=[.,;]| for the rest| until| this turn| from your| on the)/g,
    to: 'with the same name as it',
  },
];
const AS_IT: readonly Normalisation[] = [
  {
    is: 'in what it is like the card spoken of',
    from: new RegExp(`\\b(${ONE})with the same (${KINDS}) as (${WHICH})(?= from | in |[.,;]| to )`, 'g'),
    to: (all: string, before = '', kind = '', which = '') =>
      isLast(before, which) ? `${before}with the same ${kind} as it` : all,
  },
  {
    is: 'in what it is unlike the card spoken of',
    from: new RegExp(
      `\\b(${ONE})with a different (${KIND}) (?:from|than) (${WHICH})(?= from | in |[.,;]| to )`,
      'g',
    ),
    to: (all: string, before = '', kind = '', which = '') =>
      isLast(before, which) ? `${before}with a different ${kind} from it` : all,
  },
  {
    is: 'like the one card that was spoken of',
    from: new RegExp(`\\b(${ONE})with the same (${KINDS})(?= from your | in your |[.,;])`, 'g'),
    to: (all: string, before = '', kind = '') =>
      isLast(before, '') ? `${before}with the same ${kind} as it` : all,
  },
  {
    is: 'unlike the one card that was spoken of',
    from: new RegExp(`\\b(${ONE})with a different (${KIND})(?= from your | in your |[.,;])`, 'g'),
    to: (all: string, before = '', kind = '') =>
      isLast(before, '') ? `${before}with a different ${kind} from it` : all,
  },
  {
    is: 'a name that the cards there do not have',
    from: within(
      '\\bwith a different name (?:from|than) (?:the )?(cards) (you control|in your GY|you control or in your GY)(?=[.,;]| from your| to your)',
    ),
    to: 'with a different name from the $1 $2',
  },
];
/** What is common stands behind where the card is; a name stands before it. */
const PLACE =
  '((?:from|in) your (?:[Hh]and|Deck|GY|Extra Deck|banishment)(?:(?:,|,? or) (?:or )?(?:hand|Deck|GY|Extra Deck|banishment))*)';
const ORDER: readonly Normalisation[] = [
  {
    is: 'in what it is like another, then to where it goes',
    from: new RegExp(
      `\\b${PLACE} (to (?:your hand|the GY)),? (with the same (?:Level|Rank|Attribute|Type|original Type)(?: and (?:Type|Attribute|Level))? as it)(?=[.,;])`,
      'g',
    ),
    to: '$1 $3 $2',
  },
  {
    is: 'which name it does not have, then from where and to where it goes',
    from: new RegExp(
      `\\b${PLACE}( to (?:your hand|the GY))?,? (with a different name from the cards (?:you control or in your GY|you control|in your GY))(?=[.,;])`,
      'g',
    ),
    to: '$3 $1$2',
  },
  {
    is: 'another name than that of the card itself',
    from: within('\\b([Yy]ou control an? ~(?:monster|card)) with a different name(?=[:,.])'),
    to: '$1 with a different name from this card',
  },
  {
    is: 'where it is, then in what it is like another',
    from: new RegExp(
      `\\b(with the same (?:Level|Rank|Attribute|Type|original Type)(?: and (?:Type|Attribute|Level))? as (?:it|this card)) ${PLACE}`,
      'g',
    ),
    to: '$2 $1',
  },
  {
    is: 'which name it has, then where it is',
    from: new RegExp(
      `\\b${PLACE},? (with (?:the same name as|a different (?:original )?(?:name|Attribute|Type) from) it)(?=[.,;]| to )`,
      'g',
    ),
    to: '$2 $1',
  },
];
/** So many cards of which no two have one name. */
export const APART_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what a player has, while something else is so',
    from: within('\\b(Must (?:first )?be Special Summoned \\([^)]*\\)) by having (~), while (?=you )'),
    to: '$1, while you have $2 and ',
  },
  {
    is: 'the Levels and Ranks of all of them together',
    from: within('\\b(the total Levels and Ranks of all ~) are (\\d+) or lower\\b'),
    to: '$1 is $2 or less',
  },
  {
    is: 'so many cards with different names somewhere',
    from: within(
      '\\b([Ii]f|[Ww]hile|and) you have (\\d+) or more (~(?:monsters|cards|Spells|Traps|Spells/Traps|Monsters)) with different names (in your (?:GY|hand|banishment))(?=[,.:]| and (?:this card|you))',
    ),
    to: '$1 the number of $3 with different names $4 is $2 or more',
  },
  {
    is: 'so many cards with different names on the field',
    from: within(
      '\\b([Ii]f|[Ww]hile|and) you control (\\d+) or more (~(?:monsters|cards|Spells|Traps|Spells/Traps|Monsters)) with different names(?=[,.:]| and (?:this card|you))',
    ),
    to: '$1 the number of $3 with different names you control is $2 or more',
  },
];
export const RELATION_WORDINGS: readonly Normalisation[] = [...NAMED, ...AS_IT, ...ORDER];
