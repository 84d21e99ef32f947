/** In which order the words of a noun stand, where cards are, and what is excepted, said in other words. */
import { type Normalisation, within } from './clause.ts';

const TYPE =
  '(?:Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Illusion|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm|Zombie)';
const FRAME = '(?:Ritual|Fusion|Synchro|Xyz|Link|Pendulum|Effect|Normal|Flip|Tuner) ';
const NOUN = '(?:monster|Monster|card|Token|Spell|Trap|Spell\\/Trap)';
const ORDER: readonly Normalisation[] = [
  {
    is: 'of which series, then of which Type',
    from: new RegExp(`\\b(?<!non-)(${TYPE}) ("[^"]*") (?=(?:${FRAME})?(?:[Mm]onsters?|Tuners?)\\b)`, 'g'),
    to: '$2 $1 ',
  },
  {
    is: 'what it is not, then its Level',
    from: /\b((?:Level|Rank) \d+(?: or (?:lower|higher))?) (non-(?:Tuner|Pendulum)) /g,
    to: '$2 $1 ',
  },
];

const EXCEPTED: readonly Normalisation[] = [
  {
    is: 'cards that are excepted',
    from: within(`(, except) an? ((?:[A-Z][\\w-]* |\\d+ |or (?:lower|higher) |"[^"]*" )*${NOUN})(?=[.;,:])`),
    to: '$1 $2s',
  },
];

const WHERE: readonly Normalisation[] = [
  { is: 'what a player controls then', from: /\bcurrently (?=controls?\b|on the field\b)/g, to: '' },
  {
    is: 'what is Summoned comes to the field',
    from: /\b(is (?:Normal|Special|Flip|Normal or Special|Fusion|Synchro|Xyz|Link|Ritual|Tribute) Summoned) to the field(?=[:,]| while| \()/g,
    to: '$1',
  },
  {
    is: 'what returns itself lies on the field',
    from: /\b([Rr]eturn this) (?:face-up )?card (?:from|on) the field (?=to the hand)/g,
    to: '$1 card ',
  },
  {
    is: 'what was Special Summoned from somewhere',
    from: /\b(monsters?|Monsters?|cards?)((?: (?:you control|your opponent controls|on the field|they control))?) that (?:was|were) (?=Special Summoned from the (?:Extra Deck|GY|hand|Deck)\b)/g,
    to: '$1$2 ',
  },
  {
    is: 'what was Special Summoned is there',
    from: /\b([Ii]f|while) (a monster) (Special Summoned from the Extra Deck) is on the field(?=[,:]| and)/g,
    to: '$1 there is $2 on the field $3',
  },
  {
    is: 'in the GY or banished',
    from: within(
      `\\b(1|up to \\d|\\d) of your (~)(monster|Monster|card|Spell|Trap)s?,? that (?:is|are) (?:banished,? or (?:is |are )?in your GY|in your GY or (?:is |are )?banished)(?=[.,;])`,
    ),
    to: (_: string, many = '', kind = '', noun = '') =>
      `${many} ${kind}${noun}${many === '1' ? '' : 's'} in your GY or banishment`,
  },
];

/** What is said again of the same card, and of what it speaks. */
const AGAIN: readonly Normalisation[] = [
  {
    is: 'what befalls the card in one way or another',
    from: within(
      '\\b((?:If|When) this card is ~), or if (?:this card|it) is (?=(?:sent|banished|destroyed|flipped|discarded|detached|Tributed)\\b)',
    ),
    to: '$1 or ',
  },
  {
    is: 'what this card points to',
    from: within('((?:^|[.)] |\\n)(?:Gains|This card gains) ~ for each ~) it points to(?=\\.)'),
    to: '$1 this card points to',
  },
  {
    is: 'to which target of its player it is attached',
    from: within('(arget 1 ~you control; attach this card to )it(?= as material)'),
    to: '$1that monster',
  },
  {
    is: 'to which target it is attached',
    from: within('(arget 1 ~(?:on the field|in your GY); attach this card to )it(?= as material)'),
    to: '$1that target',
  },
];
const NAMES_APART = '(?:you control|in your (?:GY|hand|banishment)|in either GY)';
const APART: readonly Normalisation[] = [
  {
    is: 'for each card with another name',
    from: within(
      `\\b([Gg]ains?|[Ll]oses?) (\\d+) (ATK|DEF|ATK\\/DEF) for each (~(?:monster|card|Spell|Trap|Monster))s? with (?:a )?different names? (${NAMES_APART})(?=[.,]| until)`,
    ),
    to: '$1 $3 equal to the number of $4s with different names $5 x $2',
  },
  {
    is: 'for each card with another name, said last',
    from: within(
      `\\b([Gg]ains?|[Ll]oses?) (\\d+) (ATK|DEF|ATK\\/DEF) for each (~(?:monster|card|Spell|Trap|Monster))s? (${NAMES_APART}) with (?:a )?different names?(?=[.,]| until)`,
    ),
    to: '$1 $3 equal to the number of $4s with different names $5 x $2',
  },
];
/** How long, where the printer says it first or otherwise. */
const HOW_LONG: readonly Normalisation[] = [
  {
    is: 'attacks of this turn',
    from: /(?<=; )(it|that target|this card) (can make (?:a second attack|up to 2 attacks on monsters|up to 2 attacks) during each Battle Phase) this turn(?=\.)/g,
    to: 'this turn, $1 $2',
  },
  {
    is: 'damage of this turn',
    from: /\b([Yy]ou take no (?:battle|effect) damage) (?:for the rest of this turn|until the end of this turn)(?=[.,])/g,
    to: '$1 this turn',
  },
  {
    is: 'what does not attack this turn',
    from: /\b(it cannot attack) (?:for the rest of this turn|until the end of this turn)(?=\.)/g,
    to: '$1 this turn',
  },
];

/** What monsters of a kind gain and lose, and what "this monster" can do. */
const APPLIES: readonly Normalisation[] = [
  {
    is: 'one value up, the other down: of all on the field',
    from: /(^|[.)] |\n)(?:All )?((?:[A-Z]+|[A-Z][\w-]*) monsters)(?: on the field)? gain (\d+) ATK and lose (\d+) DEF\./g,
    to: '$1$2 on the field gain $3 ATK, also they lose $4 DEF.',
  },
  {
    is: 'this monster is this card',
    from: /(^|[.)] |\n)This monster (?:can|may) attack (?:your opponent(?:'s LP)? )?directly\./g,
    to: '$1This card can attack directly.',
  },
  {
    is: 'this monster is this card, where it must be',
    from: /(^|[.)] |\n)This monster (?=must be face-up on the field to activate)/g,
    to: '$1This card ',
  },
];
export const ORDER_WORDINGS: readonly Normalisation[] = [
  ...ORDER,
  ...EXCEPTED,
  ...WHERE,
  ...AGAIN,
  ...APART,
  ...HOW_LONG,
  ...APPLIES,
];
