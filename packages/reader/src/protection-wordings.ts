/** What cannot happen to cards, what is done instead and later, and how long it is so, said in other words. */
import { type Normalisation, within } from './clause.ts';

const DEEDS: { readonly [done in string]: (what: string) => string } = {
  destroyed: (what) => `destroy ${what}`,
  banished: (what) => `banish ${what}`,
  'returned to the hand': (what) => `return ${what} to the hand`,
  'sent to the GY': (what) => `send ${what} to the GY`,
};
const deed = (done: string, what: string): string => DEEDS[done]?.(what) ?? done;

/** What applies to a monster applies on the field: a text may say so. (effects.continuous.applies-without-activation) */
const ITSELF: readonly Normalisation[] = [
  {
    is: 'what applies to the card itself applies on the field',
    from: within(
      '(^|[.)] |\\n)This (?:face-up )?card on the field (cannot be (?:destroyed|targeted|Tributed) ~)\\.',
    ),
    to: '$1This card $2.',
  },
  {
    is: 'what would be destroyed lies on the field',
    from: /\b([Ii]f this) (?:face-up )?card on the field (would be destroyed)\b/g,
    to: '$1 card $2',
  },
  {
    is: 'what would be destroyed lies face-up',
    from: /\b([Ii]f this) face-up card (would be destroyed)\b/g,
    to: '$1 card $2',
  },
  {
    is: 'in a position: while it is in that position',
    from: within('(^|[.)] |\\n)This (?:face-up )?(Attack|Defense) Position card (cannot ~)\\.'),
    to: '$1While this card is in $2 Position, it $3.',
  },
  {
    is: 'the first time, in a position: while it is in that position',
    from: within(
      '(^|[.)] |\\n)The first time this (Attack|Defense) Position card (would be destroyed ~)(?=,)',
    ),
    to: '$1While this card is in $2 Position, the first time it $3',
  },
  {
    is: 'linked: while it is a linked monster',
    from: within('(^|[.)] |\\n)This (co-)?linked card (cannot ~)\\.'),
    to: '$1While this card is a $2linked monster, it $3.',
  },
  {
    is: 'what stays as a Spell was face-up',
    from: /\bIf this face-up (card is destroyed in a Monster Zone, you can place it)\b/g,
    to: 'If this $1',
  },
];

