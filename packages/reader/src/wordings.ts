/** The same said in other words: how older texts and today's say what the printer says in one way. Each pair means the same by the rules. */
import { ABILITY_WORDINGS } from './ability-wordings.ts';
import { AS_MONSTER_WORDINGS } from './as-monster-wordings.ts';
import { BECOMING_WORDINGS } from './becoming-wordings.ts';
import { CHOICE_WORDINGS } from './choice-wordings.ts';
import { type Normalisation, reworded, within } from './clause.ts';
import { COLONLESS_WORDINGS } from './colonless-wordings.ts';
import { COMPARED_WORDINGS } from './compared-wordings.ts';
import { DEED_WORDINGS } from './deed-wordings.ts';
import { DONE_WORDINGS } from './done-wordings.ts';
import { EACH_TIME_WORDINGS } from './each-time-wordings.ts';
import { EVENT_WORDINGS } from './event-wordings.ts';
import { FOR_EACH_WORDINGS } from './for-each-wordings.ts';
import { GAIN_WORDINGS, TARGETED_WORDINGS } from './gain-wordings.ts';
import { GIVEN_WORDINGS } from './given-wordings.ts';
import { MANDATORY_WORDINGS } from './mandatory-wordings.ts';
import { MATERIAL_SUMMON_WORDINGS } from './material-summon-wordings.ts';
import { MEASURED_WORDINGS } from './measured-wordings.ts';
import { NOUN_WORDINGS } from './noun-wordings.ts';
import { ORDER_WORDINGS } from './order-wordings.ts';
import { PAIR_WORDINGS } from './pair-wordings.ts';
import { PLACE_WORDINGS } from './place-wordings.ts';
import { PROTECTION_WORDINGS } from './protection-wordings.ts';
import { APART_WORDINGS, RELATION_WORDINGS } from './relation-wordings.ts';
import { RESTRICTION_WORDINGS } from './restriction-wordings.ts';
import { SAME_WORDINGS } from './same-wordings.ts';
import { STATE_WORDINGS } from './state-wordings.ts';
import { SUMMON_WORDINGS } from './summon-wordings.ts';
import { TERM_WORDINGS } from './term-wordings.ts';
import { VALUE_WORDINGS } from './value-wordings.ts';
import { WAITED_WORDINGS } from './waited-wordings.ts';
import { WHEREABOUTS_WORDINGS } from './whereabouts-wordings.ts';
import { WHOSE_WORDINGS } from './whose-wordings.ts';

const PROTECTION: readonly Normalisation[] = [
  {
    is: 'who cannot target it, by whom it cannot be targeted',
    from: within(
      '(^|[.)] |\\n|● )Your opponent cannot target ((?:this card|~(?:you control|on the field))) with card effects(?=[.,](?! except))',
    ),
    to: "$1@$2 cannot be targeted by your opponent's card effects",
  },
  {
    is: 'who cannot target it, within a sentence',
    from: within(
      '\\byour opponent cannot target ((?:it|this card|~(?:you control|on the field))) with card effects(?=[.,](?! except)| this turn[.,])',
    ),
    to: "$1 cannot be targeted by your opponent's card effects",
  },
  {
    is: 'who cannot target them, within a sentence',
    from: /\byour opponent cannot target them with card effects(?=[.,](?! except))/g,
    to: "they cannot be targeted by your opponent's card effects",
  },
];

/** Where something is Summoned or lies. */
const PLACES: readonly Normalisation[] = [
  {
    is: 'a face-up position of what is Summoned',
    from: within('\\b(Special Summon(?:s|ed)?\\b~) in face-up (Attack|Defense) Position'),
    to: '$1 in $2 Position',
  },
  {
    is: 'what is Summoned to a field is controlled there',
    from: within(
      '\\b([Ww]hen|[Ii]f|or) (an?(?:other)? ~(?:monster|Monster)) is ((?:Normal|Special|Flip|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute)(?: or (?:Special|Flip))?) Summoned to (?:your (?:side of the )?field|you control)',
    ),
    to: '$1 $2 you control is $3 Summoned',
  },
  {
    is: "what is Summoned to the opponent's field is controlled there",
    from: within(
      "\\b([Ww]hen|[Ii]f|or) (an? ~(?:monster|Monster)) is ((?:Normal|Special|Flip|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute)(?: or (?:Special|Flip))?) Summoned to your opponent's (?:side of the )?field",
    ),
    to: '$1 $2 your opponent controls is $3 Summoned',
  },
  {
    is: 'whose monster attacks',
    from: within('\\b([Ii]f|[Ww]hen) your (~(?:monster|Monster)) attacks a Defense Position monster'),
    to: '$1 a $2 you control attacks a Defense Position monster',
  },
];

/** By what something is unaffected. */
const UNAFFECTED: readonly Normalisation[] = [
  ["other cards' effects|other card effects", 'the effects of other cards'],
  ['card effects', 'the effects of cards'],
  ["other monsters' effects", 'the effects of other monsters'],
  ['monster effects', 'the effects of monsters'],
  ['Spell effects|the effects of Spell Cards|any Spells|Spells', 'the effects of Spells'],
  ['Trap effects|the effects of Trap Cards|any Traps|Traps', 'the effects of Traps'],
  ['Spell/Trap effects', 'the effects of Spells/Traps'],
].map(([old, now]) => ({
  is: `${now}`,
  from: new RegExp(`\\b([Uu]naffected by) (?:${old})(?=[.,]| until| this turn| during)`, 'g'),
  to: `$1 ${now}`,
}));

export const WORDINGS: readonly Normalisation[] = [
  ...GAIN_WORDINGS,
  ...VALUE_WORDINGS,
  ...FOR_EACH_WORDINGS,
  ...MEASURED_WORDINGS,
  ...PLACE_WORDINGS,
  ...AS_MONSTER_WORDINGS,
  ...NOUN_WORDINGS,
  ...ORDER_WORDINGS,
  ...CHOICE_WORDINGS,
  ...EVENT_WORDINGS,
  ...STATE_WORDINGS,
  ...DEED_WORDINGS,
  ...WHOSE_WORDINGS,
  ...WAITED_WORDINGS,
  ...DONE_WORDINGS,
  ...TERM_WORDINGS,
  ...RESTRICTION_WORDINGS,
  ...PROTECTION,
  ...PLACES,
  ...SUMMON_WORDINGS,
  ...MATERIAL_SUMMON_WORDINGS,
  ...UNAFFECTED,
  ...ABILITY_WORDINGS,
  ...COLONLESS_WORDINGS,
  ...TARGETED_WORDINGS,
  ...RELATION_WORDINGS,
  ...PAIR_WORDINGS,
  ...SAME_WORDINGS,
  ...APART_WORDINGS,
  ...BECOMING_WORDINGS,
  ...WHEREABOUTS_WORDINGS,
  ...MANDATORY_WORDINGS,
  ...EACH_TIME_WORDINGS,
  ...COMPARED_WORDINGS,
  ...PROTECTION_WORDINGS,
  ...GIVEN_WORDINGS,
];
/** The text in the words in which the printer would say it. What begins a sentence now is marked, and made a capital. */
export const inPrintersWords = (text: string): string => withCapitals(WORDINGS.reduce(reworded, text));
/** A mark stands where a sentence begins; within a name it is a letter like others. */
export const withCapitals = (text: string): string =>
  text.replace(/(?<!\w )(?<!")@(.)/g, (_, first: string) => first.toUpperCase());
