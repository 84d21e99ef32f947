/** Rules about ATK, DEF and other values that are broken one at a time. */
import type { Mutant } from './mutant.ts';

export const VALUE_MUTANTS: readonly Mutant[] = [
  {
    name: 'What a negated monster had given itself comes back',
    clause: 'stats.self-change.lost-for-good',
    file: 'field/undo-own-changes.ts',
    find: 'if (lost.length === 0) continue;',
    replace: 'if (lost.length >= 0) continue;',
  },
  {
    name: 'What could have gone to another monster is lost with the effects',
    clause: 'stats.self-change.only-what-could-change-nothing-else',
    file: 'field/own-change.ts',
    find: '|| !changesOnlyItself(effect)) return false;',
    replace: ') return false;',
  },
  {
    name: 'A Level that a monster gave itself stays when it is negated',
    clause: 'stats.self-change.which-values',
    file: 'language/value-change.ts',
    find: "'name-of',\n",
    replace: "'level',\n",
  },
  {
    name: 'A monster summoned under a negation has later what its materials give',
    clause: 'stats.original.settled-at-the-summon',
    file: 'field/undo-own-changes.ts',
    find: 'if (settled.length === 0 ||',
    replace: 'if (settled.length >= 0 ||',
  },
  {
    name: 'When a set value is over, an earlier gain is there again',
    clause: 'stats.set-value.ends-what-was-applied-once',
    file: 'field/fix-values.ts',
    find: ': !isOriginal(change);',
    replace: ": how === 'set';",
  },
  {
    name: 'A set value stays although the original value is changed',
    clause: 'stats.original-change.ends-what-was-set-once',
    file: 'field/fix-values.ts',
    find: "return isOfOriginal(by) ? how !== 'raise'",
    replace: "return isOfOriginal(by) ? how === 'set-original'",
  },
  {
    name: 'What begins to apply after a value was set is left out',
    clause: 'stats.set-value.what-begins-later-is-added',
    file: 'field/stat-changes.ts',
    find: 'return set.lasts?.shuts?.some(isMeant) ?? false;',
    replace: 'return set.lasts?.shuts !== undefined || isMeant !== null;',
  },
  {
    name: 'What is gained during damage calculation only is lost when the value is set there',
    clause: 'stats.set-value.damage-calculation-only-comes-again',
    file: 'field/stat-changes.ts',
    find: 'return change.since > set.since || comesAgain(table, change);',
    replace: 'return change.since > set.since;',
  },
  {
    name: 'A value taken from an equipped monster is as old as its card',
    clause: 'faq.stats.lasting-set.hides-activated-changes-while-it-applies',
    file: 'field/stat-changes.ts',
    find: '(each > latest ? each : latest)',
    replace: '(each > latest ? latest : latest)',
  },
];
