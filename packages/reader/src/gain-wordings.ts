/** What cards gain and lose, and for what, said in other words. */
import { type Normalisation, within } from './clause.ts';

const START = '(^|[.)] |\\n)';
const POINTS = '\\d+ (?:ATK\\/DEF|ATK and DEF|ATK|DEF)';
/** Of whom it is said, and when. */
const WHOSE: readonly Normalisation[] = [
  {
    is: 'in whose phase or turn only',
    from: within(
      `${START}(?:All |@?all )?(~monsters you control) gain (${POINTS}) during (your|your opponent's|the) (Battle Phase|Main Phase|turn) only\\.`,
    ),
    to: '$1During $4 $5, $2 gain $3.',
  },
  {
    is: 'all others are all except this card',
    from: within(
      `${START}All (~monsters (?:you control|on the field)) (gain|lose) (${POINTS}), except this card\\.`,
    ),
    to: '$1Other $2 $3 $4.',
  },
  {
    is: 'monsters of one kind gain, those of another lose',
    from: new RegExp(
      `${START}((?!All|This|It|They|While|If|When|Once)[A-Z"](?:[^.;:"]|"[^"]*")* gain ${POINTS}), also all ((?:[^.;:"]|"[^"]*")* lose ${POINTS})\\.`,
      'g',
    ),
    to: (_: string, start = '', gaining = '', losing = '') => `${start}${gaining}. All ${losing}.`,
  },
  {
    is: 'what the opponent who was named controls',
    from: within(
      '(your opponent controls(?: as possible)?, (?:and if you do|then), all (?:face-up )?~monsters) they (?:currently )?control\\b',
    ),
    to: '$1 your opponent controls',
  },
  {
    is: 'the monster that attacks, of which the text waited',
    from: /\bthat attacking monster(?='s ATK becomes?\b| gains\b| loses\b)/g,
    to: 'that monster',
  },
  {
    is: 'the card itself that battles',
    from: /\b((?:[Aa]t the start of the Damage Step|[Bb]efore damage calculation|[Aa]fter damage calculation), if this card battles: )It (gains|loses)\b/g,
    to: '$1This card $2',
  },
];
/** What damage is waited for. */
const DAMAGE: readonly Normalisation[] = [
  {
    is: "damage of the opponent's effects",
    from: /\b([Ww]hen|[Ii]f) you take damage from (?:your opponent's|an opponent's) (?:card effects?|effects?)(?=[:,]| \(| while)/g,
    to: "$1 you take effect damage from your opponent's card",
  },
  {
    is: 'damage of effects',
    from: /\b([Ww]hen|[Ii]f) (you take|your opponent takes) damage from (?:a )?card effects?(?=[:,]| \(| while)/g,
    to: '$1 $2 effect damage',
  },
  {
    is: 'damage of a battle or of effects',
    from: /\b([Ww]hen|[Ii]f) you take battle or effect damage(?=[:,]| \(| while)/g,
    to: '$1 you take battle damage or you take effect damage',
  },
];
/** What is paid to have something gain. (wording.cost.to-target-old) */
const COST = '(?:discard|Tribute|pay|send|banish|detach|remove) ~';
const PAID: readonly Normalisation[] = [
  {
    is: 'a cost to have it gain, once per turn',
    from: within(
      `${START}Once per turn(, during your Main Phase)?, you can (${COST}) to have (this card|all ~) (gain|lose) (?=\\d)`,
    ),
    to: (_: string, start = '', phase = '', cost = '', who = '', verb = '') =>
      `${start}Once per turn${phase}: You can ${cost}; ${who} ${verb}${who.startsWith('all') ? '' : 's'} `,
  },
  {
    is: 'a cost to have it gain',
    from: within(`\\b([Yy]ou can ${COST}) to have (this card|all ~) (gain|lose) (?=\\d)`),
    to: (_: string, cost = '', who = '', verb = '') =>
      `${cost}; ${who} ${verb}${who.startsWith('all') ? '' : 's'} `,
  },
];
/** What is counted. */
const COUNTED: readonly Normalisation[] = [
  {
    is: "cards in the opponent's hand",
    from: /\b(for each card|the number of cards) (?:your opponent (?:currently )?has in their hand|they have in their hand)(?=[.,;]| x | until)/g,
    to: "$1 in your opponent's hand",
  },
  {
    is: 'materials of the card itself',
    from: /\bfor each (?:Xyz Material|material) attached to this card(?=[.,])/g,
    to: 'for each material from this card',
  },
  {
    is: 'banished cards of either player',
    from: /\bfor each banished (monster|card)(?=[.,;]| until)/g,
    to: 'for each $1 in the banishments',
  },
  {
    is: 'the number of banished cards of either player',
    from: /\bthe number of banished (monsters|cards)(?= x |[.,;]| until)/g,
    to: 'the number of $1 in the banishments',
  },
  {
    is: 'banished cards of several Types, whose they are said first',
    from: /\b[Ff]or each of your (?:banished|removed from play) ((?:[A-Z][\w-]*(?: Beast| Serpent)?, )*[A-Z][\w-]*(?: Beast| Serpent)?,?) (?:and|or) ([A-Z][\w-]*(?: Beast| Serpent)?) monsters(?=[.,;])/g,
    to: 'for each $1 or $2 monster in your banishment',
  },
  {
    is: 'the end of the turn',
    from: /\buntil the end of the turn(?=[.,;])/g,
    to: 'until the end of this turn',
  },
  { is: 'half of a value', from: /\bhalf of (?=the |that |its |their )/g, to: 'half ' },
];
/** A Normal Summon without Tributes that costs values. */
const WITHOUT: readonly Normalisation[] = [
  {
    is: 'what it is worth, Summoned without Tributes',
    from: /\b([Yy]ou can Normal Summon this card without Tributing), (?:and if you do|but),? its (original (?:ATK|DEF)) becomes (\d+)\./g,
    to: '$1. While this card is a Normal Summoned (without Tributing) monster, its $2 becomes $3.',
  },
];
/** What happened, in old texts without a colon, where something is paid before a target. */
const HAPPENED =
  "destroys an? (?:opponent's )?monster by battle(?: and sends it to the GY)?|is banished|is (?:Normal|Special|Tribute|Synchro)(?: or Special)? Summoned|is destroyed by battle(?: and sent to the GY)?|is sent(?: from the field)? to the GY|inflicts battle damage to your opponent";
/** These follow what was "selected" in old texts. */
export const TARGETED_WORDINGS: readonly Normalisation[] = [
  {
    is: 'leave to pay and target when it happens',
    from: within(
      `${START}((?:When|If) this card (?:${HAPPENED})), you can ((?:pay|discard|banish|send|Tribute|detach) ~, then target )`,
    ),
    to: '$1$2: You can $3',
  },
  {
    is: 'leave to target when it happens',
    from: within(`${START}((?:When|If) this card (?:${HAPPENED})), you can (target \\d ~; )`),
    to: '$1$2: You can $3',
  },
];
/** In which position, after a relative clause; Levels and Ranks. */
const POSITIONS: readonly Normalisation[] = [
  {
    is: 'a Level or a Rank',
    from: /\bLevel\/Rank (\d+(?: or (?:lower|higher))?) (?=(?:[A-Z"][^.,;:"]*"? )?(?:[Mm]onsters?)\b)/g,
    to: 'Level $1 or Rank $1 ',
  },
  {
    is: 'in which position, after a comma',
    from: within(
      '\\b([Ss]pecial Summon \\d ~ (?:with ATK|with DEF|with a Level|whose) ~), (in (?:Attack|Defense) Position)(?=[.,])',
    ),
    to: '$1 $2',
  },
];
/** What a player has on the field or elsewhere. */
const HAD: readonly Normalisation[] = [
  {
    is: 'what is had on the field or in the GY',
    from: /\b([Ii]f you have (?:an?|\d+ or more) [^.:;,]*?) you control or in your GY(?=[:,])/g,
    to: '$1 on your field or in your GY',
  },
];
/** The name of the card of which the text has spoken. */
const NAMED: readonly Normalisation[] = [
  {
    is: 'one with the same name as a target',
    from: /(?<=\b[Tt]arget 1 [^.;]*; )((?:Special Summon|add|Set|banish|take|send) 1 (?:[^.,;]*? )?(?:card|monster|Link Monster|Spell|Trap)) with the same name(?= from )/g,
    to: '$1 with that name',
  },
  {
    is: 'one with the same name as one that was moved',
    from: /(?<=\b(?:[Ss]end|[Bb]anish) 1 [^.;]* (?:to the GY|from your Deck)(?:, except "[^"]*")?, and if you do, )((?:Special Summon|add|Set|banish|send) 1 (?:[^.,;]*? )?(?:card|monster)) with the same name(?= from )/g,
    to: '$1 with that name',
  },
];
export const GAIN_WORDINGS: readonly Normalisation[] = [
  ...HAD,
  ...NAMED,
  ...DAMAGE,
  ...WHOSE,
  ...PAID,
  ...COUNTED,
  ...WITHOUT,
  ...POSITIONS,
];
