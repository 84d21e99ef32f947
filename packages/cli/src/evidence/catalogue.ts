/** How much of the catalogue runs: which of its rulings a passing document names as its source. */
import { CHAPTERS, type Chapter, CLAUSES, clauseOfRuling, rulingsOf } from '@spellspeed/rulebook';
import { idsInSource, type Scenario } from '@spellspeed/rulings';

/** At most so many rulings of the catalogue may be listed instead of running. */
export const MOST_LISTED = 40;

export interface CatalogueCounts {
  /** Rulings of clauses that the engine enforces. */
  readonly rulings: number;
  readonly run: number;
  /** Cannot run, with a reason. */
  readonly listed: number;
  readonly open: number;
}
export interface CatalogueCoverage {
  readonly chapters: readonly (CatalogueCounts & { readonly chapter: Chapter })[];
  readonly total: CatalogueCounts;
  readonly listed: readonly { readonly ruling: string; readonly reason: string }[];
  readonly open: readonly string[];
  /** What is wrong with the list, a sentence each. */
  readonly problems: readonly string[];
}
/** Rulings by id, with the reason why they cannot run. */
export type Listed = { readonly [ruling: string]: string };

/** The ids that the sources of these documents name. */
export const rulingsShownBy = (scenarios: Iterable<Pick<Scenario, 'source'>>): ReadonlySet<string> =>
  new Set([...scenarios].flatMap(({ source }) => (source === null ? [] : idsInSource(source))));

/** Official answers are counted by themselves. */
const RULINGS = CLAUSES.filter(({ kind, chapter }) => kind === 'engine' && chapter !== 'faq').flatMap(
  (clause) => rulingsOf(clause).map((ruling) => ({ ruling, chapter: clause.chapter })),
);

export const catalogueCoverageOf = (shown: ReadonlySet<string>, listed: Listed): CatalogueCoverage => {
  const isOpen = ({ ruling }: { readonly ruling: string }): boolean =>
    !shown.has(ruling) && listed[ruling] === undefined;
  const countsOf = (rulings: typeof RULINGS): CatalogueCounts => ({
    rulings: rulings.length,
    run: rulings.filter(({ ruling }) => shown.has(ruling)).length,
    listed: rulings.filter(({ ruling }) => !shown.has(ruling) && listed[ruling] !== undefined).length,
    open: rulings.filter(isOpen).length,
  });
  const chapters = CHAPTERS.map(({ name }) => ({
    chapter: name,
    ...countsOf(RULINGS.filter(({ chapter }) => chapter === name)),
  }));
  return {
    chapters: chapters.filter(({ rulings }) => rulings > 0),
    total: countsOf(RULINGS),
    listed: Object.entries(listed).map(([ruling, reason]) => ({ ruling, reason })),
    open: RULINGS.filter(isOpen).map(({ ruling }) => ruling),
    problems: problemsWithList(shown, listed),
  };
};

const problemsWithList = (shown: ReadonlySet<string>, listed: Listed): readonly string[] => {
  const ids = Object.keys(listed);
  const problems = ids.flatMap((ruling) => {
    if (clauseOfRuling(ruling)?.kind !== 'engine')
      return [`${ruling}: the engine has no ruling with this id`];
    return shown.has(ruling) ? [`${ruling}: it runs after all; take it off the list`] : [];
  });
  if (ids.length > MOST_LISTED)
    problems.push(`${ids.length} rulings of the catalogue cannot run; at most ${MOST_LISTED} are allowed`);
  return problems;
};
