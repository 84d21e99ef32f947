import type { Clause } from './clause.ts';
import { CLAUSE_BY_ID, CLAUSES } from './clauses.generated.ts';
import type { RuleId } from './rule-id.generated.ts';

/** Whether a text is the id of a clause. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(CLAUSE_BY_ID, text);
}

/** The clause with this id. */
export function clauseOf(id: RuleId): Clause {
  return CLAUSE_BY_ID[id];
}

/** The id of the clause that states this rule: its own, or that of the clause that says the same. */
export function ownerOf(id: RuleId): RuleId {
  return clauseOf(id).sameAs ?? id;
}

/** The clauses in which each of the words occurs, those first that have the most of them in their id. */
export function findClauses(words: string): readonly Clause[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const wordsInId = (clause: Clause): number => wanted.filter((word) => clause.id.includes(word)).length;
  return CLAUSES.filter((clause) => wanted.every((word) => textOf(clause).includes(word))).sort(
    (a, b) => wordsInId(b) - wordsInId(a),
  );
}

function textOf({ id, statement, note, differs, reason, wording, meaning }: Clause): string {
  const texts = [id, statement, note, differs, reason, meaning, wording?.zh, wording?.ja, wording?.en];
  return texts.join('\n').toLowerCase();
}
