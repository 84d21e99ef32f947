/** How far the rulebook is enforced: which clauses the code cites, which of them a passing ruling proves. */
import { CHAPTERS, type Chapter, CLAUSES, type Clause, isRuleId, ownerOf } from '@spellspeed/rulebook';
import type { Exception } from '@spellspeed/rulings';

/** The chapters in which every rule of the engine must be cited and proved. */
export const REQUIRED_CHAPTERS: readonly Chapter[] = [
  'turn',
  'battle',
  'damage-step',
  'chains',
  'effects',
  'spells-traps',
  'movement',
  'zones',
  'cards',
  'duel',
  'stats',
  'tournament',
];
/** At most this part of the rules in the required chapters may be exceptions. */
export const MOST_EXCEPTIONS = 0.03;

export interface Evidence {
  /** Ids named in the code. */
  readonly cited: Iterable<string>;
  /** Ids named by rulings that ran and passed. */
  readonly proved: Iterable<string>;
}
export interface Counts {
  /** Rules that the engine enforces. */
  readonly engine: number;
  readonly cited: number;
  readonly proved: number;
  readonly both: number;
  readonly neither: number;
  /** Not both, with a reason. */
  readonly exceptions: number;
}
export interface ClauseCoverage {
  readonly clause: Clause;
  readonly cited: boolean;
  readonly proved: boolean;
  readonly exception?: Exception;
}
export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly chapters: readonly (Counts & { readonly chapter: Chapter })[];
  readonly required: Counts;
  readonly total: Counts;
}

/** A clause that says the same as another is cited and proved with it. */
const owners = (ids: Iterable<string>): ReadonlySet<string> =>
  new Set([...ids].filter(isRuleId).map(ownerOf));

const countsOf = (clauses: readonly ClauseCoverage[]): Counts => {
  const count = (holds: (each: ClauseCoverage) => boolean): number => clauses.filter(holds).length;
  return {
    engine: clauses.length,
    cited: count(({ cited }) => cited),
    proved: count(({ proved }) => proved),
    both: count(({ cited, proved }) => cited && proved),
    neither: count(({ cited, proved }) => !cited && !proved),
    exceptions: count(({ exception }) => exception !== undefined),
  };
};

export const coverageOf = (evidence: Evidence, exceptions: readonly Exception[]): Coverage => {
  const [cited, proved] = [owners(evidence.cited), owners(evidence.proved)];
  const clauses = CLAUSES.filter(({ kind, sameAs }) => kind === 'engine' && sameAs === undefined).map(
    (clause): ClauseCoverage => {
      const exception = exceptions.find((each) => ownerOf(each.clause) === clause.id);
      return {
        clause,
        cited: cited.has(clause.id),
        proved: proved.has(clause.id),
        ...(exception === undefined ? {} : { exception }),
      };
    },
  );
  const inChapters = (wanted: readonly Chapter[]): readonly ClauseCoverage[] =>
    clauses.filter(({ clause }) => wanted.includes(clause.chapter));
  const chapters = CHAPTERS.map(({ name }) => ({ chapter: name, ...countsOf(inChapters([name])) }));
  return {
    clauses,
    chapters: chapters.filter(({ engine }) => engine > 0),
    required: countsOf(inChapters(REQUIRED_CHAPTERS)),
    total: countsOf(clauses),
  };
};

/** Is it cited and proved? */
export const isClosed = ({ cited, proved }: ClauseCoverage): boolean => cited && proved;
/** Does it still want a citation or a ruling, without a reason for having none? */
export const isOpen = (each: ClauseCoverage): boolean => !isClosed(each) && each.exception === undefined;

/** What is wrong with the list of exceptions, a sentence each. `textOf` gives a file of the project. */
export const problemsWithExceptions = (
  { clauses, required }: Coverage,
  exceptions: readonly Exception[],
  textOf: (file: string) => string,
): readonly string[] => {
  const problems = exceptions.flatMap(({ clause: id, provedBy }, index) => {
    const covered = clauses.find(({ clause }) => clause.id === id);
    if (covered === undefined) return [`${id}: the engine has no rule with this id of its own`];
    if (exceptions.findIndex(({ clause }) => clause === id) < index) return [`${id}: it is listed twice`];
    if (isClosed(covered)) return [`${id}: it is cited and proved; take it off the list`];
    if (provedBy !== undefined && !textOf(provedBy).includes(id))
      return [`${id}: ${provedBy} does not name it`];
    return [];
  });
  const most = Math.floor(required.engine * MOST_EXCEPTIONS);
  if (required.exceptions > most)
    problems.push(
      `${required.exceptions} exceptions in ${REQUIRED_CHAPTERS.join(', ')}; at most ${most} are allowed`,
    );
  return problems;
};
