/** How long something applies: where that is said of each change, and what is said together. */
import type { ActionOf, Condition, Modifier, ModifierName, Timing } from '@spellspeed/engine/language';

/**
 * "until" a point of time, for the "rest" of a span, "during" a span, and "from" what happens in it ("no battle damage from that
 * battle"); "at" is when something is done later.
 */
export type DurationForm = 'until' | 'rest' | 'during' | 'from' | 'at';
/** The form in which a modifier's duration is said, and whether it stands before or behind. */
export interface DurationPlace {
  readonly form: DurationForm;
  readonly stands: 'before' | 'behind';
}
const UNTIL: DurationPlace = { form: 'until', stands: 'behind' };
const REST: DurationPlace = { form: 'rest', stands: 'behind' };
const DURING: DurationPlace = { form: 'during', stands: 'behind' };
const FROM: DurationPlace = { form: 'from', stands: 'behind' };
const FIRST: DurationPlace = { form: 'during', stands: 'before' };
export const DURATION_PLACES: { readonly [name in ModifierName]: DurationPlace } = {
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
  'must-attack': DURING,
  'attacks-directly': DURING,
  'attacks-again': DURING,
  'attacks-in-defense-position': DURING,
  'counts-as-tributes': FIRST,
  'tributed-by-opponent': FIRST,
  'not-tributed': FIRST,
  'also-attribute': UNTIL,
  'also-series': UNTIL,
  'activations-not-negated': FIRST,
  'activates-without': FIRST,
  'activates-as-quick': FIRST,
  'silences-opponent': FIRST,
  'destroys-itself': UNTIL,
  'stays-in-position': UNTIL,
  'cannot-special-summon': REST,
  'cannot-use': REST,
  'no-simultaneous-special-summons': REST,
  'cannot-normal-summon': REST,
  'cannot-flip-summon': REST,
  'cannot-be-banished': FIRST,
  'extra-normal-summon': DURING,
  'summons-without-tributing': DURING,
  'cannot-pay-with': FIRST,
  'not-answered': REST,
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
  'activates-only-set': REST,
  'cannot-banish': REST,
  'limits-kinds': REST,
  'special-summon-times': REST,
  'activation-times': REST,
  'summon-times': REST,
  'attacking-monsters': REST,
  'cannot-add-from-deck': REST,
  'battle-damage': FROM,
  'battle-damage-shared': FROM,
  'effect-damage': FROM,
  'no-damage-up-to': FROM,
  'first-damage-prevented': FIRST,
  'only-one-face-up': DURING,
  'kept-as-spell': DURING,
  'set-as-spell': DURING,
  'cannot-activate': REST,
  'destruction-replaced': FIRST,
  'banished-instead-of-gy': REST,
  'banished-when-it-leaves': UNTIL,
  'placed-on-bottom-when-it-leaves': UNTIL,
  'shuffled-when-destroyed-by-battle': UNTIL,
  'banished-when-destroyed-by-battle': UNTIL,
  'banished-as-material': UNTIL,
  'negates-what-targets': DURING,
  'not-tributed-for-tribute-summon': DURING,
  'activated-the-turn-it-was-set': DURING,
};

/** The timings of a condition ("during the Damage Step"), apart from its other parts. */
export const timingsIn = (
  condition: Condition,
): { readonly timings: readonly Timing[]; readonly others?: Condition } => {
  const parts = condition.if === 'all' ? condition.of : [condition];
  const others = parts.filter((part) => part.if !== 'timing');
  return {
    timings: parts.flatMap((part) => (part.if === 'timing' ? part.timings : [])),
    ...(others.length > 0 ? { others: { if: 'all', of: others } } : {}),
  };
};
/** "its ATK/DEF become its original ATK/DEF": the same happens to both. */
export const isSameForDef = (atk: Modifier | undefined, def: Modifier | undefined): boolean =>
  atk?.modifies === 'atk' &&
  def?.modifies === 'def' &&
  JSON.stringify(atk).replaceAll('"atk"', '"def"') === JSON.stringify(def);

const VALUES: readonly ModifierName[] = [
  'atk',
  'def',
  'atk-def',
  'level',
  'scale',
  'effects',
  'activated-effects',
];
/** Does it change a value, first of all? Of that a text says until when, of all else how long. */
export const changesValue = ([first]: readonly Modifier[]): boolean =>
  first === undefined || VALUES.includes(first.modifies);

/** Who is affected, and how long. */
export type Span = Pick<ActionOf<'apply'>, 'affects' | 'until' | 'turns'>;
/** Does it apply to others while this card is face-up? What applies to the card itself ends with it without a word. */
export const endsWithThisCard = ({ affects, until }: Span): boolean =>
  until === 'while-face-up' && !(affects.affects === 'referenced' && affects.what.ref === 'this');
/** How a language says how long something applies. */
export interface DurationWords {
  readonly duration: (span: Span, form: DurationForm) => string;
  /** What joins clauses about one subject. */
  readonly also: string;
  readonly followedBy: (clauses: string, duration: string) => string;
}
/** The time stands before the clauses or behind them; of several it is set off. */
export const lasting = (
  { modifiers, ...span }: Span & Pick<ActionOf<'apply'>, 'modifiers'>,
  clauses: string,
  words: DurationWords,
): string => {
  const [first] = modifiers;
  const time = first ? words.duration(span, DURATION_PLACES[first.modifies].form) : '';
  if (time === '') return clauses;
  if (modifiers.some(({ modifies }) => DURATION_PLACES[modifies].stands === 'before'))
    return `${time}, ${clauses}`;
  return clauses.includes(words.also) ? `${clauses}, ${time}` : words.followedBy(clauses, time);
};
