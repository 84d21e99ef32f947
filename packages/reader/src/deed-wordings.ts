/** What is done and what applies, said in other words. */
import { type Normalisation, within } from './clause.ts';

const JOINED: readonly Normalisation[] = [
  {
    is: 'what is Normal Summoned is in the hand',
    from: within('\\b((?:Normal|Tribute) Summon 1 ~) from your hand(?=[.,])'),
    to: '$1',
  },
  {
    is: 'what comes with its Special Summon is banished when it leaves',
    from: /\b(Special Summon this card(?: from your (?:hand|GY))?(?: in (?:Attack|Defense) Position)?)\. If Summoned this way, banish it when it leaves the field\./g,
    to: '$1, but banish it when it leaves the field.',
  },
  {
    is: 'what comes with its Special Summon',
    from: /\b(Special Summon this card(?: from your (?:hand|GY))?(?: in (?:Attack|Defense) Position)?)(?:\.|,) (?:If Summoned this way|[Ii]f you do|and if you do), (?:(it) gains|this card (gains)|(its)|this card's) (\d+ ATK|Level becomes \d+)(?=\.)/g,
    to: '$1, and if you do, §$2$3$4 $5',
  },
  { is: 'the card itself gains', from: /§(?:it|gains) /g, to: 'it gains ' },
  { is: 'the Level of the card itself', from: /§(?:its)? /g, to: 'its ' },
  { is: 'then, with a comma', from: /, (?:and )?then, (?=[a-z])/g, to: ', then ' },
  { is: 'then, with another word', from: /, and then (?=[a-z])/g, to: ', then ' },
];
const DONE: readonly Normalisation[] = [
  { is: 'LP that you gain', from: /: You gain (?=\d+ LP\b)/g, to: ': Gain ' },
  { is: 'damage that you take', from: /: You take (?=\d+ damage\b)/g, to: ': Take ' },
  { is: 'the attack that was declared', from: /\b([Nn]egate) that (?=attack\b(?! of))/g, to: '$1 the ' },
  {
    is: 'a random card is discarded',
    from: /\b(?:Your opponent discards|Make your opponent discard) 1 random card(?: from their hand)?(?=[.,])/g,
    to: "Discard 1 random card from your opponent's hand",
  },
  {
    is: 'a random card is discarded, within a sentence',
    from: /(?<=, then |, and if you do, )your opponent discards 1 random card(?: from their hand)?(?=[.,])/g,
    to: "discard 1 random card from your opponent's hand",
  },
  {
    is: 'Attack Position is face-up',
    from: within('\\b([Cc]hange ~ to) (?=Attack Position(?:[.,;]| until))'),
    to: '$1 face-up ',
  },
  {
    is: 'a Level that it becomes',
    from: /\bit becomes Level (\d+)(?= until|[.,;])/g,
    to: 'its Level becomes $1',
  },
  {
    is: 'an Attribute that it becomes',
    from: /\bit becomes (DARK|LIGHT|EARTH|WATER|FIRE|WIND)(?= until|[.,;])/g,
    to: 'its Attribute becomes $1',
  },
];

/** What applies to cards. */
const APPLIED: readonly Normalisation[] = [
  {
    is: 'a value of this card',
    from: /(^|[.)] |\n)The (original )?(ATK|DEF) of this card becomes?(?= \d)/g,
    to: "$1This card's $2$3 becomes",
  },
  {
    is: 'one value up, the other down: of one card',
    from: /\b([Ii]t|[Tt]his card) (gains|loses) (\d+ (?:ATK|DEF)),? and (gains|loses) (\d+ (?:ATK|DEF))(?=[.,;]| until)/g,
    to: '$1 $2 $3, also it $4 $5',
  },
  {
    is: 'one value up, the other down: of several cards',
    from: within(
      '(^|[.)] |\\n)(~(?:monsters|control|on the field)) (gain|lose) (\\d+ (?:ATK|DEF)),? and (gain|lose) (\\d+ (?:ATK|DEF))\\.',
    ),
    to: '$1$2 $3 $4, also they $5 $6.',
  },
  {
    is: 'what can be equipped, and its values',
    from: /^An? ([A-Z][\w-]*(?: Beast| Serpent)?) monster equipped with this card increases its (ATK|DEF) by (\d+) points and decreases its (ATK|DEF) by (\d+) points\.$/g,
    to: 'Equip only to a $1 monster. It gains $3 $2, also it loses $5 $4.',
  },
  {
    is: 'during a phase only',
    from: /(^|[.)] |\n)Gains (\d+ (?:ATK|DEF|ATK\/DEF)) during (your|your opponent's|the) ((?:Battle|Main|End|Standby) Phase) only\./g,
    to: '$1During $3 $4, this card gains $2.',
  },
  {
    is: 'what a card gains if its player controls something',
    from: within('(^|[.)] |\\n)Gains (\\d+ (?:ATK|DEF|ATK/DEF)) if (you (?:control|have) ~)\\.'),
    to: '$1While $3, this card gains $2.',
  },
  {
    is: 'a card that is neither targeted nor destroyed',
    from: /(^|[.)] |\n|, this card |, it |This card )([Cc])annot be (?:targeted,? or destroyed,? by|targeted by,? or destroyed by,?) (your opponent's card effects|card effects)(?=\.)/g,
    to: '$1$2annot be targeted by $3, also it cannot be destroyed by $3',
  },
  {
    is: 'a card that is neither destroyed nor targeted',
    from: /(^|[.)] |\n|, this card |, it |This card )([Cc])annot be destroyed or targeted by (your opponent's card effects|card effects)(?=\.)/g,
    to: '$1$2annot be targeted by $3, also it cannot be destroyed by $3',
  },
  {
    is: 'cards that are neither targeted nor destroyed',
    from: within(
      "(^|[.)] |\\n|, )(~(?:monsters|cards|you control)) cannot be (?:targeted,? or destroyed,? by|targeted by,? or destroyed by,?) (your opponent's card effects|card effects)(?=\\.)",
    ),
    to: '$1$2 cannot be targeted by $3, also they cannot be destroyed by $3',
  },
  {
    is: 'no Spells and Traps while this card attacks',
    from: /\bIf (this card|the equipped monster) attacks, your opponent cannot activate (?:any )?(Spell|Trap|Spell\/Trap)(?:s|s\/Traps)?(?: Cards)? until the end of the Damage Step\./g,
    to: 'While $1 attacks, your opponent cannot activate $2 Cards.',
  },
];

