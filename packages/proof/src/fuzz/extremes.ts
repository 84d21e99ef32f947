/** The worst that each reader may be given: texts as long as it takes them, of what costs most for its length. */
import * as match from './match-material.ts';
import * as material from './material.ts';

export interface Extreme {
  readonly reader: string;
  readonly name: string;
  readonly make: () => string;
}

/** A text of exactly so many characters, made of one piece again and again. */
const filled = (piece: string, characters: number, before = '', after = ''): string => {
  const room = characters - before.length - after.length;
  return before + piece.repeat(Math.floor(room / piece.length)) + after;
};
/** What the readers take at most: said in `formats/src/bounds.ts` and `rulings/src/yaml-bounds.ts`, in json.ts, ydk.ts and ydke.ts. */
const LONGEST = { json: 1_000_000, scenario: 100_000, ydk: 200_000, ydke: 50_000 } as const;
/** What the terminal reads of a file, eight megabytes. */
const FILE = 8 * 1024 * 1024;

const ofTexts = (
  reader: string,
  characters: number,
  pieces: { readonly [name: string]: readonly [piece: string, before?: string, after?: string] },
): readonly Extreme[] =>
  Object.entries(pieces).map(([name, [piece, before, after]]) => ({
    reader,
    name,
    make: () => filled(piece, characters, before, after),
  }));

const YAML_HEAD = 'title: x\nfield:\n  A: { hand: [Kuriboh] }\nsteps:\n';
const SCENARIOS = ofTexts('scenario', LONGEST.scenario, {
  'open lists': ['['],
  'open maps': ['{'],
  'keys of keys': ['a: '],
  'keys of keys in a flow': ['{a: '],
  'dashes on one line': ['- '],
  'dashes, each deeper': ['-\n '],
  'complex keys': ['? '],
  'complex keys on lines': ['?\n'],
  colons: [': '],
  'colons without a space': [':'],
  commas: [',', '['],
  'commas and brackets': ['[],'],
  'broken pairs in a flow': ['a:,', '{'],
  'closing brackets': [']'],
  'open quotes': ['"\n'],
  'open single quotes': ["'"],
  escapes: ['\\x', '"', '"'],
  'a quoted text over many lines': ['a\n', '"', '"'],
  'a plain text over many lines': ['a\n'],
  spaces: [' '],
  'lines of spaces': ['  \n'],
  tabs: ['\t'],
  'tabs on lines': ['\t\n'],
  'carriage returns': ['\r'],
  comments: ['#\n'],
  'comments behind values': ['a #\n'],
  documents: ['---\n'],
  'documents that end': ['...\n'],
  'documents with a value': ['--- a\n'],
  directives: ['%YAML 1.2\n'],
  anchors: ['&a '],
  'anchors on lines': ['- &a a\n'],
  aliases: ['- *a\n', '- &a a\n'],
  'aliases of lists': ['- *a\n', '- &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n'],
  tags: ['!a '],
  'tags on lines': ['- !<a> b\n'],
  'block texts': ['|\n a\n'],
  'folded texts': ['>-\n'],
  'lines, each deeper': [' a:\n '],
  'a key again and again': ['a: 1\n'],
  'merges of keys': ['<<: *a\n', 'x: &a {}\n'],
  steps: ['  - A passes\n', YAML_HEAD],
  'steps that nobody can read': ['  - A zzz\n', YAML_HEAD],
  'unknown cards': ['Zxqv, ', 'title: x\nfield: { A: { hand: [', '] } }\n'],
  'names that are nearly known': ['Kuribob, ', 'title: x\nfield: { A: { hand: [', '] } }\n'],
  // No id of a clause may stand in the sources that is none. (citations.test.ts)
  'clauses that are nearly known': [`battle.replay.${'choose-agai'}, `, 'title: x\ncites: [', ']\n'],
  'scenarios without anything': ['---\ntitle: x\n'],
});

const JSONS = ['json', 'replay', 'match-replay'].flatMap((reader) =>
  ofTexts(reader, LONGEST.json, {
    'open lists': ['['],
    'open objects': ['{"a":'],
    numbers: ['1,', '[', '1]'],
    'numbers that are too many': ['10000000,', '[', '1]'],
    'lists of lists': ['[[[[[1]]]]],', '[', '1]'],
    'one long text': ['a', '"', '"'],
    escapes: ['\\u0061', '"', '"'],
    'an open text': ['a', '"'],
    'open quotes on lines': ['"\n'],
    spaces: [' '],
    lines: ['\n', '[', ']'],
    'a long number': ['1'],
    'a long word': ['true'],
    minuses: ['-'],
    'texts in a list': ['"a",', '[', '1]'],
  }),
);
const DECKS = [
  ...ofTexts('ydk', LONGEST.ydk, {
    'empty lines': ['\n'],
    'lines of both ends': ['\r\n'],
    cards: ['1\n'],
    'what is no card': ['x\n'],
    'one line': ['1'],
    'one comment': ['a', '#'],
    comments: ['#\n'],
    spaces: [' '],
    'cards with comments': ['1 # 1\n'],
    'a card and spaces': [' ', '1', '#'],
    sections: ['#main (1)\n'],
    'a section and spaces': [' ', '#', 'main'],
  }),
  ...ofTexts('ydke', LONGEST.ydke, {
    lists: ['A', 'ydke://', '!!!'],
    exclamations: ['!', 'ydke://'],
    escapes: ['%2B', 'ydke://', '!!!'],
    'broken escapes': ['%', 'ydke://'],
    padding: ['=', 'ydke://'],
    spaces: [' ', '', 'ydke://'],
  }),
];

