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
  rulings: ['rulebook', 'engine', 'match', 'cards', 'cardtext'],
  cli: ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'tournament', 'bots', 'rulings'],
  web: ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'rulings'],
  bench: ['engine', 'cards', 'bots'],
  proof: ['rulebook', 'engine', 'match', 'cards', 'formats', 'tournament', 'bots', 'rulings', 'cli'],
};
const direction = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-downwards`,
  severity: 'error',
  comment: `packages/${name} may import only: ${allowed.join(', ') || 'nothing'}.`,
  from: { path: `^packages/${name}/src`, pathNot: '\\.(test|fixture)\\.ts$' },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));
/** Floors of the engine, lowest first; a file imports only from its own floor or from floors below. */
const floors = [
  ['vocabulary'],
  ['language', 'state'],
  ['meaning', 'moves'],
  ['verbs', 'field'],
  ['legality', 'view'],
  ['procedures'],
  ['explain', 'doors'],
];
const floorRules = floors.slice(0, -1).map((rooms, floor) => ({
  name: `engine-floor-${floor + 1}`,
  severity: 'error',
  comment: `${rooms.join(', ')} may not import from a floor above.`,
  from: { path: `^packages/engine/src/(${rooms.join('|')})/`, pathNot: '\\.(test|fixture)\\.ts$' },
  to: {
    path: `^packages/engine/src/(${floors
      .slice(floor + 1)
      .flat()
      .join('|')})/`,
  },
}));
module.exports = {
  forbidden: [
    ...direction,
    ...floorRules,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-the-front-door',
      severity: 'error',
      comment: 'A package is entered through its doors only: src/index.ts, and the two more of the engine.',
      from: { path: '^packages/([^/]+)/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: '^packages/([^/]+)/src/(?!(index|language|laws/laws)\\.ts)', pathNot: '^packages/$1/' },
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