/** Monsters that the opponent's monsters cannot choose. */
const WHO = "(?:[Yy]our opponent's monsters|[Mm]onsters your opponent controls|[Yy]our opponent)";
const TARGETED: readonly Normalisation[] = [
  {
    is: 'what the opponent cannot attack, except the card itself',
    from: within(
      `(^|[.)] |\\n)${WHO} cannot (?:target|select|attack) (?:any )?((?:face-up )?["A-Z]~monsters)(?: on the field)?(?: (?:for attacks|as attack targets?))?, except this (?:one|card)\\.`,
    ),
    to: "$1@your opponent's monsters cannot target any other $2 on the field for attacks.",
  },
  {
    is: 'what the opponent cannot attack',
    from: within(
      `(^|[.)] |\\n)${WHO} cannot (?:target|select) (?!any other)(this card|~monsters(?: you control)?|another ~monster(?: you control)?) (?:for (?:an attack|attacks)|as an attack target)(?=[.,])`,
    ),
    to: "$1@your opponent's monsters cannot target $2 for attacks",
  },
  {
    is: 'what the opponent cannot attack, besides this card',
    from: within(
      "(^|[.)] |\\n)(@?[Yy]our opponent's monsters cannot target) (other ~monsters you control) for attacks\\.",
    ),
    to: '$1$2 any $3 for attacks.',
  },
  {
    is: 'what nobody can attack, on the field',
    from: within(
      "(^|[.)] |\\n)(@?[Yy]our opponent's monsters|[Mm]onsters) cannot target ((?!any |this )~monsters) for attacks\\.",
    ),
    to: '$1$2 cannot target any $3 on the field for attacks.',
  },
  {
    is: 'what the opponent cannot attack, while something is so',
    from: within(
      `(, )${WHO} cannot (?:target|select) (?:any )?(this card|(?!other )~monsters)( you control)? (?:for (?:an attack|attacks)|as an attack target)(?=[.,])`,
    ),
    to: (_: string, start = '', whom = '', theirs = '') =>
      whom === 'this card'
        ? `${start}your opponent's monsters cannot target this card for attacks`
        : `${start}your opponent's monsters cannot target any ${whom}${theirs || ' on the field'} for attacks`,
  },
];
/** What happens to the card itself after its attack, and what damage its player takes. */
const BATTLES: readonly Normalisation[] = [
  {
    is: 'Defense Position after an attack',
    from: /(^|[.)] |\n)If this card attacks, (?:it is changed|change it) to Defense Position at the end of the Damage Step\./g,
    to: '$1At the end of the Damage Step, if this card attacks, change this card to Defense Position.',
  },
  {
    is: 'Defense Position after an attack, at the end of the Battle Phase',
    from: /(^|[.)] |\n)If this card attacks, (?:it is changed|change it) to Defense Position at the end of the Battle Phase\./g,
    to: '$1At the end of the Battle Phase, if this card attacked this turn, change this card to Defense Position.',
  },
  {
    is: 'no battle damage from battles of the card itself',
    from: /(^|[.)] |\n)(You take|Your opponent takes) no battle damage from (?:battles|attacks) involving this card\./g,
    to: '$1While this card battles, £$2 no battle damage.',
  },
  { is: 'a player within a sentence', from: /£Y/g, to: 'y' },
];
/** What nobody can target, and what is done to as many cards as possible. */
const ALL_OF_THEM: readonly Normalisation[] = [
  {
    is: 'what neither player can target',
    from: within(
      '(^|[.)] |\\n)Neither player can target (this card|~(?:you control|your opponent controls|on the field)) with card effects\\.',
    ),
    to: '$1@$2 cannot be targeted by card effects.',
  },
  {
    is: 'as many as possible are all',
    from: within('\\b([Dd]estroy) as many (~) as possible(?=[.,])'),
    to: '$1 all $2',
  },
];
/** Whose effects cannot target what: cards of which no place is said are those on the field. */
const UNTARGETED: readonly Normalisation[] = [
  {
    is: 'what the opponent cannot target, of a kind',
    from: within(
      '(^|[.)] |\\n)Your opponent cannot target ((?:face-up )?(?:["A-Z]~ )(?:monsters|cards)) with card effects\\.',
    ),
    to: "$1$2 on the field cannot be targeted by your opponent's card effects.",
  },
  {
    is: 'what nobody can target, of a kind',
    from: within(
      '(^|[.)] |\\n)Neither player can target ((?:face-up )?(?:["A-Z]~ )(?:monsters|cards)) with card effects\\.',
    ),
    to: '$1$2 on the field cannot be targeted by card effects.',
  },
  {
    is: 'what nobody can target either',
    from: /, also neither player can target (it|them) with card effects(?=\.)/g,
    to: (_: string, what = '') =>
      `, also ${what === 'it' ? 'it' : 'they'} cannot be targeted by card effects`,
  },
];
export const DEED_WORDINGS: readonly Normalisation[] = [
  ...JOINED,
  ...DONE,
  ...APPLIED,
  ...TARGETED,
  ...BATTLES,
  ...ALL_OF_THEM,
  ...UNTARGETED,
];
