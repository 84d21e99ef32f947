/** Runs in a process of its own, in a copy of the packages: rulings there, and which of them fail, as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSES, isRuleId, ownerOf, type RuleId } from '@spellspeed/rulebook';
import { parseScenarios, runWithoutLaws, type Scenario } from '@spellspeed/rulings';

/** A ruling that did not come out as it says. */
export interface FailedRuling {
  readonly file: string;
  readonly title: string;
  readonly failure: string;
}
export interface RulingsWanted {
  /** The folder of the rulings. */
  readonly folder: string;
  /** Rulings concern them when they cite them, or clauses with the same owner. */
  readonly clauses: readonly RuleId[];
  /** The others are run as well. */
  readonly others: boolean;
  /** One failure of a ruling that concerns the clauses is enough. */
  readonly untilOneFails: boolean;
}
export interface RulingsOfACopy {
  /** Those that fail and concern the clauses. */
  readonly concerned: readonly FailedRuling[];
  /** The others that fail. */
  readonly others: readonly FailedRuling[];
}

const runRulings = ({ folder, clauses, others, untilOneFails }: RulingsWanted): RulingsOfACopy => {
  const owners = new Set(clauses.map(ownerOf));
  const concerns = ({ cites }: Scenario): boolean =>
    cites.some((cite) => isRuleId(cite) && owners.has(ownerOf(cite)));
  const named = CLAUSES.filter(({ id }) => owners.has(ownerOf(id)));
  // Reading a file as YAML takes longer than running its rulings: only what can concern the clauses is read.
  const scenarios = textsIn(folder)
    .filter(({ text }) => others || named.some(({ id }) => text.includes(id)))
    .flatMap(({ text, file }) => parseScenarios(text, file).scenarios)
    .filter(({ skip }) => skip === null);
  return {
    concerned: failuresOf(scenarios.filter(concerns), untilOneFails && !others),
    others: others ? failuresOf(scenarios.filter((scenario) => !concerns(scenario))) : [],
  };
};

const textsIn = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const failuresOf = (scenarios: readonly Scenario[], untilOneFails = false): readonly FailedRuling[] => {
  const failed: FailedRuling[] = [];
  for (const scenario of scenarios) {
    const { file, title, failure } = runWithoutLaws(scenario);
    if (failure !== undefined) failed.push({ file, title, failure });
    if (untilOneFails && failed.length > 0) break;
  }
  return failed;
};

const [, , wanted] = process.argv;
if (wanted === undefined) throw new Error('Which rulings are wanted? Give them as JSON.');
process.stdout.write(JSON.stringify(runRulings(JSON.parse(wanted))));
