/** Imports run one way only: rulebook ← engine ← match, cards ← cardtext, formats, bots ← the faces. */
const mayImport = {
  rulebook: [],
  engine: ['rulebook'],
  match: ['rulebook', 'engine'],
  cards: ['engine'],
  cardtext: ['engine', 'cards'],
  formats: ['engine', 'match'],
  tournament: ['rulebook', 'engine', 'match', 'formats'],
  bots: ['engine'],
  reader: ['engine', 'cards', 'cardtext'],
  rulings: ['rulebook', 'engine', 'match', 'cards', 'cardtext'],
  server: ['rulebook', 'engine', 'match', 'cards', 'formats', 'tournament', 'bots'],
  cli: [
    'rulebook',
    'engine',
    'match',
    'cards',
    'cardtext',
    'formats',
    'tournament',
    'bots',
    'reader',
    'rulings',
    'server',
  ],
  web: ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'reader', 'rulings', 'server'],
  bench: ['engine', 'cards', 'formats', 'bots'],
  proof: [
    'rulebook',
    'engine',
    'match',
    'cards',
    'cardtext',
    'formats',
    'tournament',
    'bots',
    'rulings',
    'reader',
    'cli',
  ],
};
const direction = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-downwards`,
  severity: 'error',
  comment: `packages/${name} may import only: ${allowed.join(', ') || 'nothing'}.`,
  from: { path: `^packages/${name}/src`, pathNot: '\\.(test|fixture)\\.ts$' },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));
/** Floors of the engine, lowest first; a file imports, also types, only from its own floor or from floors below. Every file stands on one. */
const floors = [
  ['vocabulary/', 'vocabulary.ts', 'version.ts'],
  ['language/', 'state/', 'words.ts'],
  ['meaning/', 'moves/'],
  ['field/'],
  ['verbs/'],
  ['legality/', 'view.ts', 'changes.ts', 'events.ts', 'offered.ts', 'set-up.ts'],
  ['procedures/'],
  [
    'imagine/',
    'situation/',
    'explain.ts',
    'described-field.ts',
    'field-places.ts',
    'from-field.ts',
    'match.ts',
  ],
  ['doors/'],
  ['snapshot.ts'],
  ['duel.ts'],
  ['index.ts', 'language.ts', 'laws.ts', 'laws/'],
];
const roomsOf = (rooms) => `^packages/engine/src/(${rooms.join('|').replaceAll('.', '\\.')})`;
const isTest = '\\.(test|fixture)\\.ts$';
const floorRules = [
  ...floors.slice(0, -1).map((rooms, floor) => ({
    name: `engine-floor-${floor + 1}`,
    severity: 'error',
    comment: `${rooms.join(', ')} may not import from a floor above.`,
    from: { path: roomsOf(rooms), pathNot: isTest },
    to: { path: roomsOf(floors.slice(floor + 1).flat()) },
  })),
  {
    name: 'engine-file-on-a-floor',
    severity: 'error',
    comment: 'Every file of the engine stands on a floor: say on which in .dependency-cruiser.cjs.',
    from: { path: '^packages/', pathNot: isTest },
    to: { path: '^packages/engine/src/', pathNot: [roomsOf(floors.flat()), isTest] },
  },
];
module.exports = {
  forbidden: [
    ...direction,
    ...floorRules,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      comment: 'Types count too. Only the unions of the effect language name each other.',
      to: { circular: true, viaOnly: { pathNot: '^packages/engine/src/language/' } },
    },
    {
      name: 'only-the-front-door',
      severity: 'error',
      comment:
        'A package is entered through its doors only: src/index.ts, the two more of the engine, the answers of the rulebook, and the protocol of the server.',
      from: { path: '^packages/([^/]+)/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^packages/([^/]+)/src/(?!(index|language|laws|answers|protocol)\\.ts)',
        pathNot: '^packages/$1/',
      },
    },
    {
      name: 'page-needs-no-server',
      severity: 'error',
      comment: 'The page takes from the server the types of its messages, and nothing that would be loaded.',
      from: { path: '^packages/web/src' },
      to: { path: '^packages/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-has-no-dependency',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^packages/rulebook' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    // Knows where `@spellspeed/…` lies; the doors would not be found otherwise, and no rule between packages could fail.
    tsConfig: { fileName: 'tsconfig.tests.json' },
  },
};
