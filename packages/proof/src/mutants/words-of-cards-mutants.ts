/** Rules that single words of cards bring with them: who was used, by what it came, what was declared, which damage is the first. */
import type { Mutant } from './mutant.ts';

export const WORDS_OF_CARDS_MUTANTS: readonly Mutant[] = [
  {
    name: 'The first damage of a turn is taken away again and again',
    clause: 'wording.limit.once-per-turn-soft',
    file: 'field/spared-damage.ts',
    find: 'history.uses = { ...history.uses, [keyOf(scene)]: 1 };',
    replace: 'history.uses = { ...history.uses, [keyOf(scene)]: undefined as never };',
  },
  {
    name: 'The effect of whatever card brought it counts as that of the named one',
    clause: 'wording.summon.by-effect',
    file: 'meaning/filter.ts',
    find: "return by !== undefined && matches(table, source, by.card, scene, 'all');",
    replace: 'return by !== undefined && source.length > 0;',
  },
  {
    name: 'What forbids Special Summons by some effects forbids them all',
    clause: 'effects.prohibition.wins',
    file: 'field/special-summon.ts',
    find: "matches(table, modifier.by, source, scene, 'all'))",
    replace: 'modifier.by.length > 0)',
  },
  {
    name: 'A Summon over another Xyz Monster is not Summoned this way',
    clause: 'summoning.xyz.over-another-xyz-monster',
    file: 'procedures/summon/own-summon.ts',
    find: "...((isProcedure(way) || way === 'xyz-over') &&",
    replace: '...(isProcedure(way) &&',
  },
  {
    name: 'Every material gives its Attribute, also one that the text does not mean',
    clause: 'summoning.materials-after-face-down-or-away',
    file: 'meaning/filter.ts',
    find: 'matches(table, material, used, scene, was) &&',
    replace: 'was.stay !== undefined &&',
  },
  {
    name: 'Of two things that were declared only the last is known',
    clause: 'wording.style.declare',
    file: 'meaning/declared.ts',
    find: 'scene.noted[declaredAs(what)] ??',
    replace: 'scene.noted[what] ??',
  },
  {
    name: 'Who wants to do the first and cannot has done enough',
    clause: 'wording.conj.or',
    file: 'procedures/effect/structure.ts',
    find: "(wasDone(input) ? end(true) : goTo('otherwise', vars))",
    replace: "(wasDone(input) || vars.path !== '' ? end(true) : goTo('otherwise', vars))",
  },
  {
    name: 'What stands for an Attribute stands for one on any Fusion Monster',
    clause: 'effects.unclassified.fusion-substitute',
    file: 'field/substitutes.ts',
    find: "modifier.attributeOn && matches(table, modifier.attributeOn, monster, scene, 'all')",
    replace: 'modifier.attributeOn && modifier.attributeOn.length > 0',
  },
  {
    name: 'Cards of every type are of the declared type',
    clause: 'wording.style.declare',
    file: 'meaning/plain-tests.ts',
    find: "if (what === 'card-type') return isOfKind(table, CARD_KINDS[value ?? -1], card, sight);",
    replace: "if (what === 'card-type') return value !== null;",
  },
  {
    name: 'Who skips Main Phase 1 has no Battle Phase either',
    clause: 'turn.skip.main-phase-1',
    file: 'procedures/turn/turn.ts',
    find: "choice?.do === 'enter-phase' && choice.phase === 'battle'\n      ?",
    replace: "choice?.do === 'enter-phase' && choice.phase === 'draw'\n      ?",
  },
  {
    name: 'The Battle Phase of the next turn is that of the present one, if it is still to come',
    clause: 'turn.skip.same-phase-once',
    file: 'verbs/skip.ts',
    find: 'turn === undefined &&',
    replace: "turn !== ('' as string) &&",
  },
];
