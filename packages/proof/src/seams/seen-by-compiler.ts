/** What is left out or misspelt, and does not compile: tables are total, names are members of unions. */
import { byCompiler, type Mistake } from './mistake.ts';

const LANGUAGES = ['english', 'chinese', 'italian', 'japanese'] as const;
/** A verb that a printer cannot say. */
const unsaid = (language: (typeof LANGUAGES)[number]): Mistake => {
  const file = `packages/cardtext/src/${language}/action.ts`;
  const find = language === 'english' ? '  draw: oneOf(' : '  draw: ({ by, count }, speech)';
  return {
    name: `A verb that the ${language} printer cannot say`,
    file,
    find,
    replace: find.replace('draw', 'drow'),
    noticed: byCompiler(file),
  };
};

export const SEEN_BY_COMPILER: readonly Mistake[] = [
  ...LANGUAGES.map(unsaid),
  {
    name: 'A misspelt step of a procedure',
    file: 'packages/engine/src/procedures/summon/ritual-summon.ts',
    find: "if (!choice) return goTo('monster', vars);",
    replace: "if (!choice) return goTo('monstre', vars);",
    noticed: byCompiler('packages/engine/src/procedures/summon/ritual-summon.ts'),
  },
  {
    name: 'A step that no procedure runs',
    file: 'packages/engine/src/state/steps.ts',
    find: "  'flip-summon': ['window', 'summon'],",
    replace: "  'flip-summon': ['window', 'summon', 'cheer'],",
    noticed: byCompiler('packages/engine/src/procedures/summon/turning.ts'),
  },
  {
    name: 'A part of the state of which nobody says whether what is derived looks at it',
    file: 'packages/engine/src/state/looked-at.ts',
    find: '  silenced: true,\n',
    replace: '',
    noticed: byCompiler('packages/engine/src/state/looked-at.ts'),
  },
  {
    name: 'A condition that does not say what must be remembered for it',
    file: 'packages/engine/src/state/remembered.ts',
    find: "  'flipped-this-turn': null,\n",
    replace: '',
    noticed: byCompiler('packages/engine/src/state/remembered.ts'),
  },
  {
    name: 'A part of the state that is not checked when a duel is restored',
    file: 'packages/engine/src/doors/saved-state.ts',
    find: '  trail: listOf(someText, MOST.list),\n',
    replace: '',
    noticed: byCompiler('packages/engine/src/doors/saved-state.ts'),
  },
  {
    name: 'A verb without its file',
    file: 'packages/engine/src/verbs/verbs.ts',
    find: '  draw,\n  damage,',
    replace: '  damage,',
    noticed: byCompiler('packages/engine/src/verbs/verbs.ts'),
  },
  {
    name: 'A test of filters that the engine, a printer and the bots do not know',
    file: 'packages/engine/src/language/filter.ts',
    find: "  | { readonly test: 'in-extra-monster-zone' }\n",
    replace: "  | { readonly test: 'in-extra-monster-zone' }\n  | { readonly test: 'is-foil' }\n",
    noticed: byCompiler('packages/engine/src/meaning/filter.ts', 'packages/bots/src/greedy/matches.ts'),
  },
  {
    name: 'A way in which a duel ends that the terminal cannot tell',
    file: 'packages/engine/src/state/happening.ts',
    find: "  'match-victory',\n] as const;",
    replace: "  'match-victory',\n  'tea',\n] as const;",
    noticed: byCompiler('packages/cli/src/duels/simulation.ts', 'packages/cli/src/commands/simulate.ts'),
  },
  {
    name: 'A happening that no ruling can ask for',
    file: 'packages/rulings/src/facts.ts',
    find: "  'duel-ended': ({ winner }) =>",
    replace: "  'duel-endet': ({ winner }) =>",
    noticed: byCompiler('packages/rulings/src/facts.ts'),
  },
  {
    name: 'A deed of a Match that its replay cannot say',
    file: 'packages/match/src/deeds.ts',
    find: "  | { readonly do: 'time-is-up' }\n",
    replace: "  | { readonly do: 'time-is-up' }\n  | { readonly do: 'shake-hands' }\n",
    noticed: byCompiler(
      'packages/match/src/deeds.ts',
      'packages/formats/src/match-replay/read-match-replay.ts',
    ),
  },
  {
    name: 'A part of a saved Match that is not checked',
    file: 'packages/match/src/saved.ts',
    find: '  timeIsUp: isBoolean,\n',
    replace: '',
    noticed: byCompiler('packages/match/src/saved.ts'),
  },
  {
    name: 'A part of a saved tournament that is not checked',
    file: 'packages/tournament/src/saved.ts',
    find: '  cut: isCount,\n',
    replace: '',
    noticed: byCompiler('packages/tournament/src/saved.ts'),
  },
  {
    name: 'Whoever likes makes a tournament of a state that nobody has checked',
    file: 'packages/tournament/src/tournament.ts',
    find: '  private constructor(',
    replace: '  constructor(',
    noticed: byCompiler('packages/tournament/src/tournament.test.ts'),
  },
  {
    name: 'A misspelt clause',
    file: 'packages/match/src/obstacles.ts',
    find: "refused('tournament.match.over-when-decided'",
    replace: `refused('${'tournament.match'}.over-when-decidet'`,
    noticed: byCompiler('packages/match/src/obstacles.ts'),
  },
];
