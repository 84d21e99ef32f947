/** Checks that are left out and meanings that are turned round, in every package: a test of the named file must fail. */
import { byTests, type Mistake } from './mistake.ts';

const ENGINE: readonly Mistake[] = [
  {
    name: 'The definitions of a restored duel are not compared',
    file: 'packages/engine/src/snapshot.ts',
    find: 'if (pool.hashOf(card) !== hash)',
    replace: 'if (pool.hashOf(card) === null)',
    noticed: byTests('packages/proof/src/laws/doors.test.ts'),
  },
  {
    name: 'Choices that are not legal together are taken',
    file: 'packages/engine/src/doors/refusal.ts',
    find: 'if (!isLegalSelection(decision, picked))',
    replace: 'if (picked.length < 0)',
    noticed: byTests('packages/proof/src/laws/answers.test.ts'),
  },
  {
    name: 'What applies is not found anew when the history of the turn changes',
    file: 'packages/engine/src/state/looked-at.ts',
    find: '  history: true,',
    replace: '  history: false,',
    noticed: byTests('packages/proof/src/laws/looked-at.test.ts'),
  },
  {
    name: 'What applies is not found anew when a card is activated',
    file: 'packages/engine/src/state/looked-at.ts',
    find: "(['activate'])",
    replace: '([])',
    noticed: byTests('packages/proof/src/laws/looked-at.test.ts'),
  },
  {
    name: 'What is in force is kept when an effect has begun to apply',
    file: 'packages/engine/src/state/stands-on.ts',
    find: '  lingering: true,',
    replace: '  lingering: false,',
    noticed: byTests('packages/proof/src/laws/looked-at.test.ts'),
  },
  {
    name: 'What is in force is kept when a card whose text applies has moved',
    file: 'packages/engine/src/state/door.ts',
    find: 'if (books.sorts.isApplied[card]) books.footing++;',
    replace: '',
    noticed: byTests('packages/proof/src/laws/looked-at.test.ts'),
  },
  {
    name: 'A monster with just enough materials is not asked whether it can be Summoned',
    file: 'packages/engine/src/field/materials.ts',
    find: 'if (missing <= 0) break;',
    replace: 'if (missing < 0) break;',
    noticed: byTests('packages/proof/src/laws/fast.test.ts'),
  },
  {
    name: 'A card is written in place after its text was remembered for the digest',
    file: 'packages/engine/src/state/door.ts',
    find: '  booksOf(table).ownsCards = false;\n  return table.state.cards;',
    replace: '  return table.state.cards;',
    noticed: byTests('packages/proof/src/laws/fast.test.ts'),
  },
  {
    name: 'Nobody remembers what was destroyed for those who ask later',
    file: 'packages/engine/src/state/remembered.ts',
    find: "  destroyed: 'destruction',",
    replace: '  destroyed: null,',
    noticed: byTests('packages/proof/src/laws/remembered.test.ts'),
  },
  {
    name: 'A sort of cards that leaves some out',
    file: 'packages/engine/src/state/sorts.ts',
    find: 'ways.length > 0',
    replace: 'ways.length > 1',
    noticed: byTests('packages/proof/src/laws/spared.test.ts'),
  },
  {
    name: 'The laws let what a fork shares be written into',
    file: 'packages/engine/src/laws/laws.ts',
    find: 'this.#plain.add(Object.freeze(part));',
    replace: 'this.#plain.add(part);',
    noticed: byTests('packages/proof/src/laws/laws.test.ts'),
  },
  {
    name: 'The laws do not compare the followed duel',
    file: 'packages/engine/src/laws/laws.ts',
    find: "return one === other ? [] : [broken('replay', difference(one, other))];",
    replace: "return one === one ? [] : [broken('replay', difference(one, other))];",
    noticed: byTests('packages/proof/src/laws/laws.test.ts'),
  },
];

const BOTS: readonly Mistake[] = [
  {
    name: 'Face-up is face-down to the bots',
    file: 'packages/bots/src/greedy/matches.ts',
    find: 'card.face === face,',
    replace: 'card.face !== face,',
    noticed: byTests('packages/bots/src/greedy/matches.test.ts'),
  },
  {
    name: 'To the bots a face-down card shows what it is',
    file: 'packages/bots/src/greedy/matches.ts',
    find: "face === 'down' && FIELD.includes(zone) && !truly",
    replace: "face === 'down' && FIELD.includes(zone) && truly === true",
    noticed: byTests('packages/bots/src/greedy/matches.test.ts'),
  },
  {
    name: 'To the bots what has no value fits every bound',
    file: 'packages/bots/src/greedy/matches.ts',
    find: 'value === null || value === undefined\n    ? false',
    replace: 'value === null || value === undefined\n    ? true',
    noticed: byTests('packages/bots/src/greedy/matches.test.ts'),
  },
];

