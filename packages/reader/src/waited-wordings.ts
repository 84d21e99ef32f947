/** What is waited for, and what must be so, in other words than the printer. */
import { type Normalisation, within } from './clause.ts';

export const WAITED_WORDINGS: readonly Normalisation[] = [
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
