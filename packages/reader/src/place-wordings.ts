/** In which order the words of a noun stand, where cards are, and what is excepted, said in other words. */
import { type Normalisation, within } from './clause.ts';

const TYPE =
  '(?:Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Illusion|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm|Zombie)';
const FRAME = '(?:Ritual|Fusion|Synchro|Xyz|Link|Pendulum|Effect|Normal|Flip|Tuner) ';
const NOUN = '(?:monster|Monster|card|Token|Spell|Trap|Spell\\/Trap)';
const ORDER: readonly Normalisation[] = [
  {
    is: 'of which series, then of which Type',
    from: new RegExp(
      `\\b(?<!non-)(${TYPE}) ("[^"]*") (?=(?:${FRAME})?(?:[Mm]onsters?|Tuners?)\\b)`,
      'g',
    ),
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
export const PLACE_WORDINGS: readonly Normalisation[] = [...ORDER, ...EXCEPTED, ...WHERE, ...APPLIES];
