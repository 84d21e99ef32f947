/** Values, amounts, damage and counters, said in other words: how much, how many, for each what. */
import { type Normalisation, within } from './clause.ts';

/** Whose value it is, where one card was spoken of. */
const ITS = "(?:[Ii]ts|[Tt]heir|[Tt]his card's|[Tt]hat target's|[Tt]hat (?:opponent's )?monster's)";
const STATS = '(?:original )?(?:ATK\\/DEF|ATK|DEF)';
const VALUES: readonly Normalisation[] = [
  {
    is: 'both values, in one word',
    from: new RegExp(
      `\\b(${ITS} |[Hh]alve the |[Dd]ouble the |[Tt]he |gains? |loses? )(original |current )?ATK and DEF(?= becomes?\\b| of\\b| are\\b| equal\\b)`,
      'g',
    ),
    to: '$1$2ATK/DEF',
  },
  {
    is: 'double of what it is now',
    from: new RegExp(
      `\\b(${ITS}) (ATK|DEF|ATK\\/DEF) (?:each )?(becomes?) (?:double|twice) (?:its|their) current (?:ATK and DEF|\\2)(?=[.,;]| until| during)`,
      'g',
    ),
    to: '$1 $2 $3 doubled',
  },
  {
    is: 'half of what it is now',
    from: new RegExp(
      `\\b(${ITS}) (ATK|DEF|ATK\\/DEF) (?:each )?(becomes?) half (?:its|their) current (?:ATK and DEF|\\2)(?=[.,;]| until| during)`,
      'g',
    ),
    to: '$1 $2 $3 halved',
  },
  {
    is: 'a value is what it is now',
    from: /(?<=\b(?:its|their|'s) )current (?=(?:ATK\/DEF|ATK|DEF|Level)\b(?! is different))/g,
    to: '',
  },
  {
    is: 'the value that it has now',
    from: /\b([Hh]alve|[Dd]ouble) the current (?=(?:ATK\/DEF|ATK|DEF) of\b)/g,
    to: '$1 the ',
  },
  {
    is: 'what equals a value becomes it',
    from: /\b(ATK\/DEF|ATK|DEF|Level) (becomes?) equal to (?=[a-z1-9])/g,
    to: '$1 $2 ',
  },
  {
    is: 'what is halved becomes halved',
    from: new RegExp(`\\b(${ITS} ${STATS}) (?:is|are) (halved|doubled)(?=[.,;]| until| during)`, 'g'),
    to: (_: string, whose = '', how = '') => `${whose} ${whose.includes('/') ? 'become' : 'becomes'} ${how}`,
  },
  {
    is: 'what is made another becomes it',
    from: new RegExp(
      `\\b(?:[Mm]ake|[Cc]hange) (${ITS}) (${STATS})(?: become| to)? (?=\\d|halved|doubled)`,
      'g',
    ),
    to: (_: string, whose = '', what = '') =>
      `${whose} ${what} ${what.includes('/') ? 'become' : 'becomes'} `,
  },
  {
    is: 'what is made another value becomes it',
    from: new RegExp(`\\b(?:[Mm]ake|[Cc]hange) (${ITS}) (${STATS}) (?:become|to) (?=[a-z])`, 'g'),
    to: (_: string, whose = '', what = '') =>
      `${whose} ${what} ${what.includes('/') ? 'become' : 'becomes'} `,
  },
  {
    is: 'what is made another value becomes it: of several',
    from: within('\\b(?:[Mm]ake|[Cc]hange) the ((?:ATK|DEF|ATK\\/DEF) of ~) to (\\d+)(?=[.,;]| until)'),
    to: 'the $1 becomes $2',
  },
];

/** Terms of old texts that the patterns below would have to know as well. */
const TERMS: readonly Normalisation[] = [
  { is: 'battle damage in small letters', from: /\bBattle Damage\b/g, to: 'battle damage' },
  {
    is: 'both values of what is meant',
    from: /\b(with \d+ ATK)\/(\d+ DEF)\b/g,
    to: '$1 and $2',
  },
];
/** What is done to counters. */
const COUNTERS: readonly Normalisation[] = [
  {
    is: 'counters from the field: from anywhere on it',
    from: /\b([Rr]emove \d+ (?:[A-Z][\w-]* )*(?:[A-Z]-)?Counters?) from (?:anywhere on )?(?:your (?:side of the )?field|the cards you control)/g,
    to: '$1 from anywhere on your field',
  },
  {
    is: 'counters that somebody controls',
    from: /\b([Rr]emove \d+ (?:[A-Z][\w-]* )*(?:[A-Z]-)?Counters?) (?:you control|from anywhere you control)(?=[;,.]| to\b)/g,
    to: '$1 from anywhere on your field',
  },
  {
    is: 'a card that can hold one',
    from: /\bthat you can place (?:1|an?) (?=(?:[A-Z][\w-]* )+Counter on\b|[A-Z]-Counter on\b)/g,
    to: 'that you can place a ',
  },
  {
    is: 'counters on the card itself',
    from: /((?:^|[.)] |\n)(?:This card gains|Gains) \d+ (?:ATK\/DEF|ATK|DEF) for each (?:[A-Z][\w-]* )*(?:[A-Z]-)?Counter) on it\./g,
    to: '$1 on this card.',
  },
  {
    is: 'the card itself that was Summoned',
    from: within(
      '\\b(If this card is (?:~ )?Summoned: (?:You can place|Place) \\d (?:[A-Z][\\w-]* )+Counters?) on it(?=[.,]| \\(max)',
    ),
    to: '$1 on this card',
  },
  {
    is: 'the card itself, once it has so many',
    from: /(^|[.)] |\n)You can ((?:Tribute|send) this card) with (\d) (?:or more )?((?:[A-Z][\w-]* )+Counters)(?: on it)?( to the GY)?; /g,
    to: '$1If the number of $4 on this card is $3 or more: You can $2$5; ',
  },
  {
    is: 'the article of such a card',
    from: /\bthat you can place a (?=[AEIO])/g,
    to: 'that you can place an ',
  },
];

