/** What is waited for and when, said in other words. */
import { type Normalisation, within } from './clause.ts';

const DEED =
  '(?=(?:is|was) (?:destroyed by battle|targeted for an attack|Tributed)\\b|destroys\\b|declares\\b|battles\\b|attacks\\b|inflicts\\b|activates\\b)';
const MINE =
  '((?:(?:"[^"]*"|[A-Z][\\w-]*|Level \\d+|or(?: higher| lower)?|face-up|Defense Position|Attack Position),? )*)(monster|Monster) ';
/** Whose monster does something. */
const WHOSE: readonly Normalisation[] = [
  {
    is: 'a monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your (?="?(?:[aeioAEIO]|Xyz))${MINE}${DEED}`, 'g'),
    to: '$1 an $2$3 you control ',
  },
  {
    is: 'a monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your ${MINE}${DEED}`, 'g'),
    to: '$1 a $2$3 you control ',
  },
  {
    is: "a monster of the opponent's",
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your opponent's monster ${DEED}`, 'g'),
    to: "$1 an opponent's monster ",
  },
];
const TIMES: readonly Normalisation[] = [
  {
    is: 'what is so while it happens',
    from: within(
      '\\b((?:When|If) (?:[^:.",]|"[^"]*"|, or (?:monster )?effect,)*), while (?=you (?:control|have) (?:[^:;."]|"[^"]*")*:)',
    ),
    to: '$1 while ',
  },
  {
    is: 'a battle, then its point in time',
    from: within('(^|[.)] |\\n|● )If (this card battles ~), (before|during|after) damage calculation: '),
    to: '$1@$3 damage calculation, if $2: ',
  },
  {
    is: 'either Main Phase or the Battle Phase',
    from: /\b([Dd]uring (?:the|your|your opponent's) Main) or (?=Battle Phase\b)/g,
    to: '$1 Phase or ',
  },
  {
    is: 'one event or another of the same card',
    from: within(
      "\\b((?:When|If) this (?:[A-Z]\\w+ Summoned )?card ~), or (?:if|when) (this (?:[A-Z]\\w+ Summoned )?card in (?:your|its owner's) (?:possession|control|Monster Zone) is ~:)",
    ),
    to: '$1 or $2',
  },
  {
    is: 'where it was when the effect destroyed it',
    from: within(
      "\\b((?:When|If) )(this (?:[A-Z]\\w+ Summoned )?card)( is destroyed by battle), or is destroyed by an opponent's card effect while in its owner's Monster Zone(?=:)",
    ),
    to: "$1$2$3 or $2 in your Monster Zone is destroyed by your opponent's card effect",
  },
  {
    is: 'where this card, which is in its GY now, came from',
    from: /\b(this card is (?:sent|banished) from) the ((?:hand|Deck|field)(?: or (?:the )?(?:hand|Deck|field|GY))?)(?= to the GY|:)/g,
    to: (_, is = '', places = '') =>
      places === 'field' ? `${is} the field` : `${is} your ${places.replace('or the', 'or')}`,
  },
  {
    is: 'the Summon for which it was used, by what it made',
    from: within('\\bused as (Fusion|Synchro|Xyz|Link) Material for (an? ~)(?=:|, and sent to)'),
    to: 'used as material for the $1 Summon of $2',
  },
  {
    is: 'the Summon for which it was sent, by what it made',
    from: within('\\bsent to the GY as (Fusion|Synchro|Xyz|Link) Material for (an? ~)(?=:)'),
    to: 'sent to the GY as material for the $1 Summon of $2',
  },
  {
    is: 'a Summon without a name for what is Summoned',
    from: /\bused as material for an? ((?:(?:Fusion|Synchro|Xyz|Link)(?:, (?:or )?| or )?)+) Summon(?=:|, and sent to)/g,
    to: 'used as $1 Material',
  },
  {
    is: 'destroyed by battle, in another order',
    from: /\b(is destroyed) and sent to the GY by battle\b/g,
    to: '$1 by battle and sent to the GY',
  },
  {
    is: 'a result of battle',
    from: /\b(destroyed|destroys? [^.,;:"]*) as a result of battle\b/g,
    to: '$1 by battle',
  },
  {
    is: 'added to the hand of its owner',
    from: /\b([Ii]f|[Ww]hen) (this card is added from) (?:your|the) Deck to your hand\b/g,
    to: '$1 $2 your Deck to the hand',
  },
  {
    is: 'a Synchro Material Monster',
    from: /\bas an? (Synchro|Fusion|Link) Material(?: Monster)?(?=:)/g,
    to: 'as $1 Material',
  },
  {
    is: 'your phase, without a colon',
    from: /(^|[.)] |\n)During your ((?:Standby|End|Draw) Phase), (inflict|gain|draw) (?![^.]*\b(?:unless|or|you can)\b)/g,
    to: '$1During your $2: @$3 ',
  },
];
/** Of an event that speaks of no other card, "it" is the card itself. */
const ITSELF: readonly Normalisation[] = [
  ['It (gains|loses)', 'This card $2'],
  ['Its (ATK|DEF|ATK/DEF|Level)', "This card's $2"],
].map(([from, to]) => ({
  is: 'the card itself is it',
  from: new RegExp(
    `\\b((?:When|If) this card (?:is (?:Normal|Special|Flip|Tribute|Synchro|Fusion|Xyz|Link|Ritual)(?: or (?:Special|Flip))? Summoned|is flipped face-up|declares an attack|battles|inflicts battle damage to your opponent(?: by a direct attack)?): )${from}\\b`,
    'g',
  ),
  to: `$1${to}`,
}));
/** A card name or words that say which monster it is. */
const KIND = '((?:(?:"[^"]*"|[A-Z][\\w-]*|or|Level \\d+(?: or (?:higher|lower))?),? )*)';
/** Who activates what, and where. */
const ACTIVATIONS: readonly Normalisation[] = [
  {
    is: 'the effect of another monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your other ${KIND}monster's effect is activated\\b`, 'g'),
    to: '$1 you activate another $2monster effect',
  },
  {
    is: "a monster's effect is a monster effect",
    from: new RegExp(
      `\\b([Ww]hen|[Ii]f) (an|a|another) ${KIND}monster's effect is activated(?=(?: on the field| in the [^.,;:"]*)?(?: \\(|:|,))`,
      'g',
    ),
    to: '$1 $2 $3monster effect is activated',
  },
  {
    is: 'an effect of a monster is a monster effect',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) an effect of (an?) ${KIND}monster is activated\\b`, 'g'),
    to: '$1 $2 $3monster effect is activated',
  },
  {
    is: 'what a monster on the field activates is activated there',
    // Where the text goes on about that monster, nothing else may be "it".
    from: /\b([Ww]hen|[Ii]f) a monster your opponent controls activates its effect(?=[^:]*: (?:(?!\b(?:it|its|that)\b)[^.])*\.)/g,
    to: '$1 your opponent activates a monster effect on the field',
  },
  {
    is: 'where the opponent activates it',
    from: /\b(your opponent activates a (?:monster|card) effect) in their (hand or GY|GY|hand)\b/g,
    to: '$1 in the $2',
  },
  {
    is: "nobody but a player activates effects in that player's GY",
    from: /\ba card effect is activated in your opponent's GY\b/g,
    to: 'your opponent activates a card or effect in the GY',
  },
  {
    is: 'in the GY nothing but effects is activated',
    from: /\b(your opponent activates a card) effect in the (GY|hand or GY)\b/g,
    to: '$1 or effect in the $2',
  },
  {
    is: 'exactly one card is targeted',
    from: within('\\bthat targets (1 ~) (\\(and no other cards\\))'),
    to: 'that targets exactly $1 $2',
  },
  {
    is: 'a Spell/Trap Card or monster effect, without commas',
    from: /\b(Spell\/Trap Card),? or monster effect,? is activated\b/g,
    to: '$1, or monster effect, is activated',
  },
];
/** Who declares an attack. */
const DECLARATIONS: readonly Normalisation[] = [
  {
    is: "any player's monster is a monster",
    from: /\b([Ww]hen|[Ii]f) (?:any|either) player's monster declares\b/g,
    to: '$1 a monster declares',
  },
  {
    is: 'who declares a direct attack',
    from: /\b([Ww]hen|[Ii]f) your opponent declares a direct attack\b/g,
    to: "$1 an opponent's monster declares a direct attack",
  },
];
export const EVENT_WORDINGS: readonly Normalisation[] = [
  ...WHOSE,
  ...TIMES,
  ...ACTIVATIONS,
  ...DECLARATIONS,
  ...ITSELF,
];
