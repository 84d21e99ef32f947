/** What is done to a card that was spoken of, said in other words: whose value changes, what was negated, where the card itself lies. */
import { type Normalisation, within } from './clause.ts';

/** One target, whose words may hold a list. */
const ONE = '(?:(?! and )(?:[^.;:"]|"[^"]*"))*?';
/** Does nothing but a monster effect activate? */
const isOfMonsters = (heading: string): boolean =>
  /\bmonster(?:'s)? effect/.test(heading) && !/\b(?:Spell|Trap|card or effect)\b/.test(heading);
/** What is negated is what is destroyed, and what is targeted is what changes. */
const SPOKEN_OF: readonly Normalisation[] = [
  {
    is: 'what was negated is destroyed',
    from: /((?:[^:."\n]|"[^"]*")*): ((?:[^."\n]|"[^"]*")*?[Nn]egate (?:the (?:activation|effect)|that (?:activation|effect)), and if you do, (?:destroy|banish)) that (card|monster)(?=[.,])/g,
    to: (all: string, heading = '', deed = '', noun = '') =>
      noun === (isOfMonsters(heading) ? 'monster' : 'card') ? `${heading}: ${deed} it` : all,
  },
  ...[
    ['the discarded monster', 'this card (?:gains|loses) (?:ATK|DEF|ATK\\/DEF) equal to (?:half )?(?:the )?'],
    ['the Tributed monster', 'this card (?:gains|loses) (?:ATK|DEF|ATK\\/DEF) equal to (?:half )?(?:the )?'],
  ].map(([whose, before]) => ({
    is: `what ${whose} had`,
    from: within(
      `((?:[Dd]iscard|[Tt]ribute) 1 ${ONE}; ${before})(?<=equal to (?:half )?)${whose}'s (?=original (?:ATK|DEF)|ATK(?= until|[.,]))`,
    ),
    to: "$1that monster's ",
  })),
  ...[
    "the Tributed monster's (original (?:ATK|DEF))",
    'the (original (?:ATK|DEF)) of the Tributed monster',
  ].map((whose) => ({
    is: 'what the Tributed monster had by its nature',
    from: within(`([Tt]ribute 1 ${ONE}; inflict damage to your opponent equal to (?:half )?)${whose}`),
    to: '$1its $2',
  })),
  {
    is: 'what the destroyed monster has by its nature',
    from: within(
      "(destroys an? ~ by battle(?: and sends it to (?:the|their) GY)?: (?:Inflict damage to your opponent|Gain LP) equal to (?:half )?)(?:the destroyed monster's (original (?:ATK|DEF))|the (original (?:ATK|DEF)) of the destroyed monster|that monster's (original (?:ATK|DEF)) in the GY)",
    ),
    to: "$1that monster's $2$3$4",
  },
  {
    is: 'half the value of a target that somebody controls',
    from: within(
      `(arget 1 ${ONE}(?:you control|your opponent controls); )that target's (ATK|DEF|ATK\\/DEF) becomes? halved(?=[.,]| until)`,
    ),
    to: '$1halve the $2 of that target',
  },
  {
    is: 'the value of a target that somebody controls',
    from: within(
      `(arget 1 ${ONE}(?:you control|your opponent controls); )that target's (ATK|DEF|ATK\\/DEF|Level) (?=becomes? )`,
    ),
    to: '$1the $2 of that target ',
  },
  {
    is: 'half the value of a target that somebody controls, another verb',
    from: within(
      `(arget 1 ${ONE}(?:you control|your opponent controls); (?:halve|double) )that target's (ATK|DEF|ATK\\/DEF)(?=[.,]| until)`,
    ),
    to: '$1the $2 of that target',
  },
  {
    is: 'half the value of a target',
    from: within(`(arget 1 ${ONE}on the field; )halve that target's (ATK|DEF)(?=[.,]| until)`),
    to: '$1its $2 becomes halved',
  },
  {
    is: 'the value of a target',
    from: within(
      `(arget 1 ${ONE}on the field; )that target's (ATK|DEF|ATK\\/DEF|Level|effects) (?=becomes? |is |are )`,
    ),
    to: '$1its $2 ',
  },
  {
    is: 'a target on the field',
    from: within(`(arget 1 ${ONE}on the field; )that (?:target|monster|card) (?=gains |loses |cannot )`),
    to: '$1it ',
  },
  {
    is: 'a target in a GY',
    from: within(
      `(arget 1 ${ONE}([Mm]onster|card|Spell|Trap)s? (?:in (?:your|either|your opponent's) GY(?:, except "[^"]*")?|in your banishment(?:, except "[^"]*")?|in either player's Pendulum Zone|on the field); (?:destroy|add|Special Summon|Set|banish|shuffle|return) )that (card|monster)(?=[.,]| to | into | in )`,
    ),
    to: (all: string, before = '', targeted = '', noun = '') =>
      (noun === 'monster') === (targeted.toLowerCase() === 'monster') ? `${before}that target` : all,
  },
  {
    is: 'the battle position of one target that somebody controls',
    from: within(
      `(arget 1 ${ONE}(?:you control|your opponent controls); change )that target's (battle position)`,
    ),
    to: '$1the $2 of that target',
  },
  {
    is: 'the battle position of one target',
    from: within(`(arget 1 ${ONE}on the field; change )that target's (battle position)`),
    to: '$1its $2',
  },
];

/** Two cards at once are the one and the other. */
const BOTH: readonly Normalisation[] = ['destroy', 'banish', 'return', 'shuffle'].map((verb) => ({
  is: `both targets: ${verb}`,
  from: within(
    `(arget 1 ${ONE} and 1 ${ONE}; (?:Special Summon this card from your hand, and if you do, )?)${verb} (?:them|both|both targets|those targets|both those targets)( to the hand| into the Deck)?(?=[.]|, (?:and if you do|then|also))`,
  ),
  to: `$1${verb} the first target$2 and ${verb} the second target$2`,
}));
/** "1 LIGHT and 1 DARK monster": what is of one Attribute or Type is not of the other. */
const KIND =
  '(?:[A-Z]+|(?!Normal|Effect|Ritual|Fusion|Synchro|Xyz|Link|Tuner|Flip|Gemini|Toon|Union|Spirit)[A-Z][a-z]+)';
const EACH_OF_TWO: readonly Normalisation[] = [
  ['banish', 'from your (?:GY|hand|field)'],
  ['banishing', 'from your (?:GY|hand|field)'],
].map(([verb = '', place = '']) => ({
  is: `one of each kind: ${verb}`,
  from: new RegExp(`\\b${verb} (\\d) (${KIND}) and (\\d) (${KIND}) monsters? (${place})(?=[.;])`, 'g'),
  to: (_: string, one = '', first = '', other = '', second = '', where = '') =>
    `${verb} ${one} ${first} ${one === '1' ? 'monster' : 'monsters'} ${where} and ${verb} ${other} ${second} ${other === '1' ? 'monster' : 'monsters'} ${where}`,
}));
/** What applies in the Damage Step or in damage calculation alone. */
const IN_BATTLE: readonly Normalisation[] = [
  {
    is: 'what a card gains or loses while it battles',
    from: within(
      '(^|[.)] |\\n|● )If (this card|the equipped monster) (attacks|is attacked|battles)( an? ~)?, (?:it|this card) (gains|loses) (\\d+ (?:ATK\\/DEF|ATK|DEF)) during (the Damage Step|damage calculation) only\\.',
    ),
    to: (_: string, start = '', who = '', does = '', whom = '', gains = '', what = '', when = '') =>
      `${start}During ${when}, while ${who} ${does}${whom}, ${whom === '' ? 'it' : who} ${gains} ${what}.`,
  },
];
/** Until when a player cannot do something. */
const FOR_THE_REST: readonly Normalisation[] = [
  {
    is: 'what cannot be activated for the rest of a turn',
    from: /\b([Yy]our opponent|[Yy]ou) (cannot activate (?:cards or effects|cards, or the effects of cards|monster effects|(?:Spell|Trap|Spell\/Trap) Cards|Spell\/Trap Cards or effects)) (?:this turn|until the end of this turn)(?=[.,])/g,
    to: '$1 $2 for the rest of this turn',
  },
];
/** A number of cards, multiplied: so much for each of them. */
const PLACE =
  "(?:you control|your opponent controls|on the field|in your (?:GY|hand|banishment)|in your opponent's (?:GY|hand))";
const FOR_EACH: readonly Normalisation[] = [
  {
    is: 'damage for each card',
    from: within(
      `\\b([Ii]nflict) damage to your opponent equal to the number of (~(?:monster|card|Monster|Spell|Trap))s (${PLACE}) x (\\d+)`,
    ),
    to: '$1 $4 damage to your opponent for each $2 $3',
  },
  {
    is: 'so much ATK or DEF for each card',
    from: within(
      `\\b([Gg]ains?|[Ll]oses?) (ATK|DEF|ATK\\/DEF) equal to the number of (~(?:monster|card|Monster|Spell|Trap))s (${PLACE}) x (\\d+)`,
    ),
    to: '$1 $5 $2 for each $3 $4',
  },
  {
    is: 'LP for each card',
    from: within(
      `\\b([Gg]ain) LP equal to the number of (~(?:monster|card|Monster|Spell|Trap))s (${PLACE}) x (\\d+)`,
    ),
    to: '$1 $4 LP for each $2 $3',
  },
];
/** All of them are: there is one, and there is none that is not. */
const ALL_ARE: readonly Normalisation[] = [
  {
    is: 'all monsters of a player',
    from: /\b([Ii]f|[Ww]hile) all monsters you control are ("[^"]*"|[A-Z][\w-]*) monsters \(min\. 1\)(?=[,:])/g,
    to: '$1 you control a $2 monster and you control no non-$2 monsters',
  },
  ...[
    ['having', 'have'],
    ['controlling', 'control'],
  ].map(([by = '', is = '']) => ({
    is: `what a player must have: ${by}`,
    from: within(`\\b(Must (?:first )?be Special Summoned \\(from your hand(?: or GY)?\\)) by ${by} (~)\\.`),
    to: `$1, while you ${is} $2.`,
  })),
];

/** A value that somebody changes is changed. */
const CHANGED: readonly Normalisation[] = [
  {
    is: 'what gains or loses',
    from: /\b([Yy]ou can |; |, then |, and if you do, )(?:make|have) (this card|it|that (?:monster|target)|that opponent's monster) (gain|lose) (?=\d|ATK|DEF)/g,
    to: '$1$2 $3s ',
  },
  {
    is: 'cards that gain or lose',
    from: within('\\b([Yy]ou can |; )(?:make|have) (all ~) (gain|lose) (?=\\d)'),
    to: '$1$2 $3 ',
  },
  {
    is: 'the Level of all of them',
    from: within('\\b(increase|reduce) the Levels? of (all ~) by (\\d+)(?=,? until|[.,;])'),
    to: 'the Level of $2 is $1d by $3',
  },
  {
    is: 'the Level of this card',
    from: /\b(increase|reduce) the Level of this card by (\d+)(?=,? until|[.,;])/g,
    to: "this card's Level is $1d by $2",
  },
  {
    is: 'leave to activate what begins with its subject',
    from: /(^|[.:)] |\n|● )([Yy]ou can )(?=(?:all (?:[^.,;:"]|"[^"]*")* (?:gain|lose) |the Level of all |(?:the )?(?:original )?(?:ATK|DEF|ATK\/DEF) of |that (?:monster|target)(?:'s (?:ATK|DEF|ATK\/DEF) becomes?| gains| loses)|this card(?:'s (?:Level|ATK|DEF|ATK\/DEF|original ATK) (?:is|becomes?)| gains| loses)))/g,
    to: '$1$2activate this effect; ',
  },
  ...[
    ['this turn, ', '(this card|it) (cannot be destroyed by battle or card effects)'],
    ['until the end of this turn, ', '(this card|it) (cannot be destroyed by battle or card effects)'],
  ].map(([when = '', what]) => ({
    is: 'how long, said first',
    from: new RegExp(`(?<=; )${when}${what}(?=\\.)`, 'g'),
    to: `$1 $2 ${when.slice(0, -2)}`,
  })),
  {
    is: 'how long it is halved, after a comma',
    from: within(
      '(\\b(?:halve|double) the (?:ATK|DEF|ATK\\/DEF) of ~), (until the (?:End Phase|end of (?:this|the) turn))(?=[.;])',
    ),
    to: '$1 $2',
  },
  {
    is: 'the first destruction of each turn',
    from: /(^|[.)] |\n)Once per turn, this (Defense Position |Attack Position )?card cannot be destroyed by (battle|card effects|battle or card effects)\./g,
    to: (_: string, start = '', position = '', by = '') =>
      `${start}The first time this ${position}card would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed.`,
  },
];

/** What Spirit monsters do at the end of the turn in which they came. */
const CAME: readonly Normalisation[] = [
  {
    is: 'at the end of the turn in which it came: it came this turn',
    from: /\bDuring the End Phase of the turn (?:that )?this card (?:is|was) Normal Summoned or flipped face-up: Return (?:it|this card) to the hand\./g,
    to: 'During the End Phase, if this card was Normal Summoned this turn or it was flipped face-up this turn: Return this card to the hand.',
  },
  {
    is: 'one way in which it came or another',
    from: /\bif this card was (Normal|Special) Summoned or flipped face-up this turn(?=[:,])/g,
    to: 'if this card was $1 Summoned this turn or it was flipped face-up this turn',
  },
];
/** Where the card itself lies is said once. */
const LIES: readonly Normalisation[] = [
  {
    is: 'the card lies in the GY to which it was sent',
    from: within(
      '(^|[.)] |\\n|● )((?:When|If) this card (?:on the field |you control )?is (?:sent|destroyed|discarded)~ (?:to|in) (?:the|your) GY(?: ~)?: You can (?:~; )?Special Summon this card) from (?:the|your) GY(?=[.,])',
    ),
    to: '$1$2',
  },
  {
    is: 'the card lies in the GY, as was said',
    from: within(
      '((?:When|If|if|while) (?:~ )?this card is in your GY(?: \\([^)]*\\))?: You can (?:~; )?Special Summon this card) from (?:the|your) GY(?=[.,])',
    ),
    to: '$1',
  },
  {
    is: 'what is Summoned from the GY when something happens lies there',
    from: within(
      '(^|[.)] |\\n|● )((?:When|If) (?:(?:you|your opponent) (?:\\w+ )?Summons? an? ~|an? ~ is (?:\\w+ )?(?:Summoned|destroyed)~))( \\(except during the Damage Step\\))?: (You can Special Summon this card) from your GY(?=[.,])',
    ),
    to: '$1$2 while this card is in your GY$3: $4',
  },
  {
    is: 'what is used from the hand or the field',
    from: /\b([Tt]ribute|[Ss]end|[Bb]anish) this card from your hand or face-up field\b/g,
    to: '$1 this card from your hand or field',
  },
  {
    is: 'from the face-up field as well',
    from: /\b(from your (?:hand, Deck,|hand,?|Deck,?)) and\/or (?=face-up field\b)/g,
    to: '$1 or ',
  },
  {
    is: 'from the GY and the face-up field as well',
    from: /\b(from your (?:hand, )?face-up field,?) and\/or (?=GY\b)/g,
    to: '$1 or ',
  },
];

/** By the effect of which cards. */
const BY_EFFECT: readonly Normalisation[] = [
  {
    is: 'by the effect of a card of that kind',
    from: within(
      "\\b(is (?:sent|banished|destroyed|discarded)(?: from ~)?(?: to the GY)?) by (?:the effect of an? (~(?:monster|Monster|card|Spell|Trap|Spell\\/Trap))|an? (~(?:monster|Monster|card|Spell|Trap|Spell\\/Trap))(?:'s)? effect)(?=[:,]| \\()",
    ),
    to: '$1 by $2$3 effect',
  },
  {
    is: 'in which position, after a comma',
    from: /\b(from your (?:Deck|hand|GY|hand or Deck)), (in (?:Attack|Defense) Position)(?=[.,])/g,
    to: '$1 $2',
  },
  {
    is: 'banished from the GY: from its own',
    from: /\b(this card is banished from) the (?=GY(?:[:,]| \())/g,
    to: '$1 your ',
  },
];
/** What there is on the field, and whose hand, Deck and GY are meant. */
const THERE: readonly Normalisation[] = [
  {
    is: 'what is on the field is there',
    from: within(
      '\\b([Ii]f|[Ww]hen|while) (an? (?!monster Special)~(?:monster|Monster|Token|card|Spell|Trap)) is on the field(?=[:,]| and this)',
    ),
    to: '$1 there is $2 on the field',
  },
  {
    is: 'what the opponent, who was named, has',
    from: within(
      '((?:If|When) ~your opponent(?: ~)?: (?:You can )?(?:[Ss]end the top (?:card|\\d cards) of|[Dd]iscard \\d random cards? from|[Bb]anish the top (?:card|\\d cards) of)) their (?=Deck|hand)',
    ),
    to: "$1 your opponent's ",
  },
  {
    is: 'what the opponent, who takes damage, has',
    from: within('\\b(damage to your opponent for each ~ in) their (?=hand|GY)'),
    to: "$1 your opponent's ",
  },
];
export const SAME_WORDINGS: readonly Normalisation[] = [
  ...SPOKEN_OF,
  ...BOTH,
  ...EACH_OF_TWO,
  ...IN_BATTLE,
  ...FOR_THE_REST,
  ...FOR_EACH,
  ...ALL_ARE,
  ...CHANGED,
  ...CAME,
  ...LIES,
  ...BY_EFFECT,
  ...THERE,
];
