// Makes what programs load of the cards, in packages/cards/prepared: the definitions as lines of data, the index of the facts, and what comes with every page.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { madeAnew, ROOT } from '../../../scripts/build/inputs.mjs';

const CARDS = join(ROOT, 'packages/cards');
const PREPARED = join(CARDS, 'prepared');
/** A folder for a while, as deep as those of the sources, so that the data is found from it. */
const bundledAt = (name) => join(PREPARED, `bundled-${name}`);

/** What goes into the prepared files. */
const INPUTS = [
  ...['packages/cards/src', 'packages/cards/data', 'packages/cards/scripts', 'scripts/build'],
  ...[
    'packages/engine/src/language',
    'packages/engine/src/vocabulary',
    'packages/engine/src/words.ts',
    'package-lock.json',
  ],
];
const OUTPUTS = [
  ...['definitions.jsonl', 'facts.index', 'carried-facts.tsv', 'first-cards.jsonl'],
  ...['ready-made.js', 'ready-made.d.ts', 'by-hand.js', 'by-hand.d.ts'],
].map((name) => `packages/cards/prepared/${name}`);

/** Prepares what has changed; says whether anything had. */
export const prepareCards = () =>
  madeAnew({
    stamp: 'packages/cards/prepared/stamp',
    inputs: INPUTS,
    outputs: OUTPUTS,
    make: async () => {
      mkdirSync(PREPARED, { recursive: true });
      const made = await maker();
      const table = readFileSync(join(CARDS, 'data/facts.tsv'));
      write('facts.index', made.makeFactsIndex(table));
      const definitions = await definitionsByHand();
      const lines = made.linesOf(definitions, {
        read: readFileSync(join(CARDS, 'data/read-cards.jsonl'), 'utf8'),
        alsoCarried: passcodesIn(readFileSync(join(CARDS, 'data/carried.tsv'), 'utf8')),
      });
      write('definitions.jsonl', lines.all);
      const facts = table.toString('utf8').split('\n');
      const carried = linesWith(facts, lines.carried);
      // Lines that are alike stand together, so that a page has less to load; who reads them puts them in order again.
      write('carried-facts.tsv', byArchetype(carried));
      writeTexts('by-hand', { DEFINED_BY_HAND: lines.byHand, CARRIED_FACTS_TABLE: carried });
      const readyMade = linesWith(facts, lines.inReadyMadeDecks);
      write('first-cards.jsonl', lines.first);
      writeTexts('ready-made', {
        FIRST_DEFINITIONS: lines.first,
        READY_MADE_FACTS: byArchetype(readyMade),
      });
      for (const name of ['made', 'definitions']) rmSync(bundledAt(name), { recursive: true });
    },
  });

/** In the place of the files that are only made here. */
const notYetPrepared = {
  name: 'not-yet-prepared',
  resolveId: (id) => (id.endsWith('/prepared/ready-made.js') ? '\0not-yet' : null),
  load: (id) =>
    id === '\0not-yet' ? "export const FIRST_DEFINITIONS = '{}'; export const READY_MADE_FACTS = '';" : null,
};

const load = async (name, input, plugins = []) => {
  const folder = bundledAt(name);
  await bundle({ input: { [name]: input }, folder, plugins: [notYetPrepared, ...plugins], isWhole: true });
  return import(`${pathToFileURL(join(folder, `${name}.js`)).href}?${Date.now()}`);
};

const maker = () => load('made', join(CARDS, 'src/prepare/made.ts'));

/** Every definition that lies in a folder of src/definitions. */
const definitionFiles = () =>
  readdirSync(join(CARDS, 'src/definitions'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/].*\.ts$/.test(path))
    .sort()
    .map((path) => join(CARDS, 'src/definitions', path));

/** Each definition as a function that makes it, so that one that throws is named by its file. */
const DEFINITIONS = 'virtual:definitions';
const listOfDefinitions = (files) => ({
  name: 'definitions',
  resolveId: (id) => (id === DEFINITIONS ? id : null),
  load: (id) =>
    id === DEFINITIONS
      ? [
          ...files.map((file, index) => `import * as $${index} from ${JSON.stringify(file)};`),
          `export const DEFINITIONS = [${files.map((_, index) => `Object.values($${index})`).join()}].flat();`,
        ].join('\n')
      : null,
});

/** @param {string} table whose lines begin with a passcode */
const passcodesIn = (table) =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => Number.parseInt(line, 10));

const definitionsByHand = async () => {
  const files = definitionFiles();
  try {
    const { DEFINITIONS: made } = await load('definitions', DEFINITIONS, [listOfDefinitions(files)]);
    return made;
  } catch (thrown) {
    throw new Error(`${fileOfTrouble(thrown) ?? 'A definition'} cannot be read: ${thrown.message}`, {
      cause: thrown,
    });
  }
};

/** The bundler marks where each source begins: the last mark before the line that threw names the definition. */
const fileOfTrouble = ({ stack = '' }) => {
  const bundled = readFileSync(join(bundledAt('definitions'), 'definitions.js'), 'utf8').split('\n');
  for (const [, line] of stack.matchAll(/definitions\.js\?\d+:(\d+):/g)) {
    const region = bundled.slice(0, Number(line)).findLast((text) => text.startsWith('//#region '));
    if (region?.includes('/src/definitions/')) return region.slice('//#region '.length);
  }
  return undefined;
};

const linesWith = (lines, passcodes) => {
  const wanted = new Set(passcodes);
  return `${lines.filter((line) => wanted.has(Number.parseInt(line, 10))).join('\n')}\n`;
};

/** Where the archetypes of a card stand in its line, and its name. */
const [ARCHETYPES, NAME] = [12, 1];
const byArchetype = (text) => {
  const key = (line) => {
    const parts = line.split('\t');
    return `${parts[ARCHETYPES]}~${parts[NAME]}`;
  };
  const lines = text.trimEnd().split('\n');
  return `${lines.sort((one, other) => (key(one) < key(other) ? -1 : 1)).join('\n')}\n`;
};

const write = (name, content) => writeFileSync(join(PREPARED, name), content);

/** A module with texts, and its declarations. */
const writeTexts = (name, texts) => {
  const entries = Object.entries(texts);
  const literal = (text) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
  write(`${name}.js`, entries.map(([key, text]) => `export const ${key} = ${literal(text)};\n`).join(''));
  write(`${name}.d.ts`, entries.map(([key]) => `export declare const ${key}: string;\n`).join(''));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await prepareCards()) ? 'The cards are prepared.' : 'The cards were prepared already.');
