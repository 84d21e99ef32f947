/** What binds a player for a turn, how often an effect can be used, and what holds while something is so, said in other words. */
import { type Normalisation, within } from './clause.ts';

/** Words that bind the turn in which something is activated. (wording.restriction.turn-you-activate) */
const OATHS: readonly Normalisation[] = [
  {
    is: 'any monsters are monsters',
    from: /(?<=[Cc])(annot (?:Normal |Special )?Summon(?:\/Set)?) any (?=[^.;:]*monsters)/g,
    to: '$1 ',
  },
  {
    is: 'the turn of an activation',
    from: /\b(?:during )?the turn (?:you activate|in which you activate) (this (?:card|effect))\b/g,
    to: 'the turn you activate $1',
  },
  {
    is: 'what is activated, its player activates',
    from: /\b(?:during )?the turn this (card|effect) is activated(?=[.,])/g,
    to: 'the turn you activate this $1',
  },
  {
    is: 'what is Summoned or Set are monsters',
    from: /(?<=[Cc])(annot Normal Summon\/Set)(?= (?:the turn you activate|for the rest of this turn|this turn)|[.,])/g,
    to: '$1 monsters',
  },
  {
    is: 'what is Summoned are monsters',
    from: /(?<=[Cc])(annot Special Summon)(?= (?:the turn you activate|for the rest of this turn|this turn)|[.,])/g,
    to: '$1 monsters',
  },
  {
    is: 'what is Summoned in either way are monsters',
    from: /(?<=[Cc])(annot Normal or Special Summon)(?= (?:the turn you activate|for the rest of this turn|this turn|until)|[.,])/g,
    to: '$1 monsters',
  },
  {
    is: 'what is excepted stands behind the turn',
    from: within(
      '(?<=[Cc])(annot (?:Normal or )?Special Summon monsters(?: from the Extra Deck)?), except (~),? (the turn you activate this (?:card|effect))\\.',
    ),
    to: '$1 $3, except $2.',
  },
  {
    is: 'what binds, then how often',
    from: within(
      '( You can only (?:use|activate) ~ per (?:turn|Duel)\\.)( (?:You cannot|This card cannot|Cannot) ~ the turn you activate this (?:card|effect)(?:, except ~)?\\.)',
    ),
    to: '$2$1',
  },
  {
    is: 'what binds for the rest of a turn, then how long',
    from: within('\\balso,? for the rest of this turn, (you cannot ~)(?=, except ~\\.|\\.)'),
    to: 'also $1 for the rest of this turn',
  },
  {
    is: 'what comes last binds from then on',
    from: within(
      '\\b(also you cannot ~ for the rest of this turn) after this card resolves(?=, except ~\\.|\\.)',
    ),
    to: '$1',
  },
];

const LIMITS: readonly Normalisation[] = [
  {
    is: 'how often an effect can be used',
    from: /\b(?:The|This) effect of ("[^"]*") can only be used (once|twice) per turn\./g,
    to: 'You can only use this effect of $1 $2 per turn.',
  },
];

const PLACED: readonly Normalisation[] = [
  { is: 'from where it is Set', from: within('\\b(Set ~) directly from (?=your )'), to: '$1 from ' },
  {
    is: 'the Main Monster Zones of a player who controls nothing there',
    from: /\b(controls? no (?:other )?monsters) in (?:their|the|your) Main Monster Zones?(?=[,:.])/g,
    to: (words: string, none: string) =>
      `${none} in ${words.startsWith('controls') ? 'the' : 'your'} Main Monster Zone`,
  },
  {
    is: 'a DEF that is used',
    from: /\b([Cc]an attack while in (?:face-up )?Defense Position)\. If (?:it does|they do|you do), apply (its|their) DEF for damage calculation\./g,
    to: '$1, using $2 DEF for damage calculation.',
  },
  {
    is: 'one value up, the other down',
    from: within(
      '(^|[.)] |\\n)Increase the ATK of all (~) by (\\d+) points and decrease their DEF by (\\d+) points\\.',
    ),
    to: '$1$2 on the field gain $3 ATK, also they lose $4 DEF.',
  },
];
export const RESTRICTION_WORDINGS: readonly Normalisation[] = [...OATHS, ...LIMITS, ...PLACED];

/** What applies all the time reaches whatever is there at any time: "all" adds nothing. */
const REACHED = '((?:~, )*~ (?:gain|lose) \\d+ (?:ATK|DEF|ATK\\/DEF)(?: for each ~)?(?=\\.))';
/** What effects that apply say in other words, of any card that stays. */
export const APPLYING_WORDINGS: readonly Normalisation[] = [
  {
    // A Continuous Trap that says nothing of when does it as it is activated.
    is: 'what a Trap Monster does when it is activated',
    from: /^(?=Special Summon this card as an? (?:Normal|Effect) Monster \()/g,
    to: 'When this card is activated: ',
  },
  {
    is: 'all that are there at any time',
    from: within(`(^|[.)] |\\n)(?:All|@all) ${REACHED}`),
    to: '$1@$2',
  },
  {
    is: 'all that are there while something is so',
    from: within(`(^|[.)] |\\n)(While ~, )all ${REACHED}`),
    to: '$1$2$3',
  },
  {
    is: 'monsters of which no place is said are those on the field',
    from: within(
      '(^|[.)] |\\n)((?:@?(?!All |all )(?!~(?:control|on the field|in (?:your|the|either)|point)))~monsters) (?=(?:(?:gain|lose) \\d+ (?:ATK|DEF|ATK\\/DEF)|cannot be destroyed by (?:battle|card effects|battle or card effects)|cannot attack|cannot declare an attack|cannot be targeted by card effects)\\.)',
    ),
    to: '$1$2 on the field ',
  },
];
/** A state in which something is so, as old texts say it: they have "if" for "while". */
const STATE =
  '(?:you|your opponent) (?:controls?|ha(?:ve|s)) ~|"[^"]*" is (?:not )?(?:face-up )?on the field|there (?:is|are) ~';
/** What the Continuous Effects of monsters say in other words. */
export const CONTINUOUS_WORDINGS: readonly Normalisation[] = [
  {
    is: 'if something is so, as long as it is so',
    from: within(
      `(^|[.)] |\\n)If (${STATE}), (?=destroy this (?:face-up )?card\\.|this card (?:gains|loses|cannot|can attack) ~(?:, (?:but|also) ~)*(?:, the battle damage ~)?\\.|this card's (?:ATK|DEF|ATK/DEF) becomes? \\d+\\.|your opponent's monsters cannot target this card for attacks(?:, also ~)?\\.)(?!~\\b(?:this turn|until)\\b)`,
    ),
    to: '$1While $2, ',
  },
  {
    is: 'a card that destroys itself lies face-up',
    from: within('(^|[.)] |\\n)(While ~, destroy this) face-up (card\\.)'),
    to: '$1$2 $3',
  },
  {
    is: 'what two kinds of monsters gain and lose are two effects',
    from: within(
      '(^|[.)] |\\n)(All ~ gain \\d+ (?:ATK|DEF|ATK\\/DEF)), also (all ~ lose \\d+ (?:ATK|DEF|ATK\\/DEF)\\.)',
    ),
    to: '$1$2. @$3',
  },
];
