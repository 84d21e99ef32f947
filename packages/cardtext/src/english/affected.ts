/** Modifiers with those whom they affect and with their time: "it gains 700 ATK until the end of this turn". */
import type { ActionOf, Modifier, ModifierName } from '@spellspeed/engine';
import { type DurationForm, sayDuration } from './duration.ts';
import type { Speech } from './speech.ts';
import { again, type Subject, subjectOf } from './subject.ts';

/** The form in which a modifier's duration is said, and whether it stands before or behind. */
interface Timing {
  readonly form: DurationForm;
  readonly stands: 'before' | 'behind';
}
const UNTIL: Timing = { form: 'until', stands: 'behind' };
const REST: Timing = { form: 'rest', stands: 'behind' };
const DURING: Timing = { form: 'during', stands: 'behind' };
const FROM: Timing = { form: 'from', stands: 'behind' };
const FIRST: Timing = { form: 'during', stands: 'before' };
const TIMINGS: { readonly [name in ModifierName]: Timing } = {
  atk: UNTIL,
  def: UNTIL,
  'atk-def': UNTIL,
  level: UNTIL,
  name: UNTIL,
  race: UNTIL,
  attribute: UNTIL,
  'treated-as-normal-monster': UNTIL,
  effects: UNTIL,
  'cannot-declare-attacks': DURING,
  'cannot-attack': DURING,
  'cannot-attack-directly': DURING,
  'cannot-be-attacked': DURING,
  'cannot-target-for-attacks': DURING,
  'attack-cost': DURING,
  'cannot-change-position': REST,
  'cannot-be-material': DURING,
  'not-destroyed-by-battle': DURING,
  'not-destroyed-by-effects': DURING,
  'cannot-be-targeted': DURING,
  'cannot-be-activated': DURING,
  'negates-what-it-destroys-by-battle': FIRST,
  'battles-with-original-values': FIRST,
  piercing: FIRST,
  attacks: FIRST,
  'additional-attacks': FIRST,
  'attacks-all-monsters': FIRST,
  'attacks-directly': DURING,
  'attacks-again-in-a-row': DURING,
  'attacks-in-defense-position': DURING,
  'counts-as-tributes': FIRST,
  'tributed-by-opponent': FIRST,
  'silences-opponent-when-attacking': FIRST,
  'destroys-itself': UNTIL,
  'stays-in-position': UNTIL,
  'cannot-special-summon': REST,
  'cannot-normal-summon': REST,
  'extra-normal-summon': DURING,
  scale: UNTIL,
  unaffected: UNTIL,
  revealed: DURING,
  'no-battle-phase': DURING,
  'normal-draw': DURING,
  'cannot-draw-by-effects': REST,
  'battle-damage': FROM,
  'battle-damage-shared': FROM,
  'effect-damage': FROM,
  'cannot-activate': REST,
  'destruction-replaced': FIRST,
  'banished-instead-of-gy': REST,
  'banished-when-it-leaves': UNTIL,
  'not-tributed-for-tribute-summon': DURING,
};

export const sayAffected = (
  { affects, modifiers, until, turns }: Omit<ActionOf<'apply'>, 'do'>,
  speech: Speech,
): string => {
  const clauses = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  const [first] = modifiers;
  if (!first) return clauses;
  const { form, stands } = TIMINGS[first.modifies];
  const duration = sayDuration(until, form, turns);
  if (duration === '') return clauses;
  return stands === 'before'
    ? `${duration}, ${clauses}`
    : `${clauses}${modifiers.length > 1 ? ', ' : ' '}${duration}`;
};

/** All modifiers of one subject; it is named once. */
export const sayModifiers = (modifiers: readonly Modifier[], subject: Subject, speech: Speech): string =>
  modifiers
    .map((modifier, index) => speech.words.modifier(modifier, index === 0 ? subject : again(subject), speech))
    .join(', also ');