/** Texts as long as a file may be: they are refused by their length. */
const TOO_LONG: readonly Extreme[] = ['ydk', 'ydke', 'json', 'replay', 'match-replay', 'scenario'].map(
  (reader) => ({ reader, name: 'a file of 8 MB', make: () => filled('[1,\n', FILE) }),
);

type Tree = { [key: string]: unknown };
const changed = (value: unknown, change: (copy: Tree) => void): string => {
  const copy = structuredClone(value) as Tree;
  change(copy);
  return JSON.stringify(copy);
};
const last = <T>(values: readonly T[]): T => {
  const value = values.at(-1);
  if (value === undefined) throw new RangeError('There is no material.');
  return value;
};
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const SNAPSHOTS: readonly Extreme[] = (
  [
    ['values in what is kept', (state) => (state.scenes = many(9_999, (index) => [index, index]))],
    ['members of lists', (state) => (state.chain = many(10_000, () => many(150, () => 0)))],
    ['cards', (state) => (state.cards = many(10_000, () => (state.cards as unknown[])[0]))],
    ['steps that there are not', (state) => (state.frames = many(10_000, () => ({ procedure: 'x' })))],
    [
      'names of uses',
      (state) => (state.usesInDuel = Object.fromEntries(many(10_000, (at) => [`x${at}`, 1]))),
    ],
    ['texts', (state) => (state.trail = many(10_000, () => 'x'.repeat(1_000)))],
    [
      'unknown members',
      (state) => Object.assign(state, Object.fromEntries(many(100_000, (at) => [`x${at}`, 1]))),
    ],
  ] as readonly (readonly [string, (state: Tree) => void])[]
).map(([name, change]) => ({
  reader: 'snapshot',
  name,
  make: () => changed(last(material.snapshots()), (saved) => change(saved.state as Tree)),
}));

const VALUES: readonly Extreme[] = [
  {
    reader: 'field',
    name: 'cards everywhere',
    make: () =>
      changed(last(material.fields()), (field) => {
        const side = Object.fromEntries(
          ['hand', 'deck', 'gy', 'banished'].map((pile) => [pile, many(500, () => 40640057)]),
        );
        field.sides = [side, side];
      }),
  },
  {
    reader: 'field',
    name: 'materials of materials',
    make: () =>
      changed(last(material.fields()), (field) => {
        let card: unknown = 40640057;
        for (let level = 0; level < 200; level++)
          card = { card: 40640057, materials: many(20, () => card).slice(0, 1) };
        field.sides = [{ monsters: [card] }, {}];
      }),
  },
  {
    reader: 'options',
    name: 'as many cards as can be',
    make: () =>
      changed(last(material.options()), (options) => {
        options.players = many(2, () => ({ main: many(200, () => 40640057), extra: [] }));
      }),
  },
  {
    reader: 'options',
    name: 'far more cards than can be',
    make: () =>
      changed(last(material.options()), (options) => {
        options.players = many(2, () => ({ main: many(1_000_000, () => 40640057), extra: [] }));
      }),
  },
  {
    reader: 'match',
    name: 'sheets of a hundred thousand cards',
    make: () =>
      changed(match.matches()[0], (saved) => {
        const deck = { main: many(100_000, () => 40640057), extra: [], side: [] };
        Object.assign(saved.state as Tree, { registered: [deck, deck], decks: [deck, deck] });
      }),
  },
  {
    reader: 'match',
    name: 'results',
    make: () =>
      changed(last(match.matches()), (saved) => {
        const result = { kind: 'regular', winner: null, reason: 'given' };
        Object.assign(saved.state as Tree, { results: many(20_000, () => result) });
      }),
  },
  {
    reader: 'tournament',
    name: 'players',
    make: () =>
      changed(match.tournaments()[0], (saved) => {
        const entrant = { deck: null, since: 1, gone: null, penalties: [] };
        const entrants = many(12_000, (id) => ({ id, name: `${id}`, ...entrant }));
        Object.assign(saved.state as Tree, { entrants, rounds: [] });
      }),
  },
  {
    reader: 'tournament',
    name: 'rounds',
    make: () =>
      changed(last(match.tournaments()), (saved) => {
        const rounds = many(20_000, (at) => ({ number: at + 1, kind: 'swiss', pairings: [] }));
        Object.assign(saved.state as Tree, { rounds });
      }),
  },
];

export const EXTREMES: readonly Extreme[] = [
  ...SCENARIOS,
  ...JSONS,
  ...DECKS,
  ...TOO_LONG,
  ...SNAPSHOTS,
  ...VALUES,
];
