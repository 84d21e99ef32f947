/** What is waited for and when, said in other words. */
import { type Normalisation, within } from './clause.ts';
import { ACTIVATIONS, DECLARATIONS } from './declaration-wordings.ts';
import { SUFFERED } from './suffered-wordings.ts';

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
/** How a monster lay and lies now. */
const POSITIONS: readonly Normalisation[] = [
  {
    is: 'from Attack Position',
    from: /\bthis (?:face-up )?Attack Position (card) is changed to face-up Defense Position\b/g,
    to: 'this $1 is changed from Attack Position to face-up Defense Position',
  },
  {
    is: 'what lies face-up is not changed to face-down Defense Position with this effect',
    from: /\bthis face-up card is changed from Attack Position to Defense Position\b/g,
    to: 'this card is changed from Attack Position to face-up Defense Position',
  },
  {
    is: 'from Defense Position',
    from: /\bthis Defense Position card(?: on the field)? is changed to (?:face-up )?Attack Position\b/g,
    to: 'this card is changed from Defense Position to Attack Position',
  },
  {
    is: "an opponent's monster from Attack Position",
    from: /\ba face-up Attack Position monster your opponent controls is changed to face-up Defense Position\b/g,
    to: "an opponent's monster is changed from Attack Position to face-up Defense Position",
  },
  {
    is: 'what is changed to face-down Defense Position is flipped face-down',
    from: /\b(a face-up monster you control) is changed to face-down Defense Position\b/g,
    to: '$1 is flipped face-down',
  },
];
const TIMES: readonly Normalisation[] = [
  {
    is: 'the effect of a monster is a monster effect',
    from: within("\\b([Ww]hen|[Ii]f) (another|an?) (~)monster's effect is activated(?=[:,]| \\()"),
    to: '$1 $2 $3monster effect is activated',
  },
  {
    is: 'a monster of whatever player',
    from: /\b([Ww]hen|[Ii]f) any player's monster (?=declares an attack)/g,
    to: '$1 a monster ',
  },
  {
    is: 'what is so while it happens',
    from: within(
      '\\b((?:When|If) (?:[^:.",]|"[^"]*"|, or (?:monster )?effect,)*), while (?=you (?:control|have) (?:[^:;."]|"[^"]*")*:)',
    ),
    to: '$1 while ',
  },
  {
    is: 'a battle, then its point in time',
    from: within(
      '(^|[.)] |\\n|● )If (this (?:[A-Z]\\w+ Position )?card (?:battle[ds]|attack(?:s|ed)|(?:is|was) attacked)\\b~), ((?:before|during|after) damage calculation|at the (?:start|end) of the Damage Step)(?=:| \\()',
    ),
    to: '$1@$3, if $2',
  },
  {
    is: 'how often, a battle, then its point in time',
    from: within(
      '\\b(Once per (?:battle|turn)), if (this card (?:battles|attacks)\\b~), ((?:before|during|after) damage calculation)(?=:| \\()',
    ),
    to: '$1, $3, if $2',
  },
  {
    is: 'in the Damage Step a battle is no point in time',
    from: within('\\b([Dd]uring the Damage Step), when (~ battles(?: ~)?)(?=:| \\()'),
    to: '$1, if $2',
  },
  {
    is: 'who attacked is the attacking monster of the battle',
    from: /((?:@?\b[Aa]fter damage calculation|@?\b[Aa]t the (?:start|end) of the Damage Step), if this card) attacked(?=[: ])/g,
    to: '$1 attacks',
  },
  {
    is: 'who has attacked this card',
    from: /((?:@?\b[Aa]fter damage calculation|@?\b[Aa]t the (?:start|end) of the Damage Step), if this card) (?:is|was) attacked by (?:a|an opponent's) monster: ([A-Z]\w+) that monster\b/g,
    to: '$1 is attacked: $2 the attacking monster',
  },
  {
    is: 'an attack while this card has material',
    from: /\b(this card (?:attacks|battles)) while it has material\b/g,
    to: '$1 and it has material',
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
    is: 'a monster that pays is in the plural no other',
    from: /\bto activate a monster's effect(?=[:, ])/g,
    to: 'to activate a monster effect',
  },
  {
    is: "where this card was its owner's",
    from: /\b(this card) is (sent|banished) from its owner's (hand or field)(?= to the GY|:)/g,
    to: '$1 in your $3 is $2',
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
export const EVENT_WORDINGS: readonly Normalisation[] = [
  ...WHOSE,
  ...TIMES,
  ...SUFFERED,
  ...ACTIVATIONS,
  ...DECLARATIONS,
  ...POSITIONS,
  ...ITSELF,
];
