/** Whose cards are meant, and where they are, in other words than the printer. */
import { type Normalisation, within } from './clause.ts';

export const WHOSE_WORDINGS: readonly Normalisation[] = [
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