const MATCHES: readonly Mistake[] = [
  {
    name: 'The decks of a saved Match are not checked',
    file: 'packages/match/src/match.ts',
    find: '  refuse(obstacleToSheets(pool, state.registered) ?? obstacleToDecks(pool, state));\n',
    replace: '',
    noticed: byTests('packages/match/src/match.test.ts'),
  },
  {
    name: 'Whoever keeps a saved Match changes the Match with it',
    file: 'packages/match/src/match.ts',
    find: 'const state = plainState(saved.state);',
    replace: 'const { state } = saved;',
    noticed: byTests('packages/match/src/match.test.ts'),
  },
  {
    name: 'A saved Match need not have the Duel that it plays',
    file: 'packages/match/src/saved.ts',
    find: '    (isPlaying ? !isRecord(duel) : duel !== null) ||\n',
    replace: '',
    noticed: byTests('packages/match/src/match.test.ts'),
  },
  {
    name: 'A tournament pairs players who have not entered',
    file: 'packages/tournament/src/saved.ts',
    find: '    seated.every((player) => player < entrants) &&\n',
    replace: '',
    noticed: byTests('packages/tournament/src/tournament.test.ts'),
  },
  {
    name: 'A player sits at two tables',
    file: 'packages/tournament/src/saved.ts',
    find: '    new Set(seated).size === seated.length &&\n',
    replace: '',
    noticed: byTests('packages/tournament/src/tournament.test.ts'),
  },
  {
    name: 'Whoever keeps a saved tournament changes the tournament with it',
    file: 'packages/tournament/src/tournament.ts',
    find: 'plainState(saved.state)',
    replace: 'saved.state',
    noticed: byTests('packages/tournament/src/tournament.test.ts'),
  },
];

const TEXTS: readonly Mistake[] = [
  {
    name: 'A deck list of any length is read',
    file: 'packages/formats/src/ydk.ts',
    find: 'const long = tooLong(text, LONGEST_LIST, fileName);',
    replace: "const long = tooLong('', LONGEST_LIST, fileName);",
    noticed: byTests('packages/formats/src/bounds.test.ts'),
  },
  {
    name: 'A replay has hashes after answers that there are not',
    file: 'packages/formats/src/replay/read-head.ts',
    find: 'if (after < 1 || after > given)',
    replace: 'if (after < 1)',
    noticed: byTests(
      'packages/formats/src/replay/replay.test.ts',
      'packages/formats/src/match-replay/match-replay.test.ts',
    ),
  },
  {
    name: 'Rulings may be nested as deep as one likes',
    file: 'packages/rulings/src/yaml-bounds.ts',
    find: '    if (parser.stack.length > DEEPEST) return null;\n',
    replace: '',
    noticed: byTests('packages/rulings/src/bounds.test.ts'),
  },
  {
    name: 'Aliases of rulings are not counted',
    file: 'packages/rulings/src/yaml-bounds.ts',
    find: 'look(alias, path) ?? anchored.get(alias.source)',
    replace: 'anchored.get(alias.source) && visit.SKIP',
    noticed: byTests('packages/rulings/src/bounds.test.ts'),
  },
  {
    name: 'Magic Cylinder damages its own player',
    file: 'packages/cards/src/definitions/traps/magic-cylinder.ts',
    find: "takeDamage('opponent'",
    replace: "takeDamage('you'",
    noticed: byTests('packages/cardtext/src/pool.test.ts'),
  },
];

const FACES: readonly Mistake[] = [
  {
    name: 'Every duel of the page has the same number',
    file: 'packages/web/src/host/duel-host.ts',
    find: '      this.#duel++;\n',
    replace: '',
    noticed: byTests('packages/web/src/host/duel-host.test.ts'),
  },
  {
    name: 'A chosen replay whose duel cannot begin throws',
    file: 'packages/web/src/replays/replay-viewer.ts',
    find: "    if (wrong) return { ok: false, trouble: { wrong: 'text', errors: [wrong] } };\n",
    replace: '',
    noticed: byTests('packages/web/src/replays/replay-viewer.test.ts'),
  },
  {
    name: 'A part of a league may lie beyond its end',
    file: 'packages/cli/src/commands/league.ts',
    find: 'if (from < end && end <= all)',
    replace: 'if (from < end)',
    noticed: byTests('packages/cli/src/commands/league.test.ts'),
  },
  {
    name: 'A part of a simulation begins with the first duel',
    file: 'packages/cli/src/duels/slice.ts',
    find: 'for (let index = from; index < from + duels; index++)',
    replace: 'for (let index = 0; index < duels; index++)',
    noticed: byTests(
      'packages/cli/src/commands/league.test.ts',
      'packages/cli/src/commands/simulate.test.ts',
    ),
  },
];

export const SEEN_BY_TESTS: readonly Mistake[] = [...ENGINE, ...BOTS, ...MATCHES, ...TEXTS, ...FACES];
