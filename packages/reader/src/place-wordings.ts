/** Whose cards are meant and where they are, in the words of texts of today. */
import { type Normalisation, within } from './clause.ts';

/** Words of one noun, a list of Types among them. */
const SORT = '((?:[^.,;:"]|"[^"]*"|, (?=(?:or )?[A-Z]))*?)';
const NOUN = '(monster|card|Spell\\/Trap|Spell|Trap|Monster)';
/** "1 of your X monsters that is banished or in your GY": one of two places. */
const OF_TWO_PLACES: readonly Normalisation[] = [
  {
    is: 'one card that is banished or in the GY',
    from: within(
      `\\b1 of your ${SORT}${NOUN}s(?:,)? that (?:is|are) (?:banished or (?:is )?in your GY|in your GY or (?:is )?banished)(?=[.,;])`,
    ),
    to: '1 $1$2 in your GY or banishment',
  },
  {
    is: 'one card that is banished or in the GY, of a name',
    from: /\b1 of your ("[^"]*") that (?:is|are) (?:banished or in your GY|in your GY or banished)(?=[.,;])/g,
    to: '1 $1 in your GY or banishment',
  },
  {
    is: 'one card that is banished, of one of several Types',
    from: within(`\\b1 of your banished ${SORT}${NOUN}s(?=[.,;])`),
    to: '1 $1$2 in your banishment',
  },
  {
    is: 'cards that are banished or in the GY',
    from: within(
      `\\b(\\d|up to \\d) of your ${SORT}${NOUN}s(?:,)? that (?:is|are) (?:banished or (?:are )?in your GY|in your GY or banished)(?=[.,;])`,
    ),
    to: '$1 $2$3s in your GY or banishment',
  },
];
/** What is done takes cards from where they are; what is targeted is there. */
const TAKEN: readonly Normalisation[] = [
  {
    is: 'what is taken is taken from there',
    from: within(
      '\\b((?:[Ss]pecial Summon|[Aa]dd|[Pp]lace|[Ss]huffle|[Rr]eturn|[Bb]anish|[Aa]ttach|[Ss]et) (?:up to )?\\d ~) in your GY or banishment,?(?=[;.]| (?:to|in|into|on) )',
    ),
    to: '$1 from your GY or banishment',
  },
  {
    is: 'what is taken is taken from there, and what is excepted',
    from: within(
      '\\b((?:[Ss]pecial Summon|[Aa]dd) \\d ~) in (your GY or banishment)(?=(?: to your hand)?, except )',
    ),
    to: '$1 from $2',
  },
];
/** Where a card is placed. */
const PLACED: readonly Normalisation[] = [
  {
    is: 'placed face-up in a zone, after a comma',
    from: within(
      '\\b([Pp]lace \\d ~ from your (?:hand|Deck|GY|hand or Deck|hand or GY|Deck or GY|hand, Deck, or GY|Deck, GY, or banishment)), (?=face-up )',
    ),
    to: '$1 ',
  },
];
/** A place that is said before what lies there, or what goes to it. */
const TURNED: readonly Normalisation[] = [
  {
    is: 'what is added to the hand stands before the hand',
    from: within('\\b([Aa]dd) to your hand,? (1 ~(?:in|from) your ~(?:Deck|GY|banishment))(?=[.,;])'),
    to: '$1 $2 to your hand',
  },
  {
    is: 'what is added, then from where',
    from: within('\\b([Aa]dd) (from your (?:Deck|GY|Deck or GY)) to your hand,? (1 [^.;]*?)(?=[.;])'),
    to: '$1 $3 $2 to your hand',
  },
];
/** Which cards are meant, in another order. */
const SORTS: readonly Normalisation[] = [
  {
    is: 'on the field of either player',
    from: /\b(monsters?|cards?) on either field\b/g,
    to: '$1 on the field',
  },
  {
    is: 'of an archetype and not of a kind',
    from: /\bnon-(Synchro|Xyz|Fusion|Link|Ritual|Normal) ("[^"]*") monster(s?)\b/g,
    to: '$2 non-$1 Monster$3',
  },
  {
    is: 'no Tuner, then of which Level',
    from: /\b(Level \d+(?: or (?:lower|higher))?) non-Tuner /g,
    to: 'non-Tuner $1 ',
  },
  {
    is: 'of an archetype and no such Spell',
    from: /\bnon-(Quick-Play|Continuous|Field|Ritual|Equip) ("[^"]*") (Spells?|Traps?)\b/g,
    to: '$2 non-$1 $3',
  },
  {
    is: 'the monster with the highest or lowest value',
    from: within(
      '\\b(?:the (?:1 )?|1 )((?:~ )?(?:monster|Monster)) with the (highest|lowest) (ATK|DEF) (on the field|your opponent controls) (?=\\(your choice,? if tied\\))',
    ),
    to: 'the 1 $1 $4 that has the $2 $3 ',
  },
  {
    is: 'the monster somewhere with the highest or lowest value',
    from: within(
      '\\b(?:the (?:1 )?|1 )((?:~ )?(?:monster|Monster) (?:on the field|your opponent controls)) with the (highest|lowest) (ATK|DEF) (?=\\(your choice,? if tied\\))',
    ),
    to: 'the 1 $1 that has the $2 $3 ',
  },
  {
    is: 'monsters of their player',
    from: within(
      '(^|[.)] |\\n)Your (?!opponent)(~monsters(?: with \\d+ or (?:more|less) (?:ATK|DEF))?) (?=(?:cannot|gain|lose)\\b)',
    ),
    to: '$1@$2 you control ',
  },
  {
    is: 'a card that originally is a monster',
    from: within(
      '\\b(face-up ~)Monster Card (on the field|you control|(?:in|from) your Spell & Trap Zone)\\b',
    ),
    to: '$1card $2 that is a Monster Card',
  },
];
/** What is waited for, in other words. */
const EVENTS: readonly Normalisation[] = [
  {
    is: 'Normal Summoned or flipped face-up',
    from: /\b(if this card was Normal Summoned) or flipped face-up this turn\b/g,
    to: '$1 this turn or it was flipped face-up this turn',
  },
  {
    is: 'a Spirit monster, as older texts say it',
    from: /\bDuring the End Phase of the turn this card (?:is|was) Normal Summoned or flipped face-up: Return (?:it|this card) to (?:the|its owner's|the owner's) hand\./g,
    to: 'During the End Phase, if this card was Normal Summoned this turn or it was flipped face-up this turn: Return this card to the hand.',
  },
  {
    is: 'what is banished Summons itself',
    from: /\b(If this card is banished: You can (?!target\b)(?:(?! target )(?:[^.,;:"]|"[^"]*"))*; Special Summon) it(?=[,.])/g,
    to: '$1 this card',
  },
  {
    is: "the opponent's monster effect",
    from: /\b([Ww]hen|[Ii]f) your opponent's monster effect is activated(?=[:, ])/g,
    to: '$1 your opponent activates a monster effect',
  },
  {
    is: 'what an effect would do',
    from: /\bthat includes an effect that Special Summons a monster\b/g,
    to: 'that would Special Summon a monster',
  },
  {
    is: 'not in the turn in which it was sent there, while something is so',
    from: within(
      '(^|[.)] |\\n|● )If (you (?:control|have) ~), except the turn (?:this card|it) was sent (?:to the GY|there): (?=You can [^.;]*this card from your GY)',
    ),
    to: '$1If $2 and this card was not sent there this turn: ',
  },
  {
    is: 'in the GY, but not in the turn in which it was sent there',
    from: /\bIf this card is in your GY, except the turn (?:it|this card) was sent (?:there|to (?:the|your) GY): /g,
    to: 'If this card was not sent there this turn and this card is in your GY: ',
  },
  {
    is: 'a monster of its player, wherever it is',
    from: /\b([Ww]hen|[Ii]f) your monster that was originally (DARK|LIGHT|EARTH|WATER|FIRE|WIND) (?=is destroyed\b)/g,
    to: '$1 a monster in your possession whose original Attribute is $2 ',
  },
];
/** Types and Attributes in another order. */
const OF_TYPES: readonly Normalisation[] = [
  {
    is: 'Types in parentheses',
    from: /\b((?:[A-Z]+ )?)((?:Ritual|Fusion|Synchro|Xyz|Link) Monsters?|monsters?) \(([A-Z][\w-]*(?:, [A-Z][\w-]*,)? or [A-Z][\w-]*)\)/g,
    to: '$1$3 $2',
  },
];
/** Fusion Materials of both players. */
const OF_EITHER_FIELD: readonly Normalisation[] = [
  {
    is: 'monsters of either player on the field',
    from: within(
      '\\b(Fusion Summon 1 ~, using ~monsters) from either field(?: as (?:Fusion Materials?|material))?(?=[.;,])',
    ),
    to: '$1 on the field as material',
  },
];
/** Where a monster that has come from the Extra Deck was. */
const FROM_EXTRA: readonly Normalisation[] = [
  {
    is: 'a monster that was Special Summoned from somewhere',
    from: /\b(that (?:was|were)) (Special Summoned from the (?:Extra Deck|GY))\b/g,
    to: '$2',
  },
];
/** "(even if not)": where the card itself may have come only after what it waits for. */
const EVEN_IF_NOT: readonly Normalisation[] = [
  {
    is: 'a card that may have come to the hand only since',
    from: /\bfrom (?:your|the) GY \(if it was there when [^()]+\),? or hand \(even if not\)/g,
    to: 'from your GY (if it was there then) or hand (even if not)',
  },
];
/** Where a card lies in a phase after it was sent there. */
const SENT_BEFORE: readonly Normalisation[] = [
  {
    is: 'a card that lies where it was sent before',
    from: /\b([Dd]uring (?:the|your) next [^:.]*sent to (?:the|your) GY: [^.:]*\bthis card) from (?:the|your) GY\b/g,
    to: '$1',
  },
];
export const PLACE_WORDINGS: readonly Normalisation[] = [
  ...EVEN_IF_NOT,
  ...SENT_BEFORE,
  ...OF_TWO_PLACES,
  ...TURNED,
  ...TAKEN,
  ...PLACED,
  ...SORTS,
  ...EVENTS,
  ...OF_TYPES,
  ...OF_EITHER_FIELD,
  ...FROM_EXTRA,
];
