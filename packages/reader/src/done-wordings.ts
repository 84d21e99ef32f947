/** What is done, in other words than the printer. */
import { type Normalisation, within } from './clause.ts';

export const DONE_WORDINGS: readonly Normalisation[] = [
  { is: 'then, with a comma', from: /, then, (?=you can\b|if you\b|you may\b)/g, to: ', then ' },
  {
    is: 'a card that acts on the field lies there face-up',
    from: /\b((?:[Yy]ou can )?(?:[Rr]eturn|[Ss]end|[Tt]ribute|[Bb]anish)) this face-up card(?= to the (?:hand|GY)|[;,])/g,
    to: '$1 this card',
  },
  {
    is: 'all that are there when it is done',
    from: within('\\b([Aa]ll ~(?:monsters|cards)) currently on the field\\b'),
    to: '$1 on the field',
  },
  {
    is: 'which monsters, then where',
    from: within(
      '\\b((?:Target|[Tt]arget|[Ss]end|[Bb]anish|[Dd]estroy|[Tt]ribute|[Cc]ontrols?) (?:\\d|all|an?) (?:~ )?(?:monsters?|Monsters?)) (on the field|you control|your opponent controls) (with \\d+(?: or (?:more|less))? (?:ATK|DEF))(?=[.,;:])',
    ),
    to: '$1 $3 $2',
  },
  {
    is: 'what sends itself lies on the field',
    from: /\b([Yy]ou can send this card) from (?:the|your) field (to the GY)(?=[.,;])/g,
    to: '$1 $2',
  },
  {
    is: 'a Level that is increased or reduced',
    from: /\b(increase|reduce) (its|their|this card's|that target's|that monster's) Levels? by (\d+)(?= until|[.,;])/g,
    to: '$2 Level is $1d by $3',
  },
  {
    is: 'what lasts does not hang on the card',
    from: / \(even if this card leaves the field\)/g,
    to: '',
  },
  {
    is: 'no Spell/Trap Cards',
    from: /\b(cannot activate) any (?=(?:Spell|Trap|Spell\/Trap) Cards\b)/g,
    to: '$1 ',
  },
  {
    is: 'a card of one sort or another',
    from: within(
      '\\b(1 (?!"[^"]*" or 1 "[^"]*" (?:monster|card|Spell|Trap)\\b)~) or 1 ("[^"]*"(?: (?:monster|card|Spell|Trap))?) (?=from|in)',
    ),
    to: '$1 or $2 ',
  },
  {
    is: 'monsters of a kind gain, others lose',
    from: /(^|[.)] |\n)(All (?:[^.;:"]|"[^"]*")* gain \d+ (?:ATK\/DEF|ATK|DEF)), also all ((?:[^.,;:"]|"[^"]*")* lose \d+ (?:ATK\/DEF|ATK|DEF)\.)/g,
    to: '$1$2. All $3',
  },
  {
    is: 'a value that is made another',
    from: within(
      "\\b(?:change|make) (its|their|this card's|that (?:target|monster)'s) (ATK|DEF|ATK/DEF|Level) (?:to|become) (\\d+)",
    ),
    to: '$1 $2 becomes $3',
  },
  {
    is: 'half of what it is now',
    from: /\b(ATK|DEF|ATK\/DEF) (becomes?) half its current \1\b/g,
    to: '$1 $2 halved',
  },
  {
    is: 'the card itself is it',
    from: /\b((?:When|If) this card is (?:[^.,;:"]|"[^"]*")*: (?:You can )?(?:Special Summon|add|banish)) it(?=[.,;]| to your hand\.)/g,
    to: '$1 this card',
  },
  {
    is: 'both are them',
    from: within('\\b([Tt]arget ~ and 1 ~; (?:destroy|banish|return)) both(?=[.,;]| to )'),
    to: '$1 them',
  },
  {
    is: 'of what cards speak',
    from: within(
      '\\b([Aa]dd \\d ~)( from your (?:Deck|GY|Deck or GY) to your hand), (that mentions "[^"]*")',
    ),
    to: '$1 $3$2',
  },
  {
    is: 'from where, then of what cards speak',
    from: within(
      '\\b((?:[Aa]dd|[Ss]pecial Summon) \\d ~) (that mentions "[^"]*") (from your (?:hand|Deck|GY|hand or Deck|hand or GY|Deck or GY|hand, Deck, or GY))(?= to your hand|[.,;])',
    ),
    to: '$1 $3 $2',
  },
  {
    is: 'also, with a comma',
    from: /, also, (?=you cannot\b)/g,
    to: ', also ',
  },
];
