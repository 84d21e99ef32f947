/** How texts of today say whose, where and what in other words than the printer. */
import { type Normalisation, within } from './clause.ts';

/** Whose cards are meant, and where they are. */
const WHOSE: readonly Normalisation[] = [
  {
    is: 'cards of the opponent who was named',
    from: within('\\b(damage to your opponent(?: equal to)? for each ~) they control\\b'),
    to: '$1 your opponent controls',
  },
  {
    is: 'all cards of the opponent',
    from: within(
      "\\b([Aa]ll) (?:of )?your opponent's (Attack Position |Defense Position )?(monsters|Spells/Traps)\\b(?! (?:in|on|that))",
    ),
    to: '$1 $2$3 your opponent controls',
  },
  {
    is: 'from the hand: from its own',
    from: /\b(this card is (?:sent|banished|discarded)) from the hand (or field )?(to the GY)/g,
    to: '$1 from your hand $2$3',
  },
  {
    is: 'from the Deck of the player whose effect it is',
    from: within('\\b((?:Special Summon|Add|add|Set|Send|send) \\d ~) from the Deck(?=[.,;]| to )'),
    to: '$1 from your Deck',
  },
  {
    is: 'a Set from the Deck',
    from: within(
      '\\b(Set 1 ~)(?: Card)? directly (from your (?:hand(?: or Deck)?|Deck|GY|hand, Deck, or GY|Deck or GY))',
    ),
    to: '$1 $2',
  },
];

/** What is waited for, and what must be so. */
const WAITED: readonly Normalisation[] = [
  {
    is: 'whoever battles is destroyed by that battle',
    from: /\b(is destroyed by battle) with an opponent's monster(?= and sent|[:,])/g,
    to: '$1',
  },
  {
    is: "because of the opponent's card effect",
    from: /\bleaves the field because of (your opponent's card effect|an opponent's card effect)/g,
    to: "leaves the field by your opponent's card effect",
  },
  {
    is: "the opponent's effects",
    from: /\b((?:be targeted|be destroyed|be banished) by) an opponent's card effects\b/g,
    to: "$1 your opponent's card effects",
  },
  {
    is: "sent by the opponent's effect",
    from: /\b(is sent from your (?:hand|Deck|hand or Deck|field)) to your (GY by your opponent's card effect)/g,
    to: '$1 to the $2',
  },
  {
    is: 'twice at most',
    from: /(^|[.)] |\n|● )Up to twice per turn: (?=You can)/g,
    to: '$1Twice per turn: ',
  },
  {
    is: 'the card returns itself',
    from: /\b((?:Normal|Special|Flip) Summoned(?: or (?:Special Summoned|flipped face-up))? this turn: Return) it to the hand/g,
    to: '$1 this card to the hand',
  },
  {
    is: 'what is banished from the GY lies there',
    from: within(
      '\\b((?:When|If) ~),? while this card is in your GY( \\(except during the Damage Step\\))?: (You can banish this card)(?: from (?:the|your) GY)?; ',
    ),
    to: '$1$2: $3 from your GY; ',
  },
  {
    is: 'what is Summoned from the hand lies there',
    from: within('\\b([Ii]f ~) and this card is in your hand: (You can Special Summon this card)(?=[.,])'),
    to: '$1: $2 from your hand',
  },
  {
    is: 'what is Summoned from the hand lies there, for a cost',
    from: within(
      '(^|[.)] |\\n|● )(?:If|While) this card is in your hand(?:: | (\\(Quick Effect\\): ))(You can ~[;,] (?:~[;,] )*?Special Summon this card)(?=[.,])',
    ),
    to: '$1$2$3 from your hand',
  },
  {
    is: 'what a card does when it has gone must be done',
    from: within(
      '(^|[.)] |\\n|● )When (this card is (?:sent|destroyed|banished|discarded)~): (?!You can|Once|~, you can)',
    ),
    to: '$1If $2: ',
  },
  {
    is: 'what happens while it lies in the GY',
    from: within(
      '\\b((?:When|If) ~ (?:is|are|leaves|leave|is sent|is destroyed) ~)(?:, ~)*?, (while this card is in your GY\\b)',
    ),
    to: '$1 $2',
  },
  {
    is: 'while it lies there: it lies there',
    from: within('\\b([Ii]f you (?:control|have) ~), while this card is in your (GY|hand): '),
    to: '$1 and this card is in your $2: ',
  },
  {
    is: 'one event or another, with a comma',
    from: within(
      '\\b((?:When|If) this card is (?:banished|destroyed|sent ~)), (or (?:sent|banished|destroyed) )',
    ),
    to: '$1 $2',
  },
  {
    is: 'a Special Summon that is negated',
    from: within('\\b(would Special Summon ~: ~; negate the )Special (?=Summon\\b)'),
    to: '$1',
  },
];

/** What is done. */
const DONE: readonly Normalisation[] = [
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

export const TODAY_WORDINGS: readonly Normalisation[] = [...WHOSE, ...WAITED, ...DONE];
