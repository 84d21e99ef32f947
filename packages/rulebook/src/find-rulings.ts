import type { Clause } from './clause.ts';
import { clauseOf, isRuleId } from './find-clauses.ts';

/** The ids of the rulings that the catalogue has for a clause, such as `battle.replay.choose-again-or-stop/2`. */
export function rulingsOf({ id, rulings = [] }: Clause): readonly string[] {
  return rulings.map((number) => `${id}/${number}`);
}

/** The clause that a ruling of the catalogue explains; nothing where no ruling has this id. */
export function clauseOfRuling(ruling: string): Clause | undefined {
  const id = ruling.slice(0, ruling.lastIndexOf('/'));
  const clause = isRuleId(id) ? clauseOf(id) : undefined;
  return clause && rulingsOf(clause).includes(ruling) ? clause : undefined;
}

/** Whether a text is the id of a ruling of the catalogue. */
export function isRulingId(text: string): boolean {
  return clauseOfRuling(text) !== undefined;
}
