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
  // Reading YAML takes longer than running a ruling: only what can concern the clauses is read.
  const scenarios = documentsIn(folder)
    .filter(({ text }) => others || named.some(({ id }) => text.includes(id)))
    .flatMap(({ text, file }) => parseScenarios(text, file).scenarios)
    .filter(({ skip }) => skip === null);
  return {
    concerned: failuresOf(scenarios.filter(concerns), untilOneFails && !others),
    others: others ? failuresOf(scenarios.filter((scenario) => !concerns(scenario))) : [],
  };
};

interface RulingDocument {
  readonly file: string;
  /** With an empty line for each line before it in the file, so that mistakes are found at their place. */
  readonly text: string;
}
const documentsIn = (folder: string): readonly RulingDocument[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => documentsOf(readFileSync(join(folder, file), 'utf8')).map((text) => ({ file, text })));
const documentsOf = (text: string): readonly string[] => {
  let lines = 0;
  return text.split(/^---$/m).map((document) => {
    const padded = '\n'.repeat(lines) + document;
    lines += document.split('\n').length - 1;
    return padded;
  });
};

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
