/** Running the documents of the project, each once for every build: what has passed as it is cannot fail before something changes. */
import { type RulingResult, runWithoutLaws, type Scenario } from '@spellspeed/rulings';
import { readText } from '../files.ts';
import { passedDocuments } from '../kept/passed-documents.ts';
import { showProgress } from '../progress.ts';
import { nameOf, rulingFiles, unansweredFiles } from './sources.ts';

export type Ran = readonly [Scenario, RulingResult];

/** Kept apart from the documents that have passed with the laws, which say more. */
const NAME = 'passed-without-laws';

/** Runs every ruling, with its result. Whether the laws hold in it as well is for the tests of all rulings, which take twice as long. */
export const runAll = (scenarios: readonly Scenario[]): readonly Ran[] => {
  const progress = showProgress(scenarios.length, 'rulings');
  const results = scenarios.map((scenario, index) => {
    const result = runWithoutLaws(scenario);
    progress.update(index + 1);
    return [scenario, result] as const;
  });
  progress.stop();
  return results;
};

/** Runs whole documents of the project; those that have passed with this build are known to pass. */
export const runDocuments = (scenarios: readonly Scenario[]): readonly Ran[] => {
  const before = passedDocuments('', undefined, NAME);
  const texts = textsOfDocuments();
  const textOf = ({ file }: Scenario): string => texts.get(file) ?? '';
  const ran = new Map(runAll(scenarios.filter((scenario) => !before.has(textOf(scenario)))));
  const failing = new Set([...ran].flatMap(([{ file }, { passed }]) => (passed ? [] : [file])));
  const ranTexts = (fails: boolean): readonly string[] => [
    ...new Set([...ran.keys()].filter(({ file }) => failing.has(file) === fails).map(textOf)),
  ];
  before.note(ranTexts(false), ranTexts(true));
  return scenarios.map((scenario) => [
    scenario,
    ran.get(scenario) ?? { file: scenario.file, title: scenario.title, passed: true },
  ]);
};
const textsOfDocuments = (): ReadonlyMap<string, string> =>
  new Map([...rulingFiles(), ...unansweredFiles()].map((path) => [nameOf(path), readText(path)]));
