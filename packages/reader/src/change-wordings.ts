/** What changes, and where the card itself is, said in other words. */
import { type Normalisation, within } from './clause.ts';

/** What is done to a value is what becomes of it. */
const VALUES: readonly Normalisation[] = [
  {
    is: 'effects that are negated',
    from: /(?<=[;,] (?:then |and if you do, |also )?)negate (its|their) effects(?: \(if any\))?(?=[.,;]| until)/g,
    to: '$1 effects are negated',
  },
  ...[
    ['halve', 'halved'],
    ['double', 'doubled'],
  ].map(([verb, changed]) => ({
    is: `a value that is ${changed}`,
    from: new RegExp(
      `(?<=[;,] (?:then |and if you do, |also )?)${verb} (its|their) (ATK|DEF)(?=[.,;]| until)`,
      'g',
    ),
    to: `$1 $2 becomes ${changed}`,
  })),
  {
    is: 'a value that comes with what is Summoned',
    from: /, but ((?:its|their) (?:original )?(?:ATK|DEF|ATK\/DEF|Level)) becomes? (halved|\d+)(?=[.,;])/g,
    to: ', and if you do, $1 becomes $2',
  },
  {
    is: 'both values that come with what is Summoned',
    from: /, (?:but|and if you do,) ((?:its|their) (?:original )?ATK\/DEF) becomes (halved|\d+)(?=[.,;])/g,
    to: ', and if you do, $1 become $2',
  },
  {
    is: 'the value of several becomes one',
    from: within('\\b([Tt]he (?:original )?(?:ATK|DEF) of (?:all )?~) become (\\d+|halved)(?=[.,;]| until)'),
    to: '$1 becomes $2',
  },
  {
    is: 'how long, after a comma',
    from: /(?<!, also [^.;:]*)(?<=\b(?:gains?|loses?|becomes?) [^.,;:]*), until (the (?:End Phase|end of (?:(?:this|the|the next|your opponent's|your opponent's next) turn|(?:this|the) (?:Battle Phase|Damage Step))))(?=[.;])/g,
    to: ' until $1',
  },
  {
    is: 'the effects of monsters of another kind',
    from: /\b(activate) monster effects( for the rest of this turn| the turn you activate this (?:card|effect))?, except ((?:[A-Z]+|[A-Z][\w-]*|"[^"]*")) monsters(?:'|' effects)?(?=[.,;])/g,
    to: '$1 non-$3 monster effects$2',
  },
];

/** Where cards go from and where the card itself is. */
const PLACES: readonly Normalisation[] = [
  {
    is: 'what is discarded is in the hand',
    from: within(
      '\\b([Dd]iscard (?:up to )?\\d ~(?:cards?|monsters?|Spells?|Traps?)) from your hand(?=[.,;]| and)',
    ),
    to: '$1',
  },
  {
    is: 'from the hand, while something is so',
    from: within(
      '\\bIf (you(?:r opponent)? (?:controls?|ha(?:ve|s)) ~) and this card is in your hand: (You can ~)Special Summon this card(?! from)',
    ),
    to: 'If $1: $2Special Summon this card from your hand',
  },
  {
    is: 'from the hand, at any time',
    from: within(
      '(^|[.)] |\\n|● )If this card is in your hand: You can ((?!Special)~(?:; ~)?)Special Summon this card(?! from)(?=[.,])',
    ),
    to: '$1You can $2Special Summon this card from your hand',
  },
  {
    is: 'from the GY, while something is so',
    from: within(
      '\\bIf (you(?:r opponent)? (?:controls?|ha(?:ve|s)) ~): You can Special Summon this card from your GY(?=[.,])',
    ),
    to: 'If $1 and this card is in your GY: You can Special Summon this card',
  },
];

/** What must be done is neither too late nor too early, also of a card that stays. */
const MANDATORY: readonly Normalisation[] = [
  {
    is: 'what befalls the card itself is waited for by an effect of it',
    from: within(
      '(^|[.)] |\\n|● )When (this (?:Set |face-up )?card (?:you control |on the field |in your possession )?is (?:sent|destroyed) ~): (?!You can|you can|Once)',
    ),
    to: '$1If $2: ',
  },
  {
    is: 'what is done once per turn must be done',
    from: within('(^|[.)] |\\n|● )Once per turn, when (~): (?!You can|you can|Once)'),
    to: '$1Once per turn, if $2: ',
  },
];
/** What follows each time that something happens. (wording.timing.each-time) */
const EACH_TIME: readonly Normalisation[] = [
  {
    is: 'when the card that was activated resolves',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]*(?:\\/[A-Z]\\w*)? )?)(Spell|Trap|Spell\\/Trap)(?: Card)? is activated, (place ~) when that (?:Spell|Trap|Spell\\/Trap|card)(?: Card)? resolves( \\(max\\. \\d+\\))?\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4$5.',
  },
  {
    is: 'immediately after it resolves',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]* )?)(Spell|Trap)(?: Card)? is activated, (~) immediately after it resolves\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4.',
  },
  {
    is: 'immediately after it resolves, said first',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]* )?)(Spell|Trap)(?: Card)? is activated, immediately after it resolves, (~)\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4.',
  },
  {
    is: 'LP that you gain',
    from: within('(^|[.)] |\\n|● )(Each time ~, )you gain (?=\\d+ LP)'),
    to: '$1$2gain ',
  },
];

/** Compared numbers of cards. */
const COMPARED: readonly Normalisation[] = [
  {
    is: 'more than you do',
    from: /\byour opponent controls more (monsters|cards|Spells\/Traps) than you(?: do)?(?=[,:])/g,
    to: 'the number of $1 you control is less than the number of $1 your opponent controls',
  },
  {
    is: 'a monster other than one',
    from: within('\\b(you control an? ~) other than ("[^"]*")(?=[,:])'),
    to: '$1, except $2',
  },
];
export const CHANGE_WORDINGS: readonly Normalisation[] = [
  ...VALUES,
  ...PLACES,
  ...MANDATORY,
  ...EACH_TIME,
  ...COMPARED,
];
