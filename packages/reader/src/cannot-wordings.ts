/** What cannot be done with cards, and how often, said in other words. */
import { type Normalisation, within } from './clause.ts';

/** What cannot be done with cards. */
export const CANNOT: readonly Normalisation[] = [
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
export const FIRST_TIMES: readonly Normalisation[] = [
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