/** Who gains, loses, takes and draws: the player of the text need not be named. */
const PLAYERS: readonly Normalisation[] = [
  {
    is: 'what you gain, lose or take',
    from: /(?<=, also |, then |, and if you do, |; )you (?=(?:lose|gain) (?:\d+ )?LP\b|take \d+ damage\b|take damage equal\b|draw \d cards?\b)/g,
    to: '',
  },
  {
    is: 'damage to each player',
    from: /(nflict (?:\d+ )?damage) to each player\b/g,
    to: '$1 to both players',
  },
  {
    is: 'damage that each player takes',
    from: /(?<=: |; |, then |, and if you do, )(E|e)ach player takes (\d+ damage)(?=[.,])/g,
    to: (_: string, letter = '', damage = '') =>
      `${letter === 'E' ? 'I' : 'i'}nflict ${damage} to both players`,
  },
];

/** What is declared, and what becomes of it. */
const WHO = '(?:this card|it|that monster|that target|all other monsters on the field)';
const DECLARED: readonly Normalisation[] = [
  {
    is: 'a Level is a number',
    from: /\b([Dd]eclare) a (?:Level|number) (?:from|between) (\d+) (?:to|and) (\d+)/g,
    to: '$1 a number from $2 to $3',
  },
  {
    is: 'a Type is one of monsters',
    from: /\b([Dd]eclare 1) (?:Monster Type|Type of monster|Type)\b(?! (?:and|or)\b)/g,
    to: '$1 Type',
  },
  {
    is: 'the Level that was declared',
    from: /\b([Dd]eclare a number [^.]*?)\b(this card|it|that monster|that target) becomes that Level(?=[.,]| until)/g,
    to: (_: string, before = '', who = '') =>
      `${before}${who === 'it' ? 'its' : `${who}'s`} Level becomes the declared number`,
  },
  ...['Attribute', 'Type'].map((what) => ({
    is: `the ${what} that was declared`,
    from: new RegExp(
      `\\b([Dd]eclare 1 ${what}[^.]*?)\\b(${WHO})(?: in the GY)? becomes? (?:that|the declared) ${what}(?=[.,]| until)`,
      'g',
    ),
    to: (_: string, before = '', who = '') =>
      who.startsWith('all')
        ? `${before}the ${what} of ${who} becomes that ${what}`
        : `${before}${who === 'it' ? 'its' : `${who}'s`} ${what} becomes that ${what}`,
  })),
  {
    is: 'what was declared, of monsters',
    from: /\b(monsters(?: on the field| your opponent controls)?) with the declared (?:Monster )?(Type|Attribute)\b/g,
    to: '$1 with that $2',
  },
];
/** What has so many heads. */
const TOSSED: readonly Normalisation[] = [
  {
    is: 'what is done if so many are heads',
    from: within(
      '\\b([Tt]oss a coin (\\d) times),? and (destroy (?:it|that target)) if at least (\\d) of the results are heads\\.',
    ),
    to: '$1, and if you do, if the number of heads is $4 or more, $3.',
  },
];

