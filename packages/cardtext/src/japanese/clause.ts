/** Clauses: words that end in a verb, whose form depends on what follows. */
import {
  copula,
  type Form,
  form,
  inPast,
  negated,
  obliged,
  passive,
  potential,
  suru,
  type Verb,
} from './verb.ts';

/** "そのモンスターを" "破壊する"; what stands before may hold whole sentences. */
export interface Clause {
  readonly lead: string;
  readonly verb: Verb;
}
export const clause = (lead: string, verb: Verb): Clause => ({ lead, verb });
export const say = ({ lead, verb }: Clause, which: Form = 'plain'): string => lead + form(verb, which);

const changed =
  (change: (verb: Verb) => Verb) =>
  ({ lead, verb }: Clause): Clause => ({ lead, verb: change(verb) });
/** "そのモンスターを破壊できる" */
export const able = changed(potential);
export const not = changed(negated);
export const must = changed(obliged);
export const beDone = changed(passive);
/** The same clause with more words before it. */
export const after = (words: string, { lead, verb }: Clause): Clause => ({ lead: words + lead, verb });

/** "Ａし、Ｂする" */
export const inOneBreath = (clauses: readonly Clause[], link = '、'): Clause | undefined => {
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1).map((each) => say(each, 'linking') + link);
  return last && after(before.join(''), last);
};
/** "Ａする、またはＢする": whatever stands before a noun may follow. */
export const orElse = (clauses: readonly Clause[]): Clause | undefined => {
  const last = clauses.at(-1);
  // "魔法・罠カード、またはモンスターの効果が発動した"
  const isSameVerb = clauses.every(({ lead, verb }) => lead.endsWith('が') && isSame(verb, last?.verb));
  const before = clauses
    .slice(0, -1)
    .map((each) => `${isSameVerb ? each.lead.slice(0, -1) : bare(each)}、または`);
  return last && after(before.join(''), last);
};
const isSame = (verb: Verb, other: Verb | undefined): boolean =>
  JSON.stringify(verb) === JSON.stringify(other);
const bare = (each: Clause): string =>
  each.verb.changes === 'copula' ? each.lead + each.verb.stem : say(each);

/** A statement and its contrary. */
export interface Claim {
  readonly yes: Clause;
  readonly no: Clause;
  /** It is about the present battle, so that a timing of the battle may follow it: "攻撃するダメージ計算時". */
  readonly isOfBattle?: true;
  /** That something is somewhere: several such things can be said together. */
  readonly exists?: { readonly at: string; readonly what: string };
}
export const claim = (yes: Clause, no: Clause = not(yes)): Claim => ({ yes, no });
export const does = (lead: string, verb: Verb): Claim => claim(clause(lead, verb));
export const ofBattle = (one: Claim): Claim => ({ ...one, isOfBattle: true });
/** "このカードが攻撃表示" */
export const isWhat = (subject: string, what: string): Claim => does(`${subject}が`, copula(what));
export const EXISTS: Verb = suru('存在');
/** "攻撃した": what has happened; its contrary "攻撃していない". */
export const didSo = (lead: string, verb: Verb): Claim => does(lead, inPast(verb));

/** "Ａする場合", "攻撃表示の場合" */
export const inCase = (one: Clause): string => `${say(one, 'before-noun')}場合`;