/** What is done instead of a destruction. */
const INSTEAD: readonly Normalisation[] = [
  {
    is: 'instead, after a comma',
    from: /(\bwould be destroyed\b(?:[^.;:"]|"[^"]*")*), instead\./g,
    to: '$1 instead.',
  },
  {
    // Neither what the rules destroy nor what is destroyed as a cost is saved so. (effects.replacement.whatever-destroys)
    is: 'destroyed by whatever: by battle or card effect',
    from: within('\\b([Ii]f ~) would be destroyed, ((?:you can )?~ instead)\\.'),
    to: '$1 would be destroyed by battle or card effect, $2.',
  },
  {
    is: 'what is banished instead lies in the GY, as was said',
    from: within(
      '\\b(would be destroyed(?: by ~)?) while this card is in your GY, (you can banish this card) instead\\.',
    ),
    to: '$1, $2 from your GY instead.',
  },
  {
    is: 'what is done to the card instead lies on the field',
    from: within(
      '\\b(would be destroyed(?: by ~)?, you can (?:banish|send) this card) you control( to the GY)? instead\\.',
    ),
    to: '$1$2 instead.',
  },
  {
    is: 'what is Tributed instead is controlled by its player',
    from: within('\\b(would be destroyed(?: by ~)?, you can Tribute 1 ~) you control instead\\.'),
    to: '$1 instead.',
  },
  {
    is: 'a monster of its player that would be destroyed',
    from: within('\\b([Ii]f )your (?!opponent)(~monster) (?=would be destroyed)\\b'),
    to: '$1a $2 you control ',
  },
  {
    is: 'what is not destroyed the first time',
    from: within(
      '(^|[.)] |\\n)Once per turn, if (this card would be destroyed by (?:battle|card effect|battle or card effect)), it is not destroyed\\.',
    ),
    to: '$1The first time $2 each turn, it is not destroyed.',
  },
  {
    is: 'the first time, on the field',
    from: /\b([Tt]he first time this) (?:face-up )?card (?:on the field |you control )?(?=would be destroyed)/g,
    to: '$1 card ',
  },
  {
    is: 'another card is 1 other card',
    from: within(
      '\\b([Dd]estroy|[Tt]ribute|[Ss]end|[Bb]anish|[Rr]eturn) another (?=~(?:monster|card|Spell|Trap))',
    ),
    to: '$1 1 other ',
  },
  {
    is: 'destroyed by an effect of such a card',
    from: /\b(would be destroyed by) (Spell\/Trap|Spell|Trap|monster) effects?(?=[ ,])/g,
    to: '$1 a $2 effect',
  },
  {
    is: "the opponent's effect that would destroy",
    from: /\b(would be destroyed by (?:battle or )?)an opponent's card effect\b/g,
    to: "$1your opponent's card effect",
  },
];

/** What Tokens cannot do, in a sentence of its own behind their Summon. */
const OF_TOKENS: readonly Normalisation[] = [
  {
    is: 'what the Tokens cannot do',
    from: /(\bSpecial Summon (\d+) "[^"]*Tokens?" \([^)]*\)(?: to your opponent's field)?(?: in (?:Attack|Defense) Position)?)\. \(?(?:These Tokens|This Token|They|It) (cannot (?:be Tributed for a Tribute Summon|attack|declare an attack|be used as (?:Fusion|Synchro|Xyz|Link) Material))\.\)?/g,
    to: (_: string, summon = '', many = '', cannot = '') =>
      `${summon}, ${cannot.endsWith('for a Tribute Summon') ? 'and if you do,' : 'but'} ${many === '1' ? 'it' : 'they'} ${cannot}.`,
  },
];

/** What is done later to cards of which the sentence speaks. */
const LATER: readonly Normalisation[] = [
  {
    is: 'what is done to it at the end',
    from: /(, (?:but|also|and if you do,|and) |; )it is (destroyed|banished|returned to the hand|sent to the GY) during (the End Phase|your End Phase|your opponent's End Phase|the End Phase of the next turn|your next End Phase)(?: of this turn)?(?=[.,])/g,
    to: (_: string, start = '', done = '', when = '') => `${start}${deed(done, 'it')} during ${when}`,
  },
  {
    is: 'what is done to them at the end',
    from: /(, (?:but|also|and if you do,|and) |; )they are (destroyed|banished|returned to the hand|sent to the GY) during (the End Phase|your End Phase|your opponent's End Phase|the End Phase of the next turn|your next End Phase)(?: of this turn)?(?=[.,])/g,
    to: (_: string, start = '', done = '', when = '') => `${start}${deed(done, 'them')} during ${when}`,
  },
];

/** What answers a Summon or an activation: two sentences. */
const EITHER_NEGATED: readonly Normalisation[] = [
  {
    is: 'a Summon or an activation that is negated',
    from: /^(When|If) (a monster would be (?:(?:Normal|Special|Normal or Special) )?Summoned),? (?:OR|or) (?:when )?(a (?:Spell\/Trap Card|monster effect|Spell\/Trap Card, or monster effect,) is activated): ((?:[^.;"]|"[^"]*")*; )?[Nn]egate the (?:(?:Special )?Summon) or activation, and if you do, destroy (?:that card|it)\./g,
    to: (_: string, when = '', summon = '', activated = '', cost = '') => {
      const negate = cost === '' ? 'Negate' : 'negate';
      return `${when} ${summon}: ${cost}${negate} the Summon, and if you do, destroy that monster. ${when} ${activated}: ${cost}${negate} the activation, and if you do, destroy it.`;
    },
  },
];

/** What cannot be done with cards. */
const CANNOT: readonly Normalisation[] = [
  {
    is: 'a battle position that nobody changes',
    from: /\b(its battle position) cannot be changed(?= (?:this turn|until|for)|[.,])/g,
    to: 'it cannot change its battle position',
  },
  {
    is: 'battle positions that nobody changes',
    from: /\btheir battle positions cannot be changed(?= (?:this turn|until|for)|[.,])/g,
    to: 'they cannot change their battle positions',
  },
  {
    is: 'in a battle: during that battle',
    from: /\b(cannot be destroyed) by (?:that|this) battle(?=[.,])/g,
    to: '$1 by battle during that battle',
  },
  {
    is: 'two things that apply in one turn',
    from: /^(You take no battle damage) this turn\. @?[Mm]onsters (you control cannot be destroyed by battle) this turn\.$/g,
    to: '$1 this turn, also monsters $2 this turn.',
  },
  {
    is: 'whose effects cannot target what this turn',
    from: within(
      '(: )Your opponent cannot target (~(?:you control|on the field)) with card effects (?=this turn\\.)',
    ),
    to: (_: string, start = '', what = '') =>
      `${start}${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be targeted by your opponent's card effects `,
  },
  {
    is: 'whose monster effects cannot target it',
    from: /, also your opponent cannot target (it|them) with (monster|Spell|Trap|Spell\/Trap) effects(?=\.)/g,
    to: (_: string, what = '', kind = '') =>
      `, also ${what === 'it' ? 'it' : 'they'} cannot be targeted by your opponent's ${kind} effects`,
  },
  {
    is: 'the first two times in each turn',
    from: /(^|[.)] |\n)Twice per turn, (this card|the equipped monster|it) cannot be destroyed by (battle or card effects|battle|card effects)\./g,
    to: (_: string, start = '', who = '', by = '') =>
      `${start}The first 2 times ${who} would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed.`,
  },
  {
    is: 'the first two times, in figures',
    from: /\b([Tt])he first two times (this card|each|it|the equipped monster)(?: on the field)? (?=would be)/g,
    to: '$1he first 2 times $2 ',
  },
  {
    is: 'by what it is unaffected unless it is targeted',
    from: /\b([Uu]naffected by your opponent's) activated effects(, unless they target (?:this card|it|them))?(?=[.,])/g,
    to: '$1 activated card effects$2',
  },
  {
    is: 'whose effects it is not affected by, until when',
    from: /\b((?:monsters|cards|it|they) (?:you control )?(?:is|are)) (unaffected by (?:[^.,;"]|"[^"]*")*) this turn(?=\.)/g,
    to: '$1 $2 until the end of this turn',
  },
  {
    is: 'a named card on the field',
    from: /\b([Ww]hile|[Ii]f) ("[^"]*") is face-up on the field(?=[,:])/g,
    to: '$1 $2 is on the field',
  },
  {
    is: 'the first time for the equipped monster',
    from: /(^|[.)] |\n)Once per turn, the equipped monster cannot be destroyed by (battle|card effects|battle or card effects)\./g,
    to: (_: string, start = '', by = '') =>
      `${start}The first time the equipped monster would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed.`,
  },
  {
    is: 'neither Tributed nor material',
    from: /\b((?:it|they|that monster|the equipped monster) cannot be Tributed),? (?:or|nor) (?:be )?used as (?=(?:Fusion|Synchro|Xyz|Link))/gi,
    to: (_: string, tributed = '') =>
      `${tributed}, also ${/^they/i.test(tributed) ? 'they' : 'it'} cannot be used as `,
  },
  {
    is: 'neither attacks nor activates its effects',
    from: /\b(it cannot attack),? (?:or|nor) activate its effects( this turn)?(?=[.,])/g,
    to: '$1$2, also it cannot activate its effects$2',
  },
  {
    is: 'neither activates its effects nor attacks',
    from: /\b(it cannot activate its effects),? (?:or|nor) declare an attack( this turn)?(?=[.,])/g,
    to: '$1$2, also it cannot declare an attack$2',
  },
  {
    is: 'which monsters cannot attack, by those that can',
    from: within(
      '\\bmonsters you control cannot (attack|declare an attack) for the rest of this turn, except ((?:"[^"]*"|[A-Z][\\w-]*)) monsters(?=[.,])',
    ),
    to: 'non-$2 monsters you control cannot $1 this turn',
  },
];

/** The first time for each of them, and once in the turn in which an effect says so. */
const FIRST_TIMES: readonly Normalisation[] = [
  {
    is: 'by what, then how often',
    from: /\b([Tt]he first time (?:[^.,;:"]|"[^"]*")* would be destroyed) each turn, (by battle or card effect|by battle|by card effect), it is not destroyed\./g,
    to: '$1 $2 each turn, it is not destroyed.',
  },
  {
    is: 'monsters of which no place is said are those on the field',
    from: within(
      '\\b([Tt]he first time each (?:(?!control|on the field|in your|equipped|point)~)monster) (?=would be destroyed)',
    ),
    to: '$1 on the field ',
  },
  {
    is: 'monsters of which no place is said are those on the field, together',
    from: within(
      '\\b([Ii]f an? (?:(?!control|on the field|in your|equipped|point)~)monster\\(s\\)) (?=would be destroyed)',
    ),
    to: '$1 on the field ',
  },
  {
    is: 'once in this turn: the first time',
    from: /; once during this turn, (it|that target|this card) cannot be destroyed by (battle or card effects|battle|card effects)(?=[. ])/g,
    to: (_: string, who = '', by = '') =>
      `; this turn, the first time ${who} would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed`,
  },
  {
    is: 'the next time in this turn: the first time',
    from: /(; |, also |, and if you do, )the (?:next|first) time (it|that target|this card) would be destroyed by (battle or card effect|battle|card effect) this turn, it is not destroyed(?=[.,])/g,
    to: '$1this turn, the first time $2 would be destroyed by $3 each turn, it is not destroyed',
  },
];

const HOW_LONG =
  "(this turn|until the end of this turn|for the rest of this turn|until the End Phase|until the end of the next turn|until the end of your (?:opponent's )?(?:next )?turn)";
/** "this turn" in the form that stands behind. */
const behind = (span: string): string =>
  /^(?:until the end of this turn|for the rest of this turn)$/i.test(span) ? 'this turn' : span.toLowerCase();
/** Until when, where a text says it before what applies or after a comma. */
const SPANS: readonly Normalisation[] = [
  {
    is: 'how long something cannot befall cards, said first',
    from: within(
      `((?:; |: |^|[.)] |\\n))([Tt]his turn|[Uu]ntil the end of this turn|[Ff]or the rest of this turn|[Uu]ntil the End Phase|[Uu]ntil the end of the next turn), ((?!you |your opponent |each time|if )~ cannot be (?:destroyed|targeted) by ~)(?=\\.)`,
    ),
    to: (_: string, start = '', span = '', clause = '') =>
      `${start}${/[;]/.test(start) ? clause : clause.charAt(0).toUpperCase() + clause.slice(1)} ${behind(span)}`,
  },
  {
    is: 'how long damage is none, said first',
    from: /(?<=; |: |[.)] )(?:[Tt]his turn|[Uu]ntil the end of this turn|[Ff]or the rest of this turn), (you take no (?:battle|effect) damage)(?=[.,])/g,
    to: '$1 this turn',
  },
  {
    is: 'how long cards are banished instead, said first',
    from: within(
      "(; |: |^|\\n)(?:[Tt]his turn|[Uu]ntil the end of this turn), (any ~ sent to (?:the|your|your opponent's) GY is banished instead)(?=\\.)",
    ),
    to: '$1$2 for the rest of this turn',
  },
  {
    is: 'how long cards are banished instead, until a later turn',
    from: within(
      "(; |: |^|\\n)[Uu]ntil the end of (the next turn|your (?:opponent's )?next turn), (any ~ sent to (?:the|your|your opponent's) GY is banished instead)(?=\\.)",
    ),
    to: '$1$3 until the end of $2',
  },
  {
    is: 'how long something cannot befall cards, after a comma',
    from: within(`(?<!, also [^.;:]*)( cannot be (?:destroyed|targeted) by ~), ${HOW_LONG}(?=\\.)`),
    to: (_: string, clause = '', span = '') => `${clause} ${behind(span)}`,
  },
  {
    is: 'piercing damage in this turn',
    from: /(; |, also )(?:it|that target|this card)( |, )?if (it|that monster|this card) attacks a Defense Position monster this turn,/g,
    to: '$1this turn, if $3 attacks a Defense Position monster,',
  },
  {
    is: 'piercing damage in this turn, of a target',
    from: /(?<=; )if (it|that monster) attacks a Defense Position monster this turn, (?=inflict)/g,
    to: 'this turn, if $1 attacks a Defense Position monster, ',
  },
  {
    is: 'what gains and is negated until the end of this turn',
    from: /(?<=; )until the end of this turn, (it|that target|that monster) (gains|loses) (\d+ (?:ATK\/DEF|ATK|DEF)), but its effects are negated(?=\.)/g,
    to: '$1 $2 $3, also its effects are negated, until the end of this turn',
  },
  {
    is: 'what is halved becomes halved',
    from: /\b(its|this card's) (ATK|DEF|ATK\/DEF) (?:is|are) (halved|doubled)(?= until|[.,])/g,
    to: (_: string, whose = '', what = '', how = '') =>
      `${whose} ${what} ${what === 'ATK/DEF' ? 'become' : 'becomes'} ${how}`,
  },
  {
    is: 'until when, after a comma',
    from: within(
      '((?:\\b[Hh]alve the (?:ATK|DEF|ATK\\/DEF) of|\\bLevel is (?:increased|reduced) by|\\b(?:gains?|loses?) \\d+ (?:ATK|DEF)) ~), (until (?:the End Phase|the end of (?:this|the next) turn))(?=\\.)',
    ),
    to: '$1 $2',
  },
];
export const PROTECTION_WORDINGS: readonly Normalisation[] = [
  ...ITSELF,
  ...INSTEAD,
  ...FIRST_TIMES,
  ...OF_TOKENS,
  ...LATER,
  ...EITHER_NEGATED,
  ...CANNOT,
  ...SPANS,
];
/** What only monsters say so: an Equip Spell speaks of the equipped monster otherwise. */
export const UNION_WORDINGS: readonly Normalisation[] = [
  {
    is: 'a monster equipped with the card that says so',
    from: within(
      '(^|[.)] |\\n)If the equipped monster (would be destroyed(?: by ~)?, destroy this card instead)\\.',
    ),
    to: '$1If a monster equipped with this card $2.',
  },
];
/** What Equip Spells say: behind what can be equipped, "it" is the equipped monster. */
export const EQUIP_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what would be destroyed is the equipped monster',
    from: /(?<=^Equip only to [\s\S]*(?:[.)] |\n))If it (?=would be destroyed)/g,
    to: 'If the equipped monster ',
  },
];
/** What is paid at the activation, in the form in which it is said of a card that stays. */
const PAYING: { readonly [verb in string]: string } = {
  Discard: 'discarding',
  Tribute: 'Tributing',
  Banish: 'banishing',
  Send: 'sending',
  Pay: 'paying',
};
/** What lasts as long as the card stays is no matter of its activation alone. */
const AT_ONCE =
  '(?=(?:[^.;"]|"[^"]*")*until the end of this turn\\.|(?!(?:[^.;"]|"[^"]*")*\\b(?:cannot|gains?|loses?|becomes?|negated?|unaffected|can|while|treated)\\b))';
/** What a card that stays does when it is activated. */
export const ACTIVATED_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what is targeted when the card is activated',
    from: new RegExp(`^(?:When this card is activated: )?Target ((?:[^.;:"]|"[^"]*")*); ${AT_ONCE}`, 'g'),
    to: 'Activate this card by targeting $1; ',
  },
  {
    is: 'what is paid and targeted when the card is activated',
    from: new RegExp(
      `^(Discard|Tribute|Banish|Send|Pay) ((?:[^.;:"]|"[^"]*")*), then target ((?:[^.;:"]|"[^"]*")*); ${AT_ONCE}`,
      'g',
    ),
    to: (_: string, verb = '', cost = '', target = '') =>
      `Activate this card by ${PAYING[verb] ?? verb} ${cost} and targeting ${target}; `,
  },
  {
    is: 'what becomes of the card later',
    from: /(^|[.)] |\n)(Destroy this card|Send this card to the GY) during (your (?:opponent's )?(?:2nd|3rd) (?:End|Standby) Phase after activation)\./g,
    to: (_: string, start = '', deed = '', when = '') =>
      `${start}When this card is activated: During ${when}, ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`,
  },
];
