/** The rulings that come with the project, document by document, with their titles in another language. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Mistake,
  parseScenarios,
  parseTitles,
  type Scenario,
  type TitleLanguage,
} from '@spellspeed/rulings';
import { filesAt, readText } from '../files.ts';
import { PACKAGES, RULINGS } from './sources.ts';

export interface TitledDocument {
  /** `cards/kuriboh.yaml` */
  readonly file: string;
  readonly scenarios: readonly Scenario[];
  /** By English title. */
  readonly titles: ReadonlyMap<string, string>;
  readonly mistakes: readonly Mistake[];
}

/** The file of a document's titles, named from the root of the project. */
export const titlesFile = (language: TitleLanguage, file: string): string =>
  `packages/rulings/titles/${language}/${file}`;

const titledDocument = (path: string, language: TitleLanguage): TitledDocument => {
  const file = relative(RULINGS, path).replaceAll('\\', '/');
  const { scenarios } = parseScenarios(readText(path), file);
  const translated = join(PACKAGES, 'rulings', 'titles', language, file);
  const english = scenarios.map(({ title }) => title);
  return {
    file,
    scenarios,
    ...(existsSync(translated)
      ? parseTitles(readText(translated), titlesFile(language, file), { language, english })
      : { titles: new Map(), mistakes: [] }),
  };
};

/** The documents whose name begins so. */
export const titledDocuments = (language: TitleLanguage, within: string): readonly TitledDocument[] =>
  filesAt(RULINGS, '.yaml')
    .filter((path) => relative(RULINGS, path).replaceAll('\\', '/').startsWith(within))
    .map((path) => titledDocument(path, language));
