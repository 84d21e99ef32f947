/** What is done to a card that was spoken of, said in other words: whose value changes, what was negated, where the card itself lies. */
import { type Normalisation, within } from './clause.ts';

/** What is negated is what is destroyed, and what is targeted is what changes. */
const SPOKEN_OF: readonly Normalisation[] = [
  {
    is: 'what was negated is destroyed',
    from: /\b([Nn]egate (?:the (?:activation|effect)|that (?:activation|effect)), and if you do, (?:destroy|banish)) that (?:card|monster)(?=[.,])/g,
    to: '$1 it',
  },
  {
    is: 'the battle position of one target that somebody controls',
    from: within(
      "(arget 1 (?:(?! and \\d)~)(?:you control|your opponent controls); change )that target's (battle position)",
    ),
    to: '$1the $2 of that target',
  },
  {
    is: 'the battle position of one target',
    from: within("(arget 1 (?:(?! and \\d)~)on the field; change )that target's (battle position)"),
    to: '$1its $2',
  },
];

/** A value that somebody changes is changed. */
const CHANGED: readonly Normalisation[] = [
  {
    is: 'what gains or loses',
    from: /\b([Yy]ou can |; )(?:make|have) (this card|it) (gain|lose) (?=\d)/g,
    to: '$1$2 $3s ',
  },
  {
    is: 'cards that gain or lose',
    from: within('\\b([Yy]ou can |; )(?:make|have) (all ~) (gain|lose) (?=\\d)'),
    to: '$1$2 $3 ',
  },
  {
    is: 'the Level of all of them',
    from: within('\\b(increase|reduce) the Levels? of (all ~) by (\\d+)(?=,? until|[.,;])'),
    to: 'the Level of $2 is $1d by $3',
  },
  {
    is: 'the Level of this card',
    from: /\b(increase|reduce) the Level of this card by (\d+)(?=,? until|[.,;])/g,
    to: "this card's Level is $1d by $2",
  },
  {
    is: 'leave to activate what begins with its subject',
    from: /(^|[.:)] |\n|● )([Yy]ou can )(?=(?:all (?:[^.,;:"]|"[^"]*")* (?:gain|lose) |the Level of all |this card(?:'s Level is| gains| loses)))/g,
    to: '$1$2activate this effect; ',
  },
  ...[
    ['this turn, ', '(this card|it) (cannot be destroyed by battle or card effects)'],
    ['until the end of this turn, ', '(this card|it) (cannot be destroyed by battle or card effects)'],
  ].map(([when = '', what]) => ({
    is: 'how long, said first',
    from: new RegExp(`(?<=; )${when}${what}(?=\\.)`, 'g'),
    to: `$1 $2 ${when.slice(0, -2)}`,
  })),
  {
    is: 'the first destruction of each turn',
    from: /(^|[.)] |\n)Once per turn, this (Defense Position |Attack Position )?card cannot be destroyed by (battle|card effects|battle or card effects)\./g,
    to: (_: string, start = '', position = '', by = '') =>
      `${start}The first time this ${position}card would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed.`,
  },
];

/** Where the card itself lies is said once. */
const LIES: readonly Normalisation[] = [
  {
    is: 'the card lies in the GY to which it was sent',
    from: within(
      '(^|[.)] |\\n|● )((?:When|If) this card (?:on the field |you control )?is (?:sent|destroyed|discarded)~ (?:to|in) (?:the|your) GY(?: ~)?: You can (?:~; )?Special Summon this card) from (?:the|your) GY(?=[.,])',
    ),
    to: '$1$2',
  },
  {
    is: 'the card lies in the GY, as was said',
    from: within(
      '((?:When|If|if|while) (?:~ )?this card is in your GY(?: \\([^)]*\\))?: You can (?:~; )?Special Summon this card) from (?:the|your) GY(?=[.,])',
    ),
    to: '$1',
  },
  {
    is: 'what is Summoned from the GY when something happens lies there',
    from: within(
      '(^|[.)] |\\n|● )((?:When|If) (?:(?:you|your opponent) (?:\\w+ )?Summons? an? ~|an? ~ is (?:\\w+ )?(?:Summoned|destroyed)~))( \\(except during the Damage Step\\))?: (You can Special Summon this card) from your GY(?=[.,])',
    ),
    to: '$1$2 while this card is in your GY$3: $4',
  },
  {
    is: 'what is used from the hand or the field',
    from: /\b([Tt]ribute|[Ss]end|[Bb]anish) this card from your hand or face-up field\b/g,
    to: '$1 this card from your hand or field',
  },
  {
    is: 'from the face-up field as well',
    from: /\b(from your (?:hand, Deck,|hand,?|Deck,?)) and\/or (?=face-up field\b)/g,
    to: '$1 or ',
  },
  {
    is: 'from the GY and the face-up field as well',
    from: /\b(from your (?:hand, )?face-up field,?) and\/or (?=GY\b)/g,
    to: '$1 or ',
  },
];

/** What there is on the field, and whose hand, Deck and GY are meant. */
const THERE: readonly Normalisation[] = [
  {
    is: 'what is on the field is there',
    from: within('\\b([Ii]f|[Ww]hen|while) (an? (?!monster Special)~(?:monster|Monster|Token|card|Spell|Trap)) is on the field(?=[:,]| and this)'),
    to: '$1 there is $2 on the field',
  },
  {
    is: 'what the opponent, who was named, has',
    from: within(
      '((?:If|When) ~your opponent(?: ~)?: (?:You can )?(?:[Ss]end the top (?:card|\\d cards) of|[Dd]iscard \\d random cards? from|[Bb]anish the top (?:card|\\d cards) of)) their (?=Deck|hand)',
    ),
    to: "$1 your opponent's ",
  },
  {
    is: 'what the opponent, who takes damage, has',
    from: within('\\b(damage to your opponent for each ~ in) their (?=hand|GY)'),
    to: "$1 your opponent's ",
  },
];
export const SAME_WORDINGS: readonly Normalisation[] = [...SPOKEN_OF, ...CHANGED, ...LIES, ...THERE];