/** One of a Summon's Tokens that cannot be Tributed. */
const TOKENS: readonly Normalisation[] = [
  {
    is: 'what Tokens cannot be Tributed for',
    from: /\b(Special Summon \d "[^"]*" \([^)]*\)[^.]*)\. (?:This Token|It|These Tokens|They) cannot be Tributed for a Tribute Summon(?: during the turn (?:it is|they are) Special Summoned)?\./g,
    to: (words: string, summon = '') =>
      `${summon}, and if you do, ${/\b(?:These|They)\b/.test(words) ? 'they' : 'it'} cannot be Tributed for a Tribute Summon${/during the turn/.test(words) ? ' this turn' : ''}.`,
  },
];
/** Life Points compared. */
const COMPARED: readonly Normalisation[] = [
  {
    is: 'LP are a number',
    from: /\b([Yy]our|[Yy]our opponent's) LP are (?=(?:\d+ or (?:more|less)|lower than|higher than)\b)/g,
    to: '$1 LP is ',
  },
  {
    is: 'less LP than the opponent',
    from: /\b([Yy]our) LP is lower than your opponent's(?: LP)?(?=[:,]| and\b)/g,
    to: "$1 LP is less than your opponent's LP",
  },
  {
    is: 'more LP than the opponent',
    from: /\b([Ii]f|[Ww]hile) your LP is higher than your opponent's(?: LP)?(?=[:,]| and\b)/g,
    to: "$1 your opponent's LP is less than your LP",
  },
];
/** Measured by the value of a card. */
const MEASURED: readonly Normalisation[] = [
  {
    is: 'with a value at most as high',
    from: /(?<!destroy this card )\bwith(?: an?)? (ATK|DEF|Level|Rank) (?:less than or equal to|equal to or less than) (?=(?:this card's|that|the|its|your|half)\b)/g,
    to: 'whose $1 is less than or equal to ',
  },
  {
    is: 'the value of the card itself',
    from: /\bwhose (ATK|DEF|Level|Rank) is (less than or equal to|greater than or equal to|lower than|equal to) (this card's|that (?:monster|target)'s|its)(?= on the field| in the GY|[.,;:])/g,
    to: '$3 $1£$2',
  },
  {
    is: 'the value of the card itself, in order',
    from: /(this card's|that (?:monster|target)'s|its) (ATK|DEF|Level|Rank)£(less than or equal to|greater than or equal to|lower than|equal to)/g,
    to: 'whose $2 is $3 $1 $2',
  },
  {
    is: 'the value of this card',
    from: /\b((?:less|greater) than or equal to|equal to|lower than) the (ATK|DEF|Level|Rank) of this card\b/g,
    to: "$1 this card's $2",
  },
  { is: 'Levels in all', from: /\bthe total Levels of (?=all\b)/g, to: 'the combined Level of ' },
  { is: 'combined values', from: /\bcombined (Level|Rank)s of (?=all\b)/g, to: 'combined $1 of ' },
  {
    is: 'values in all',
    from: /\bthe total (ATK|DEF|original ATK|original DEF) of (?=all\b)/g,
    to: 'the combined $1 of ',
  },
];
/** Damage that was taken or inflicted: the event tells how much. */
const TOOK =
  '(?:(?:[Yy]ou take|[Yy]our opponent takes|inflicts) (?:battle damage|effect damage|battle or effect damage|damage))';
const DAMAGED: readonly Normalisation[] = [
  {
    is: 'the damage of the event',
    from: within(
      `\\b(${TOOK}(?: ~)?: (?:(?!take)(?:[^.:"]|"[^"]*"))*?equal to )(?:the (?:battle |effect )?damage (?:you took|they took|inflicted|your opponent took)|the (?:battle )?damage|that damage)(?=[.,]| until)`,
    ),
    to: '$1that amount',
  },
  {
    is: 'so much LP as the event tells',
    from: within(
      `\\b(${TOOK}(?: ~)?: (?:[Yy]ou can )?)(?:[Yy]ou )?([Gg])ain (?:the same amount of LP|that (?:much|amount of) LP)(?=[.,])`,
    ),
    to: '$1$2ain LP equal to that amount',
  },
];
/** What is done to each is done to all. */
const EACH: readonly Normalisation[] = [
  {
    is: 'counters on each',
    from: within(
      '\\b([Pp]lace \\d (?:[A-Z][\\w-]* )*(?:[A-Z]-)?Counters?) on each (~)(monster|card|Spell|Trap)((?: (?:you control|your opponent controls|on the field|that you can place ~ on))*)(?=[.,])',
    ),
    to: '$1 on all $2$3s$4',
  },
  {
    is: 'piercing, with another word',
    from: /, (?:and|also),? (?=if (?:it|they) attacks? a Defense Position monster, inflict)/g,
    to: ', also ',
  },
  {
    is: 'the value of this card that is halved or doubled',
    from: /\b(halve|double) this card's (ATK\/DEF|ATK|DEF)(?=[.,;]| until)/g,
    to: (_: string, verb = '', what = '') =>
      `this card's ${what} ${what.includes('/') ? 'become' : 'becomes'} ${verb}d`,
  },
  {
    is: 'what is done until then, said first, with a piercing attack',
    from: /(; |: )[Uu]ntil (the end of this turn|the End Phase), (it|that monster) (gains \d+ (?:ATK\/DEF|ATK|DEF)), also (if it attacks a Defense Position monster, inflict piercing battle damage to your opponent)\./g,
    to: '$1$3 $4 until $2, also this turn, $5.',
  },
];
/** How long it does more damage, said first. */
const THIS_TURN: readonly Normalisation[] = [
  {
    is: 'piercing attacks of this turn',
    from: /(?<=[;,] (?:also )?)if (it|that (?:target|monster)|this card) attacks a Defense Position monster this turn, (?=inflict (?:double )?piercing)/g,
    to: 'this turn, if $1 attacks a Defense Position monster, ',
  },
  {
    is: 'damage of the rest of this turn',
    from: /\b(any (?:battle|effect) damage (?:you take|your opponent takes) is (?:halved|doubled)) for the rest of this turn\b/g,
    to: '$1 this turn',
  },
];
/** Life Points that become a number. */
const BECOME: readonly Normalisation[] = [
  {
    is: 'LP that become a number',
    from: /\b(?:make )?([Yy]our|[Yy]our opponent's|[Bb]oth players') LP (?:become|becomes) (?:equal to )?(?=\d)/g,
    to: '$1 LP become ',
  },
  { is: 'LP that are made a number', from: /\bmake (your|your opponent's) LP (?=\d)/g, to: '$1 LP become ' },
];
/** How long, said first of two changes. */
const FIRST: readonly Normalisation[] = [
  {
    is: 'how long both apply, said first',
    from: /(; |: |, then )until (the end of (?:this|the next) turn|the End Phase), (it|that target|this card|that monster) ((?:gains|loses) \d+ (?:ATK\/DEF|ATK|DEF)), (?:but|also|and) (its effects are negated|(?:it )?is unaffected by ~?[^.,;:]*)\./g,
    to: (_: string, start = '', until = '', who = '', gains = '', also = '') =>
      `${start}${who} ${gains}, also ${also.startsWith('is') ? 'it ' : ''}${also}, until ${until}.`,
  },
];
/** Old texts without a colon. */
const OLD: readonly Normalisation[] = [
  ...['gain', 'inflict'].map((verb) => ({
    is: `what is done when it happens, for each: ${verb}`,
    from: within(
      `(^|[.)] |\\n|● )((?:When|If) this card (?:is Normal (?:or Special )?Summoned|inflicts battle damage to your opponent|destroys an opponent's monster by battle)), ${verb} (\\d+ (?:LP|damage to your opponent) for each ~\\.)`,
    ),
    to: `$1$2: ${verb.charAt(0).toUpperCase()}${verb.slice(1)} $3`,
  })),
];
export const VALUE_WORDINGS: readonly Normalisation[] = [
  ...TERMS,
  ...VALUES,
  ...COUNTERS,
  ...PLAYERS,
  ...DECLARED,
  ...TOSSED,
  ...TOKENS,
  ...COMPARED,
  ...MEASURED,
  ...DAMAGED,
  ...EACH,
  ...THIS_TURN,
  ...BECOME,
  ...FIRST,
  ...OLD,
];
