/** The facts of all printed cards: a table that Node reads when it is first needed, and that a page loads. */
import { HEAD } from './facts-line.ts';

/** Lines of the table by passcode. */
export interface FactsTable {
  /** By rising passcode. */
  readonly passcodes: readonly number[];
  readonly lineAt: (passcode: number) => string | undefined;
}

let table: FactsTable | undefined;

/** The table; nothing on a page that has not loaded it. */
export const factsTable = (): FactsTable | undefined => {
  table ??= readAtOnce();
  return table;
};

/** Loads the facts of all cards where they cannot be read at once: on a page. In Node nothing needs to be done. */
export const loadAllFacts = async (): Promise<void> => {
  if (factsTable() !== undefined) return;
  loading ??= load();
  await loading;
};
let loading: Promise<void> | undefined;

// Vite puts the file beside the page where it sees this expression as a whole.
const place = (): URL => new URL('../../data/facts.tsv', import.meta.url);

const load = async (): Promise<void> => {
  try {
    const response = await fetch(place());
    if (!response.ok) throw new Error(`${place().href} cannot be loaded: ${response.status}`);
    table = tableOf(await response.text());
  } finally {
    loading = undefined;
  }
};

/** The door that Node has for programs that run on pages, too. */
interface Node {
  readonly process?: {
    readonly getBuiltinModule?: (name: 'node:fs') => {
      readonly readFileSync: (file: URL, encoding: 'utf8') => string;
    };
  };
}

const readAtOnce = (): FactsTable | undefined => {
  // Types of Node and of pages are not there together.
  const files = (globalThis as unknown as Node).process?.getBuiltinModule?.('node:fs');
  return files && tableOf(files.readFileSync(place(), 'utf8'));
};

const tableOf = (text: string): FactsTable => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`data/facts.tsv begins with "${head}", expected "${HEAD}"`);
  const passcodes = lines.map((line) => Number.parseInt(line, 10));
  const places = new Map(passcodes.map((passcode, index) => [passcode, index]));
  return {
    passcodes,
    lineAt: (passcode) => {
      const index = places.get(passcode);
      return index === undefined ? undefined : lines[index];
    },
  };
};
