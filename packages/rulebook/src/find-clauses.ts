import type { Clause, Statements } from './clause.ts';
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

/** The clauses in which each of the words occurs, also as `statements` say them, those first that have the most of them in their id. */
export function findClauses(words: string, statements?: Statements): readonly Clause[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const wordsInId = (clause: Clause): number => wanted.filter((word) => clause.id.includes(word)).length;
  const isFound = (clause: Clause): boolean => {
    const text = textOf(clause, statements?.[clause.id]);
    return wanted.every((word) => text.includes(word));
  };
  return CLAUSES.filter(isFound).sort((a, b) => wordsInId(b) - wordsInId(a));
}

function textOf(
  { id, statement, note, differs, reason, wording, meaning }: Clause,
  translated: string | undefined,
): string {
  const texts = [
    id,
    statement,
    translated,
    note,
    differs,
    reason,
    meaning,
    wording?.zh,
    wording?.ja,
    wording?.en,
  ];
  return texts.join('\n').toLowerCase();
}
