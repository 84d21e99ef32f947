/** The same said in other words: how older texts and today's say what the printer says in one way. Each pair means the same by the rules. */
import { AS_MONSTER_WORDINGS } from './as-monster-wordings.ts';
import { CHANGE_WORDINGS } from './change-wordings.ts';
import { CHOICE_WORDINGS } from './choice-wordings.ts';
import { type Normalisation, reworded, within } from './clause.ts';
import { DEED_WORDINGS } from './deed-wordings.ts';
import { EVENT_WORDINGS } from './event-wordings.ts';
import { GAIN_WORDINGS, TARGETED_WORDINGS } from './gain-wordings.ts';
import { GIVEN_WORDINGS } from './given-wordings.ts';
import { MATERIAL_SUMMON_WORDINGS } from './material-summon-wordings.ts';
import { MEASURED_WORDINGS } from './measured-wordings.ts';
import { NOUN_WORDINGS } from './noun-wordings.ts';
import { OLD_WORDINGS } from './old-wordings.ts';
import { ORDER_WORDINGS } from './order-wordings.ts';
import { PAIR_WORDINGS } from './pair-wordings.ts';
import { PLACE_WORDINGS } from './place-wordings.ts';
import { PROTECTION_WORDINGS } from './protection-wordings.ts';
import { APART_WORDINGS, RELATION_WORDINGS } from './relation-wordings.ts';
import { RESTRICTION_WORDINGS } from './restriction-wordings.ts';
import { SAME_WORDINGS } from './same-wordings.ts';
import { STATE_WORDINGS } from './state-wordings.ts';
import { SUMMON_WORDINGS } from './summon-wordings.ts';
import { TODAY_WORDINGS } from './today-wordings.ts';
import { FOR_EACH_WORDINGS, VALUE_WORDINGS } from './value-wordings.ts';

