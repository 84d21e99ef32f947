/** What the sources cite and what the rulings are about, file by file, kept from one command to the next: only files that have changed are read again. */
import { statSync } from 'node:fs';
import type { Scenario } from '@spellspeed/rulings';
import { readText } from '../files.ts';
import { forgetDamaged, keep, readKept } from '../kept/kept.ts';
import { showProgress } from '../progress.ts';
import { nameOf, type Place, rulingFiles, sourceFiles } from './sources.ts';

/** What is told of a ruling wherever it is named. */
export interface KeptRuling extends Place {
  readonly title: string;
  readonly skip: string | null;
  readonly cites: readonly string[];
  /** The passcodes of all cards in it. */
  readonly cards: readonly number[];
}
export interface Evidence {
  /** Every place in the code that cites a clause, by the id that it names. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly rulings: readonly KeptRuling[];
}

/** What a file says: a source its citations, a document its rulings. */
interface Said {
  readonly cites?: readonly (readonly [id: string, line: number])[];
  readonly rulings?: readonly Omit<KeptRuling, 'file'>[];
}
/** A file as it was when it was read. `said` is read only of those that are asked for. */
interface KeptFile {
  readonly path: string;
  readonly stamp: string;
  readonly said: string;
}
const NAME = 'evidence';
/** Changed with what is kept. */
const FORM = '2';

/** The evidence of the project as its files are now: all of it, or of those files that have one of these words, ids or passcodes. */
export const evidence = async (words?: readonly string[]): Promise<Evidence> => {
  try {
    return await evidenceKept(words);
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    forgetDamaged(NAME);
    return evidenceKept(words);
  }
};
const evidenceKept = async (words?: readonly string[]): Promise<Evidence> => {
  const asked = (await keptFiles()).filter(
    ({ said }) => words === undefined || words.some((word) => said.includes(word)),
  );
  const places = new Map<string, Place[]>();
  const rulings: KeptRuling[] = [];
  for (const { path, said } of asked) {
    const file = nameOf(path);
    const { cites = [], rulings: own = [] } = JSON.parse(said) as Said;
    for (const [id, line] of cites) places.set(id, [...(places.get(id) ?? []), { file, line }]);
    for (const each of own) rulings.push({ ...each, file });
  }
  return { places, rulings };
};

const keptFiles = async (): Promise<readonly KeptFile[]> => {
  const lines = readKept(NAME, FORM) ?? [];
  const before = new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  const files = [...sourceFiles(), ...rulingFiles()].map((path) => ({ path, stamp: stampOf(path) }));
  const changed = files.filter(({ path, stamp }) => !before.get(path)?.startsWith(`${path}\t${stamp}\t`));
  if (changed.length === 0 && files.length === before.size) return files.map((file) => keptIn(file, before));
  const said = await read(changed.map(({ path }) => path));
  const now = files.map((file) => {
    const anew = said.get(file.path);
    return anew === undefined ? keptIn(file, before) : { ...file, said: JSON.stringify(anew) };
  });
  keep(
    NAME,
    FORM,
    now.map(({ path, stamp, said: text }) => [path, stamp, text].join('\t')),
  );
  return now;
};
const stampOf = (path: string): string => {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
};
const keptIn = (file: Omit<KeptFile, 'said'>, before: ReadonlyMap<string, string>): KeptFile => ({
  ...file,
  said: (before.get(file.path) ?? '').slice(file.path.length + file.stamp.length + 2),
});

/** Reads files; what understands them is loaded only where one has changed. */
const read = async (paths: readonly string[]): Promise<ReadonlyMap<string, Said>> => {
  if (paths.length === 0) return new Map();
  const { citationsIn } = await import('@spellspeed/rulebook');
  const { parseScenarios } = await import('@spellspeed/rulings');
  const progress = showProgress(paths.length, 'files of rulings and sources');
  const said = paths.map((path, done): [string, Said] => {
    const text = readText(path);
    progress.update(done);
    return path.endsWith('.yaml')
      ? [path, { rulings: parseScenarios(text, nameOf(path)).scenarios.map(toldOf) }]
      : [path, { cites: citationsIn(text).map(({ id, line }) => [id, line] as const) }];
  });
  progress.stop();
  return new Map(said);
};
const toldOf = (scenario: Scenario): Omit<KeptRuling, 'file'> => ({
  line: scenario.line,
  title: scenario.title,
  skip: scenario.skip,
  cites: scenario.cites,
  cards: [...new Set(passcodesIn(scenario))],
});
/** Every card that is named anywhere in a part of a scenario. */
const passcodesIn = (part: unknown): readonly number[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'passcode' in part && typeof part.passcode === 'number' ? [part.passcode] : [];
  return [...own, ...Object.values(part).flatMap(passcodesIn)];
};
