/** How much of each source is asked of the engine and answered: the rulings of the seeds, official answers, examinations. */
import { playablePasscodes } from '@spellspeed/cards';
import { ANSWERS } from '@spellspeed/rulebook/answers';
import type { Scenario } from '@spellspeed/rulings';
import type { CatalogueCounts, Listed } from './catalogue.ts';
import { rulingsShownBy } from './catalogue.ts';

/** Of one source; what is `failing` is not in `pass`, also where another document about it passes. */
export interface SourceCounts {
  readonly rulings: number;
  /** A document runs and passes. */
  readonly pass: number;
  /** Cannot run, with a reason. */
  readonly listed: number;
  /** Has a card that cannot be played. */
  readonly unplayable: number;
  /** A document runs and fails. */
  readonly failing: number;
  /** No document asks it yet. */
  readonly open: number;
}
export interface Inventory {
  readonly seeds: SourceCounts;
  readonly answers: SourceCounts;
  readonly examinations: SourceCounts;
  /** Documents that the engine does not answer yet, by the kind of fault. */
  readonly unanswered: readonly { readonly kind: number; readonly documents: number }[];
  /** Documents that are kept as unanswered although they pass. */
  readonly answeredByNow: readonly string[];
  /** What is wrong with the list of answers that cannot run, a sentence each. */
  readonly problems: readonly string[];
}
/** The documents, by how they came out: `kept` are those that the engine is not expected to answer yet. */
export interface Asked {
  readonly passing: readonly Scenario[];
  readonly kept: readonly { readonly scenario: Scenario; readonly passed: boolean }[];
}

/** `examination 2018 question 5, …` names the question up to the comma. */
const EXAMINATION = /^examination \d{4}[^,]*/;
const questionsOf = (scenarios: readonly Scenario[]): ReadonlySet<string> =>
  new Set(scenarios.flatMap(({ source }) => EXAMINATION.exec(source ?? '')?.[0] ?? []));

const countsOf = (
  ids: readonly string[],
  { isListed, isUnplayable, passing, failing }: Standing,
): SourceCounts => {
  const counts = { rulings: ids.length, pass: 0, listed: 0, unplayable: 0, failing: 0, open: 0 };
  for (const id of ids) {
    if (failing.has(id)) counts.failing++;
    else if (passing.has(id)) counts.pass++;
    else if (isListed(id)) counts.listed++;
    else if (isUnplayable(id)) counts.unplayable++;
    else counts.open++;
  }
  return counts;
};
interface Standing {
  readonly passing: ReadonlySet<string>;
  readonly failing: ReadonlySet<string>;
  readonly isListed: (id: string) => boolean;
  readonly isUnplayable: (id: string) => boolean;
}
const no = (): boolean => false;

/** `listed`: answers that cannot run; `anew`: questions of examinations that newer answers decide otherwise. */
export const inventoryOf = (
  { passing, kept }: Asked,
  seeds: CatalogueCounts,
  listed: Listed,
  anew: Listed = {},
): Inventory => {
  const failing = kept.flatMap(({ scenario, passed }) => (passed ? [] : [scenario]));
  const shown = { passing: rulingsShownBy(passing), failing: rulingsShownBy(failing) };
  const playable = new Set(playablePasscodes());
  const unplayable = new Set(
    ANSWERS.filter(({ cards }) => cards.some((card) => !playable.has(card))).map(({ id }) => id),
  );
  const ids = ANSWERS.map(({ id }) => id);
  const questions = { passing: questionsOf(passing), failing: questionsOf(failing) };
  const isAnew = (question: string): boolean => anew[question] !== undefined;
  const unlisted = (asked: ReadonlySet<string>) => new Set([...asked].filter((each) => !isAnew(each)));
  return {
    seeds: { ...seeds, pass: seeds.run, unplayable: 0, failing: 0 },
    answers: countsOf(ids, {
      ...shown,
      isListed: (id) => listed[id] !== undefined,
      isUnplayable: (id) => unplayable.has(id),
    }),
    examinations: countsOf([...new Set([...questions.passing, ...questions.failing, ...Object.keys(anew)])], {
      passing: unlisted(questions.passing),
      failing: unlisted(questions.failing),
      isListed: isAnew,
      isUnplayable: no,
    }),
    unanswered: kindsOf(failing),
    answeredByNow: kept.flatMap(({ scenario: { file, line, title }, passed }) =>
      passed ? [`${file}:${line}: ${title}`] : [],
    ),
    problems: Object.keys(listed).flatMap((id) => {
      if (!ids.includes(id)) return [`${id}: no official answer has this id`];
      return shown.passing.has(id) ? [`${id}: it runs after all; take it off the list`] : [];
    }),
  };
};

const kindsOf = (failing: readonly Scenario[]): Inventory['unanswered'] => {
  const kinds = new Map<number, number>();
  for (const { unanswered } of failing)
    if (unanswered !== null) kinds.set(unanswered, (kinds.get(unanswered) ?? 0) + 1);
  return [...kinds].sort(([one], [other]) => one - other).map(([kind, documents]) => ({ kind, documents }));
};