/** Terms that the game has replaced. (wording.style.old-terms) */
const TERMS: readonly Normalisation[] = [
  { is: 'battle damage in small letters', from: /\bBattle Damage\b/g, to: 'battle damage' },
  { is: 'what is removed from play is banished', from: /\bremoved from play\b/g, to: 'banished' },
  { is: 'to remove from play is to banish', from: within('\\bRemove (~) from play\\b'), to: 'Banish $1' },
  {
    is: 'to remove from play is to banish, within a sentence',
    from: within('\\bremove (~) from play\\b'),
    to: 'banish $1',
  },
  { is: 'non-Tuners are monsters', from: /\bnon-Tuners\b/g, to: 'non-Tuner monsters' },
  {
    is: 'damage is inflicted to a player',
    from: /\b(damage to your opponent)'s LP\b/g,
    to: '$1',
  },
  { is: 'LP that are increased are gained', from: /\bIncrease your LP by (\d+) points\b/g, to: 'Gain $1 LP' },
  { is: 'LP that are increased are gained', from: /\bincrease your LP by (\d+) points\b/g, to: 'gain $1 LP' },
  { is: 'both values, in one word', from: /\b(\d+) ATK and DEF\b/g, to: '$1 ATK/DEF' },
  {
    is: 'what is selected for an attack',
    from: /\bselected as an attack target\b/g,
    to: 'targeted for an attack',
  },
  {
    is: 'an attack on a player',
    from: /\bcan attack your opponent(?:'s LP)? directly\b/g,
    to: 'can attack directly',
  },
  {
    is: 'an attack on a player',
    from: /\bCan attack your opponent(?:'s LP)? directly\b/g,
    to: 'Can attack directly',
  },
  {
    is: 'a Normal Summon or Set',
    from: /annot be Normal Summoned or Set\b/g,
    to: 'annot be Normal Summoned/Set',
  },
  {
    is: 'negated effects',
    from: /\bbut (?:it has its effects negated|negate its effects|its effects are negated)(?: \(if any\))?/g,
    to: 'but its effects are negated',
  },
  {
    is: 'negated effects of several',
    from: /\bbut (?:they have their effects negated|negate their effects)(?: \(if any\))?/g,
    to: 'but their effects are negated',
  },
];

const PROTECTION: readonly Normalisation[] = [
  {
    is: 'who cannot target it, by whom it cannot be targeted',
    from: within(
      '(^|[.)] |\\n|● )Your opponent cannot target ((?:this card|~(?:you control|on the field))) with card effects(?=[.,](?! except))',
    ),
    to: "$1@$2 cannot be targeted by your opponent's card effects",
  },
  {
    is: 'who cannot target it, within a sentence',
    from: within(
      '\\byour opponent cannot target ((?:it|this card|~(?:you control|on the field))) with card effects(?=[.,](?! except)| this turn[.,])',
    ),
    to: "$1 cannot be targeted by your opponent's card effects",
  },
  {
    is: 'who cannot target them, within a sentence',
    from: /\byour opponent cannot target them with card effects(?=[.,](?! except))/g,
    to: "they cannot be targeted by your opponent's card effects",
  },
];

/** Where something is Summoned or lies. */
const PLACES: readonly Normalisation[] = [
  {
    is: 'a face-up position of what is Summoned',
    from: within('\\b(Special Summon(?:s|ed)?\\b~) in face-up (Attack|Defense) Position'),
    to: '$1 in $2 Position',
  },
  {
    is: 'what is Summoned to a field is controlled there',
    from: within(
      '\\b([Ww]hen|[Ii]f|or) (an?(?:other)? ~(?:monster|Monster)) is ((?:Normal|Special|Flip|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute)(?: or (?:Special|Flip))?) Summoned to (?:your (?:side of the )?field|you control)',
    ),
    to: '$1 $2 you control is $3 Summoned',
  },
  {
    is: "what is Summoned to the opponent's field is controlled there",
    from: within(
      "\\b([Ww]hen|[Ii]f|or) (an? ~(?:monster|Monster)) is ((?:Normal|Special|Flip|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute)(?: or (?:Special|Flip))?) Summoned to your opponent's (?:side of the )?field",
    ),
    to: '$1 $2 your opponent controls is $3 Summoned',
  },
  {
    is: 'whose monster attacks',
    from: within('\\b([Ii]f|[Ww]hen) your (~(?:monster|Monster)) attacks a Defense Position monster'),
    to: '$1 a $2 you control attacks a Defense Position monster',
  },
];

/** By what something is unaffected. */
const UNAFFECTED: readonly Normalisation[] = [
  ["other cards' effects|other card effects", 'the effects of other cards'],
  ['card effects', 'the effects of cards'],
  ["other monsters' effects", 'the effects of other monsters'],
  ['monster effects', 'the effects of monsters'],
  ['Spell effects|the effects of Spell Cards|any Spells|Spells', 'the effects of Spells'],
  ['Trap effects|the effects of Trap Cards|any Traps|Traps', 'the effects of Traps'],
  ['Spell/Trap effects', 'the effects of Spells/Traps'],
].map(([old, now]) => ({
  is: `${now}`,
  from: new RegExp(`\\b([Uu]naffected by) (?:${old})(?=[.,]| until| this turn| during)`, 'g'),
  to: `$1 ${now}`,
}));

/** What cards can do and are. */
const DEEDS: readonly Normalisation[] = [
  {
    is: 'an attack on all monsters',
    from: /\b(attack all monsters your opponent controls) once each\b/g,
    to: '$1, once each',
  },
  {
    is: 'twice is a second time',
    from: /\bcan attack twice during (?:each|the same) Battle Phase\b/gi,
    to: 'can make a second attack during each Battle Phase',
  },
  {
    is: 'a name while it lies there',
    from: /\b(name becomes "[^"]*" while) (?:it is )?(?:face-up )?(?=(?:on|in) the)/g,
    to: '$1 ',
  },
  { is: 'as long as is while', from: /\bAs long as\b/g, to: 'While' },
  {
    is: "the opponent's field",
    from: /\bto your opponent's side of the field\b/g,
    to: "to your opponent's field",
  },
  {
    is: 'to whose field, then how',
    from: /\bin (Attack|Defense) Position to your opponent's field\b/g,
    to: "to your opponent's field in $1 Position",
  },
  {
    is: 'materials attached to this card',
    from: /(^|[.)] |\n)(Gains [^.]* for each) (?:Xyz Material|material) attached to (?:it|this card)\b/g,
    to: '$1$2 material from this card',
  },
  {
    is: 'what has material',
    from: /\b(has|had|have) (no )?(?:Xyz )?materials?(?=[.,:])/g,
    to: '$1 $2material',
  },
  {
    is: 'what a card can do while something is so',
    from: within('(^|[.)] |\\n)(Cannot|Can) (~) while (?:it|this card) ((?:has|is) ~)\\.'),
    to: '$1While this card $4, it £$2 $3.',
  },
  {
    is: 'what a card can do while its player controls something',
    from: within('(^|[.)] |\\n)(Cannot|Can) (~) while (you (?:control|have) ~)\\.'),
    to: '$1While $4, this card £$2 $3.',
  },
  {
    is: 'what a card gains while something is so',
    from: within('(^|[.)] |\\n)Gains (~) while (?:it|this card) ((?:has|is) ~)\\.'),
    to: '$1While this card $3, it gains $2.',
  },
  {
    is: 'what a card gains while its player controls something',
    from: within('(^|[.)] |\\n)Gains (~) while (you (?:control|have) ~)\\.'),
    to: '$1While $3, this card gains $2.',
  },
  { is: 'can within a sentence', from: /£C/g, to: 'c' },
  {
    is: 'all cards that are there now',
    from: within('\\b([Aa]ll ~(?:you|they|your opponent)) currently (controls?)\\b'),
    to: '$1 $2',
  },
  {
    is: 'when it attacks no more: the turn of its effect',
    from: /(^|[.)] |\n)Cannot (attack(?: directly)?) (?:during )?the turn (?:you activate this effect|this effect is activated)\./g,
    to: '$1This card cannot $2 the turn you activate this effect.',
  },
  {
    is: 'what must be so of this card',
    from: /(^|[.)] |\n)Must be ([^.]* to activate and to resolve this effect)\./g,
    to: '$1This card must be $2.',
  },
  {
    is: 'during the turn',
    from: /\bduring the turn it (?:is|was) (?=(?:Normal|Special|Flip|Xyz|Link|Synchro|Fusion))/g,
    to: 'the turn it is ',
  },
  {
    is: 'three attacks',
    from: /\bcan attack 3 times during each Battle Phase\b/gi,
    to: 'can make a second and third attack during each Battle Phase',
  },
  {
    is: 'half the damage of a direct attack',
    from: /\bbut when it (?:does so|uses this effect|attacks using this effect|does), any battle damage it inflicts to your opponent is halved/g,
    to: 'but when it does so using this effect, the battle damage inflicted to your opponent is halved',
  },
  {
    is: 'a substitute for Fusion Material',
    from: /\b(?:This (?:monster|card) can|Can|You can use this card) (?:be used )?as a substitute for any 1 Fusion Material (?:mentioned by name on the Fusion Monster Card, but the other material must be correct|Monster\. When you do this, the other Fusion Material Monster(?:\(s\)|s)? must be the correct ones?|whose name is (?:specifically )?(?:listed|mentioned) on the Fusion Monster(?: Card)?, but the other Fusion Materials? must be (?:the )?correct(?: one)?)\./g,
    to: 'This card can be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster; the other materials must be correct.',
  },
  {
    is: 'each of your phases is your phase',
    from: /\bDuring each of your ((?:Standby|End|Draw|Battle) Phase)s: /g,
    to: 'During your $1: ',
  },
  {
    is: 'each of your phases is your phase, without a colon',
    from: /\bDuring each of your ((?:Standby|End|Draw) Phase)s, (inflict|gain|draw|send) (?![^.]*\b(?:unless|or)\b)/g,
    to: 'During your $1: @$2 ',
  },
  {
    is: 'each phase is the phase',
    from: /\bDuring each ((?:Standby|End|Draw|Battle) Phase)(?=[:,])/g,
    to: 'During the $1',
  },
  {
    is: 'what is Special Summoned are monsters',
    from: /\b(cannot Special Summon)(?= from the Extra Deck| for the rest of this turn|, except)/g,
    to: '$1 monsters',
  },
  {
    is: 'what is Special Summoned the turn it is activated',
    from: /(annot Special Summon)(?= the turn you activate)/g,
    to: '$1 monsters',
  },
  {
    is: 'what is done at the end of this turn',
    from: within(
      '\\b((?:destroy|banish|return|send|shuffle|Tribute) (?:it|them|th(?:at|ose) ~)) during the End Phase of this turn\\b',
    ),
    to: '$1 during the End Phase',
  },
  {
    is: 'if only the opponent has monsters',
    from: /\b([Ii])f only your opponent controls a monster\b/g,
    to: '$1f your opponent controls a monster and you control no monsters',
  },
  {
    is: "its owner's possession",
    from: /\b([Tt]his (?:Set |face-up )?card in) (?:its owner's|your) possession\b/g,
    to: '$1 your possession',
  },
  {
    is: "its owner's control",
    from: /\b([Tt]his (?:Set |face-up |[A-Z]\w+ Summoned )?card) in its owner's control\b/g,
    to: '$1 you control',
  },
  {
    is: "its owner's Monster Zone",
    from: /\b([Tt]his (?:[A-Z]\w+ Summoned )?card in) its owner's Monster Zone\b/g,
    to: '$1 your Monster Zone',
  },
  {
    is: 'discarded to the GY by an effect',
    from: /\b(is discarded) to the GY (by (?:your opponent's )?card effect)/g,
    to: '$1 $2 to the GY',
  },
  {
    is: 'a monster that is not such a one',
    from: within('\\ba monster that is not an? ("[^"]*"|[A-Z][\\w-]*) monster\\b'),
    to: 'a non-$1 monster',
  },
  {
    is: 'a counter is 1 counter',
    from: /(?<!that you can )\b([Pp]lace) an? (?=(?:[A-Z][\w-]* )*Counter\b)/g,
    to: '$1 1 ',
  },
  { is: 'a counter is 1 counter', from: /\b([Rr]emove) an? (?=(?:[A-Z][\w-]* )*Counter\b)/g, to: '$1 1 ' },
  {
    is: 'one of several Types',
    from: within(
      '\\b((?:\\d+|up to \\d+|any number of) (?:~ )?[A-Z][\\w-]*) and/or ([A-Z][\\w-]* monsters)\\b',
    ),
    to: '$1 or $2',
  },
  {
    is: 'from several places',
    from: /\b(from your (?:hand|field|GY|Deck|banishment)(?:, (?:hand|field|GY|Deck|banishment))*,?) and\/or (?=(?:hand|field|GY|Deck|banishment)\b)/g,
    to: '$1 or ',
  },
  {
    is: 'the field before the GY',
    from: /\bfrom your field or GY\b/g,
    to: 'from your GY or field',
  },
  {
    is: 'all monsters of several Types',
    from: /(^|[.)] |\n)(All (?:[A-Z][\w-]*, )*[A-Z][\w-]*,?) and (?=[A-Z][\w-]* monsters )/g,
    to: '$1$2 or ',
  },
  {
    is: 'once while it lies face-up',
    from: within(
      '(^|[.)] |\\n)You can (~(?:; ~)?)\\. This effect can only be used once while this card is face-up on the field\\.',
    ),
    to: '$1Once while face-up on the field: You can $2.',
  },
  {
    is: 'what must be so, then where the card is',
    from: within('\\bIf this card is in your (GY|hand) and (you (?:control|have) ~): '),
    to: 'If $2 and this card is in your $1: ',
  },
  {
    is: "by the opponent's card",
    from: /\b(is destroyed by your opponent's) card(?= and sent to|[:,])/g,
    to: '$1 battle or card effect',
  },
  {
    is: 'a Normal Summon that follows at once',
    from: /,? you can( \(Quick Effect\))?: Immediately after this effect resolves, /g,
    to: '$1: You can immediately after this effect resolves, ',
  },
  {
    is: 'monsters of a kind gain',
    from: within('(^|[.)] |\\n)Increase the (ATK|DEF|ATK and DEF) of all (~) by (\\d+) points\\.'),
    to: '$1All $3 gain $4 $2.',
  },
  {
    is: 'monsters of a kind gain, others lose',
    from: /(^|[.)] |\n)(?:While this card remains face-up on the field, i|I)ncrease the ATK of all ([A-Z]+) monsters by (\d+) points and decrease the ATK of all ([A-Z]+) monsters by (\d+) points\./g,
    to: '$1All $2 monsters gain $3 ATK. All $4 monsters lose $5 ATK.',
  },
  {
    is: 'what can be equipped',
    from: /^An? ([A-Z][\w-]*) monster equipped with this card increases its (ATK|DEF) by (\d+) points\.$/g,
    to: 'Equip only to a $1 monster. It gains $3 $2.',
  },
  {
    is: 'what can be equipped, both values',
    from: /^An? ([A-Z][\w-]*) monster equipped with this card increases its ATK and DEF by (\d+) points\.$/g,
    to: 'Equip only to a $1 monster. It gains $2 ATK/DEF.',
  },
  {
    is: 'each time with a colon is a trigger',
    from: within('(^|[.)] |\\n|● )Each time (~): ', 'g'),
    to: '$1If $2: ',
  },
];

export const WORDINGS: readonly Normalisation[] = [
  ...GAIN_WORDINGS,
  ...VALUE_WORDINGS,
  ...FOR_EACH_WORDINGS,
  ...MEASURED_WORDINGS,
  ...PLACE_WORDINGS,
  ...AS_MONSTER_WORDINGS,
  ...NOUN_WORDINGS,
  ...ORDER_WORDINGS,
  ...CHOICE_WORDINGS,
  ...EVENT_WORDINGS,
  ...STATE_WORDINGS,
  ...DEED_WORDINGS,
  ...TODAY_WORDINGS,
  ...TERMS,
  ...RESTRICTION_WORDINGS,
  ...PROTECTION,
  ...PLACES,
  ...SUMMON_WORDINGS,
  ...MATERIAL_SUMMON_WORDINGS,
  ...UNAFFECTED,
  ...DEEDS,
  ...OLD_WORDINGS,
  ...TARGETED_WORDINGS,
  ...RELATION_WORDINGS,
  ...PAIR_WORDINGS,
  ...SAME_WORDINGS,
  ...APART_WORDINGS,
  ...CHANGE_WORDINGS,
  ...PROTECTION_WORDINGS,
  ...GIVEN_WORDINGS,
];
/** The text in the words in which the printer would say it. What begins a sentence now is marked, and made a capital. */
export const inPrintersWords = (text: string): string => withCapitals(WORDINGS.reduce(reworded, text));
/** A mark stands where a sentence begins; within a name it is a letter like others. */
export const withCapitals = (text: string): string =>
  text.replace(/(?<!\w )(?<!")@(.)/g, (_, first: string) => first.toUpperCase());
