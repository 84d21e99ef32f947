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
/** A card name or words that say which monster it is. */
const KIND = '((?:(?:"[^"]*"|[A-Z][\\w-]*|or|Level \\d+(?: or (?:higher|lower))?),? )*)';
/** What a card or a player suffers. */
const SUFFERED: readonly Normalisation[] = [
  {
    is: 'damage is battle or effect damage',
    from: /\b([Ww]hen|[Ii]f) you take (?:any )?damage(?: by battle or by card effect)?(?=:| \(| while)/g,
    to: '$1 you take battle or effect damage',
  },
  {
    is: 'what an Equip Card was equipped to',
    from: within(
      '\\b(this card) is (sent to the GY|destroyed by card effect|destroyed) while (equipped to ~)(?=:)',
    ),
    to: '$1 $3 is $2',
  },
  {
    is: 'not by battle',
    from: /\b(is sent from the field to the GY), except when destroyed by battle(?=:)/g,
    to: '$1, except by battle',
  },
  {
    is: 'damage to whichever player',
    from: /\b(a monster inflicts battle damage) to a player(?=:)/g,
    to: '$1',
  },
  {
    is: 'while this monster is there, what comes from where',
    from: /\b((?:If|When|if|when) (?:[^:."]|"[^"]*")*) while you control this monster(?=:| \()/g,
    to: '$1 while this card is on the field',
  },
  {
    is: 'the monster of its player that battles',
    from: within(
      '\\b(if an? (?:(?!opponent)[^.,;:"]|"[^"]*")*(?:monster|Monster) you control battles(?: an opponent\'s monster)?(?: \\(Quick Effect\\))?: You can ~; )that monster(?: you control)?(?= (?:gains|cannot|is))',
    ),
    to: '$1your battling monster',
  },
  {
    is: 'the monster of its player that is in the battle',
    from: within(
      '\\b(if an? (?:(?!opponent)[^.,;:"]|"[^"]*")*(?:monster|Monster) you control battles(?: an opponent\'s monster)?(?: \\(Quick Effect\\))?: You can ~; (?:destroy|banish|return) )that monster you control(?=[.,])',
    ),
    to: '$1your battling monster',
  },
  {
    is: 'the Damage Step of either player',
    from: within(
      "\\b([Dd]uring) (?:either player's Damage Step|the Damage Step of either player's turn), when (~ battles\\b)",
    ),
    to: '$1 the Damage Step, if $2',
  },
  {
    is: "another monster of its player's battles",
    from: new RegExp(`\\b([Ii]f) your other ${KIND}monster battles\\b`, 'g'),
    to: '$1 another $2monster you control battles',
  },
  {
    is: 'what is drawn is not added or returned',
    from: /\b(this card is added) to your hand, except by drawing it(?=[:, ])/g,
    to: '$1 or returned to the hand',
  },
  {
    is: 'what is Tributed goes to the GY',
    from: /\bis Tributed and sent to the GY(?=:)/g,
    to: 'is Tributed to the GY',
  },
  {
    is: 'destroyed by battle or effect',
    from: /\bis destroyed by battle or effect(?=:)/g,
    to: 'is destroyed by battle or card effect',
  },
  {
    is: 'the Summon of what is Summoned so',
    from: within('\\bsent to the GY as material for (an? ~)(Fusion|Synchro|Xyz|Link) Monster(?=:)'),
    to: 'sent to the GY as material for the $2 Summon of $1monster',
  },
  {
    is: 'one Summon or another',
    from: within(
      '\\b([Ii]f|[Ww]hen) this card is Special Summoned by the effect of (an? ~), or Normal Summoned(?=:)',
    ),
    to: '$1 this card is Normal Summoned or it is Special Summoned by the effect of $2',
  },
  {
    is: 'one Summon, or another by an effect',
    from: within(
      '\\b([Ii]f|[Ww]hen) this card is Normal Summoned, or Special Summoned by the effect of (an? ~)(?=:)',
    ),
    to: '$1 this card is Normal Summoned or it is Special Summoned by the effect of $2',
  },
  {
    is: 'what the opponent Summons from their hand',
    from: /\b(your opponent Special Summons (?:[^.,;:"]|"[^"]*")*) from their (hand|GY)(?=:| \()/g,
    to: '$1 from the $2',
  },
  {
    is: 'a Trap that is activated is a card',
    from: /\b([Ww]hen a (?:Trap|Spell)) is activated(?=:)/g,
    to: '$1 Card is activated',
  },
  {
    is: 'a Tribute Summon by its player',
    from: /\b([Ww]hen|[Ii]f) you Tribute Summon this card by Tributing\b/g,
    to: '$1 this card is Tribute Summoned by Tributing',
  },
  {
    is: 'what is Tribute Summoned is face-up',
    from: /\bis Tribute Summoned face-up by Tributing\b/g,
    to: 'is Tribute Summoned by Tributing',
  },
  {
    is: 'one of the Tributes',
    from: /\bby Tributing at least 1 (?="?[^aeioAEIO1-9])/g,
    to: 'by Tributing a ',
  },
  {
    is: 'damage from a card effect is effect damage',
    from: /\b(you take|your opponent takes) damage from a card effect\b/g,
    to: '$1 effect damage',
  },
  {
    is: 'the damage of the effect',
    from: /\b(you take effect damage\b[^.]*) the damage you took\b/g,
    to: '$1 the effect damage you took',
  },
  {
    is: 'the damage of the battle',
    from: /\b(you take battle damage\b[^.]*) the damage you took\b/g,
    to: '$1 the battle damage you took',
  },
  {
    is: 'only monsters of the opponent attack it',
    from: /\b([Ii]f your opponent (?:Normal or Special|Special|Normal) Summons a monster) (\(except during the Damage Step\)), or if an opponent's monster targets this card for an attack(?=:)/g,
    to: '$1 or this card is targeted for an attack $2',
  },
  {
    is: 'who targets this card with whatever',
    from: within(
      '\\b(when (?:your opponent activates a card or effect|a card or effect is activated) that targets (?:only )?this card(?: on the field)?), or (?:when )?(?:your opponent )?(?:targets this card|this card is targeted) for an attack(?=:| \\()',
      'gi',
    ),
    to: '$1 or it is targeted for an attack',
  },
];
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
/** Who declares an attack, and who is in it. */
const DECLARATIONS: readonly Normalisation[] = [
  {
    is: "a monster of its player's in an attack, another one",
    from: new RegExp(`\\b(an attack is declared involving) your other ${KIND}monster\\b`, 'g'),
    to: '$1 another $2monster you control',
  },
  {
    is: "a monster of its player's in an attack",
    from: new RegExp(`\\b(an attack is declared involving) your ((?:face-up )?)${KIND}monster\\b`, 'g'),
    to: (_, involving = '', face = '', kind = '') =>
      `${involving} ${/^["aeioAEIOX]/.test((face + kind).replace(/^"(?=[^aeioAEIO])/, '')) ? 'an' : 'a'} ${face}${kind}monster you control`,
  },
  {
    is: "a monster of the opponent's in an attack",
    from: /\b(an attack is declared involving(?: [^:]* and)?) your opponent's (?=[^:]*monster)/g,
    to: "$1 an opponent's ",
  },
  {
    is: "the opponent's monster of which the text has spoken",
    from: /\b(an attack is declared involving [^:]* an opponent's [^:.]*: [^.]*?)\bthe opponent's monster\b/g,
    to: "$1that opponent's monster",
  },
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
  ...SUFFERED,
  ...ACTIVATIONS,
  ...DECLARATIONS,
  ...POSITIONS,
  ...ITSELF,
];
