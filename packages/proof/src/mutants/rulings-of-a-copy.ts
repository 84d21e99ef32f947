/** Runs in a process of its own, in a copy of the packages: all rulings there, and which of them fail, as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarios, runScenario } from '@spellspeed/rulings';

/** A ruling that did not come out as it says. */
export interface FailedRuling {
  readonly file: string;
  readonly title: string;
  readonly cites: readonly string[];
  readonly failure: string;
}
export interface RulingsOfACopy {
  readonly run: number;
  /** All clauses that some ruling cites. */
  readonly cited: readonly string[];
  readonly failed: readonly FailedRuling[];
}

const [folder = ''] = process.argv.slice(2);
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) => parseScenarios(readFileSync(join(folder, file), 'utf8'), file).scenarios)
  .filter(({ skip }) => skip === null);
const failed = scenarios.flatMap((scenario): FailedRuling[] => {
  const { failure } = runScenario(scenario);
  const { file, title, cites } = scenario;
  return failure === undefined ? [] : [{ file, title, cites, failure }];
});
const report: RulingsOfACopy = {
  run: scenarios.length,
  cited: [...new Set(scenarios.flatMap(({ cites }) => cites))],
  failed,
};
process.stdout.write(JSON.stringify(report));
