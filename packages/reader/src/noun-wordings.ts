/** Which cards are meant, said in other words: where they are, how they lie, of what kinds they are. */
import { type Normalisation, within } from './clause.ts';

/** A Set card lies face-down. (places.face-down-position) */
const SET: readonly Normalisation[] = [
  {
    is: 'Set cards lie face-down',
    from: /\b(\d|all|[Aa]ll|no|any|other|each|number of|a|opponent's) Set (?=(?:cards?|monsters?|Spells?\/Traps?|Spells?|Traps?)\b)/g,
    to: '$1 face-down ',
  },
];

const TYPE =
  '(?:Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Illusion|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm|Zombie)';
const KINDS: readonly Normalisation[] = [
  {
    // No card has two Types: all cards of several Types are those of one or the other.
    is: 'all cards of several Types',
    from: new RegExp(
      `(?<=^|[.:;] |\\n|[Aa]ll |[Aa]ll face-up |[Aa]ll other |[Oo]ther |for each )((?:${TYPE}, )*${TYPE},?) and (?=${TYPE} (?:[A-Z][a-z]+ )?[mM]onsters?\\b)`,
      'g',
    ),
    to: '$1 or ',
  },
  {
    is: 'a name without a noun is a card of that name, and lies face-up',
    from: /\b([Yy]ou control|opponent controls|[Yy]ou must control) (?:an? )?(?:face-up )?("[^"]*")(?=[:,.]| to activate)/g,
    to: '$1 $2',
  },
  {
    is: 'all monsters in a position',
    from: /(^|[.:;] |\n|[Aa]ll )([Mm]onsters|Tokens) (you control|your opponent controls|on the field) in (Attack|Defense) Position\b/g,
    to: '$1@$4 Position £$2 $3',
  },
  { is: 'the noun of those monsters', from: /£M/g, to: 'm' },
  { is: 'the noun of those Tokens', from: /£/g, to: '' },
];

const BANISHED: readonly Normalisation[] = [
  {
    is: 'for each banished card',
    from: /\bfor each of (your|your opponent's) banished ((?:[^.,;:"]|"[^"]*")*?)(monster|card|Spell|Trap)s(?=[.,;]| until)/g,
    to: 'for each $2$3 in $1 banishment',
  },
  {
    is: 'banished cards that a player has',
    from: /\b([Yy]ou have \d or more) banished ((?:[^.,;:"]|"[^"]*")*?)(monsters|cards)(?=[:,.])/g,
    to: '$1 $2$3 in your banishment',
  },
  {
    is: 'a banished card of either player',
    from: /\b([Tt]arget (?:up to )?\d) banished ((?:[^.,;:"]|"[^"]*")*?)(monsters?|cards?|Spells?|Traps?)(?=[;,])/g,
    to: "$1 $2$3 in either player's banishment",
  },
  {
    is: 'any number of banished cards',
    from: /\b(any number) of (your|your opponent's) banished ((?:[^.,;:"]|"[^"]*")*?)(monsters|cards|Spells|Traps)(?=[.,;])/g,
    to: '$1 of $3$4 in $2 banishment',
  },
];

const PLACES: readonly Normalisation[] = [
  { is: 'a list with its last comma', from: /\b(hand, Deck) or (?=GY\b)/g, to: '$1, or ' },
  { is: 'a GY of either player', from: /\bany GY\b/g, to: 'either GY' },
  {
    is: 'the top cards of a Deck',
    from: /\b([Ss]end|[Bb]anish|[Ee]xcavate) ([2-9]|1\d) cards from the top of (your|your opponent's) Deck\b/g,
    to: '$1 the top $2 cards of $3 Deck',
  },
  {
    is: 'the top card of a Deck',
    from: /\b([Ss]end|[Bb]anish|[Ee]xcavate) 1 card from the top of (your|your opponent's) Deck\b/g,
    to: '$1 the top card of $2 Deck',
  },
  {
    is: 'what is drawn comes from the Deck',
    from: /\b([Dd]raws? \d cards?) from your Deck\b/g,
    to: '$1',
  },
  {
    is: 'into the Deck of its owner',
    from: within(
      "\\b([Ss]huffle ~) into (?:your|the|its owner's|their owner's|their owners'|the owner's|the owners') Decks?(?=[.,;])",
    ),
    to: '$1 into the Deck',
  },
  {
    is: 'added to the Deck, which is shuffled',
    from: within('\\bAdd (\\d ~ from your GY) to your Deck and shuffle it(?=[.,])'),
    to: 'Shuffle $1 into the Deck',
  },
  {
    is: 'on the top or bottom of the Deck of its owner',
    from: within(
      "\\b([Pp]lace ~) on (?:the )?(top|bottom) of (?:your|its owner's|the owner's|their owner's|the) Deck(?=[.,;])",
    ),
    to: '$1 on the $2 of the Deck',
  },
  {
    is: 'returned to the top or bottom of the Deck',
    from: within("\\bReturn (~) to the (top|bottom) of (?:your|its owner's|the owner's|the) Deck(?=[.,;])"),
    to: 'Place $1 on the $2 of the Deck',
  },
  {
    is: 'returned to the top or bottom of the Deck, within a sentence',
    from: within("\\breturn (~) to the (top|bottom) of (?:your|its owner's|the owner's|the) Deck(?=[.,;])"),
    to: 'place $1 on the $2 of the Deck',
  },
  {
    is: 'what returns from the field lies on it',
    from: within(
      '\\b([Rr]eturn (?:all|\\d) (?:face-up |face-down )?~) from the field (to the hand)(?=[.,;])',
    ),
    to: '$1 on the field $2',
  },
  {
    is: 'only what its player controls is Tributed',
    from: within('\\b(Tribute \\d (?:other )?(?:face-up )?~) you control(?=[;,.])'),
    to: '$1',
  },
];
export const NOUN_WORDINGS: readonly Normalisation[] = [...SET, ...KINDS, ...BANISHED, ...PLACES];
