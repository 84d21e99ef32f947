import { parseScenarios, type Scenario } from '@spellspeed/rulings';
import { readText } from '../files.ts';
import { nameOf, rulingFiles, unansweredFiles } from './sources.ts';

/** The documents of all rulings that come with the project, of the files whose text is wanted. */
export const readRulings = (isWanted: (text: string) => boolean = () => true): readonly Scenario[] =>
  rulingFiles().flatMap((path) => {
    const text = readText(path);
    return isWanted(text) ? parseScenarios(text, nameOf(path)).scenarios : [];
  });

/** The documents that the engine does not answer yet. */
export const readUnanswered = (): readonly Scenario[] =>
  unansweredFiles().flatMap((path) => parseScenarios(readText(path), nameOf(path)).scenarios);
