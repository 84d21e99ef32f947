/** What cites one clause, and the rulings that prove it. */
import { CLAUSES, ownerOf, type RuleId } from '@spellspeed/rulebook';
import { EXCEPTIONS } from '@spellspeed/rulings/exceptions';
import { evidence } from './kept-evidence.ts';
import type { Place } from './sources.ts';

/** A document that has the clause in its `cites`. */
export interface ProvingRuling extends Place {
  readonly title: string;
  /** Why it is not run. */
  readonly skipped?: string;
}
export interface ClauseEvidence {
  readonly citedIn: readonly Place[];
  readonly provedBy: readonly ProvingRuling[];
  /** Why there is no ruling or no citation, where that has a reason. */
  readonly exception?: string;
}
export type EvidenceFinder = (id: RuleId) => ClauseEvidence;

/** Looks into all sources and rulings; with `only`, into those that concern this clause. */
export const evidenceFinder = async (only?: RuleId): Promise<EvidenceFinder> => {
  const { places, rulings } = await evidence(only === undefined ? undefined : sameRule(only));
  return (id) => {
    const ids = sameRule(id);
    const exception = EXCEPTIONS.find(({ clause }) => ownerOf(clause) === ownerOf(id));
    return {
      citedIn: ids.flatMap((each) => places.get(each) ?? []),
      provedBy: rulings
        .filter(({ cites }) => cites.some((cite) => ids.some((each) => each === cite)))
        .map(({ file, line, title, skip }) => ({
          file,
          line,
          title,
          ...(skip === null ? {} : { skipped: skip }),
        })),
      ...(exception === undefined ? {} : { exception: exception.reason }),
    };
  };
};

/** The ids of this rule: that of its owner, and those of the clauses that say the same. */
const sameRule = (id: RuleId): readonly RuleId[] => {
  const owner = ownerOf(id);
  return CLAUSES.filter((clause) => ownerOf(clause.id) === owner).map((clause) => clause.id);
};
