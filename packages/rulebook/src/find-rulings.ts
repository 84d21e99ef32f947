import type { Clause } from './clause.ts';
import { CLAUSES } from './clauses.generated.ts';
import { clauseOf, isRuleId } from './find-clauses.ts';

/** The ids of the rulings that the catalogue has for a clause, such as `battle.replay.choose-again-or-stop/2`. */
export function rulingsOf({ id, rulings = [] }: Clause): readonly string[] {
  return numbered(id, rulings);
}

/** The ids of the rulings that official answers give for a clause: all of a rule that stands there alone. */
export function answersOf(clause: Clause): readonly string[] {
  if (clause.chapter === 'faq') return rulingsOf(clause);
  return (clause.answered ?? []).flatMap(({ of, rulings = [] }) =>
    of === undefined ? [] : numbered(of, rulings),
  );
}

const numbered = (stem: string, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${stem}/${number}`);

let byStem: ReadonlyMap<string, Clause> | undefined;
/** The clauses about which official answers say something, by the stems of their rulings. */
const clausesByStem = (): ReadonlyMap<string, Clause> => {
  byStem ??= new Map(
    CLAUSES.flatMap((clause) =>
      (clause.answered ?? []).flatMap(({ of }) => (of === undefined ? [] : [[of, clause] as const])),
    ),
  );
  return byStem;
};

/** The clause that a ruling of the catalogue explains; nothing where no ruling has this id. */
export function clauseOfRuling(ruling: string): Clause | undefined {
  const id = ruling.slice(0, ruling.lastIndexOf('/'));
  const clause = isRuleId(id) ? clauseOf(id) : clausesByStem().get(id);
  return clause && [...rulingsOf(clause), ...answersOf(clause)].includes(ruling) ? clause : undefined;
}

/** Whether a text is the id of a ruling of the catalogue. */
export function isRulingId(text: string): boolean {
  return clauseOfRuling(text) !== undefined;
}
