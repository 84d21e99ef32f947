/** Modifiers with those whom they affect and with their time: "it gains 700 ATK until the end of this turn". */
import type { ActionOf, Condition, Modifier, ModifierName } from '@spellspeed/engine';
import { namesOfTimings } from './condition.ts';
import { type DurationForm, sayDuration } from './duration.ts';
import { followedBy, type Speech } from './speech.ts';
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
  'name-of': UNTIL,
  'gains-effects': UNTIL,
  'gains-original-effects': UNTIL,
  'loses-this-effect': UNTIL,
  race: UNTIL,
  controlled: UNTIL,
  'each-time': FIRST,
  ability: UNTIL,
  attribute: UNTIL,
  'substitutes-fusion-material': UNTIL,
  'treated-as-normal-monster': UNTIL,
  effects: UNTIL,
  'activated-effects': UNTIL,
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
  'attacks-again': DURING,
  'attacks-in-defense-position': DURING,
  'counts-as-tributes': FIRST,
  'tributed-by-opponent': FIRST,
  'silences-opponent': FIRST,
  'destroys-itself': UNTIL,
  'stays-in-position': UNTIL,
  'cannot-special-summon': REST,
  'cannot-use': REST,
  'no-simultaneous-special-summons': REST,
  'cannot-normal-summon': REST,
  'extra-normal-summon': DURING,
  'entire-material': REST,
  'normal-summons': FIRST,
  'summon-not-negated': DURING,
  'silences-when-summoned': FIRST,
  'first-destruction-prevented': FIRST,
  scale: UNTIL,
  unaffected: UNTIL,
  revealed: DURING,
  'no-battle-phase': DURING,
  'normal-draw': DURING,
  'cannot-draw-by-effects': REST,
  'cannot-add-from-deck': REST,
  'battle-damage': FROM,
  'battle-damage-shared': FROM,
  'effect-damage': FROM,
  'no-damage-up-to': FROM,
  'only-one-face-up': DURING,
  'kept-as-spell': DURING,
  'set-as-spell': DURING,
  'cannot-activate': REST,
  'destruction-replaced': FIRST,
  'banished-instead-of-gy': REST,
  'banished-when-it-leaves': UNTIL,
  'shuffled-when-destroyed-by-battle': UNTIL,
  'banished-as-material': UNTIL,
  'negates-what-targets': DURING,
  'not-tributed-for-tribute-summon': DURING,
};

export const sayAffected = (applied: Omit<ActionOf<'apply'>, 'do'>, speech: Speech): string => {
  if (!applied.while) return sayLasting(applied, speech);
  const { timing, others } = timingIn(applied.while);
  const when = others ? `if ${speech.words.condition(others, speech).yes} ` : '';
  const duration = when ? sayDuration(applied.until, 'during', applied.turns) : '';
  const said = sayLasting(when ? { ...applied, until: 'while-it-stays' } : applied, speech);
  return `${when}${duration}${when ? ', ' : ''}${said}${timing ? `, ${timing} only` : ''}`;
};
/** "during the Damage Step", apart from the other parts of a condition. */
const timingIn = (condition: Condition): { readonly timing: string; readonly others?: Condition } => {
  const parts = condition.if === 'all' ? condition.of : [condition];
  const others = parts.filter((part) => part.if !== 'timing');
  const timings = parts.flatMap((part) => (part.if === 'timing' ? part.timings : []));
  return {
    timing: timings.length > 0 ? namesOfTimings(timings) : '',
    ...(others.length > 0 ? { others: { if: 'all', of: others } } : {}),
  };
};
const sayLasting = (
  { affects, modifiers, until, turns }: Omit<ActionOf<'apply'>, 'do'>,
  speech: Speech,
): string => {
  const clauses = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  const [first] = modifiers;
  if (!first) return clauses;
  const duration = sayDuration(until, TIMINGS[first.modifies].form, turns);
  if (duration === '') return clauses;
  if (modifiers.some(({ modifies }) => TIMINGS[modifies].stands === 'before'))
    return `${duration}, ${clauses}`;
  return clauses.includes(ALSO) ? `${clauses}, ${duration}` : followedBy(clauses, duration);
};

const ALSO = ', also ';
/** All modifiers of one subject; it is named once. */
export const sayModifiers = (modifiers: readonly Modifier[], subject: Subject, speech: Speech): string =>
  modifiers
    .flatMap((modifier, index) => {
      if (isSameForDef(modifiers[index - 1], modifier)) return [];
      const words = speech.words.modifier(modifier, index === 0 ? subject : again(subject), speech);
      return isSameForDef(modifier, modifiers[index + 1])
        ? words.replace(/\bATK\b/g, 'ATK/DEF').replace(' becomes ', ' become ')
        : words;
    })
    .join(ALSO);
/** "its ATK/DEF become its original ATK/DEF": the same happens to both. */
const isSameForDef = (atk: Modifier | undefined, def: Modifier | undefined): boolean =>
  atk?.modifies === 'atk' &&
  def?.modifies === 'def' &&
  JSON.stringify(atk).replaceAll('"atk"', '"def"') === JSON.stringify(def);
