/** What cards can do and are, in the words of older prints. */
import { type Normalisation, within } from './clause.ts';

export const ABILITY_WORDINGS: readonly Normalisation[] = [
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
