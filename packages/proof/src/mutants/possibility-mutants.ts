/** Rules about what can be done at all, and what a cost may take, that are broken one at a time. */
import type { Mutant } from './mutant.ts';

export const POSSIBILITY_MUTANTS: readonly Mutant[] = [
  {
    name: 'A cost takes what the effect then needs',
    clause: 'effects.cost.leaves-what-the-effect-needs',
    file: 'legality/activation/mode.ts',
    find: 'return leavesNothing(table,',
    replace: 'return card < 0 && leavesNothing(table,',
  },
  {
    name: 'Where the effect can be paid for, it may be paid with anything',
    clause: 'effects.cost.leaves-what-the-effect-needs',
    file: 'procedures/effect/run.ts',
    find: 'const fit = payable(table, { effect, mode, resolve }, actionAt(table, vars.path), cards, scene);',
    replace:
      'const fit = resolve === null ? payable(table, { effect, mode, resolve }, actionAt(table, vars.path), cards, scene) : cards;',
  },
  {
    name: 'What follows is not looked for at the activation',
    clause: 'effects.condition.later-part-needs-its-cards',
    file: 'verbs/carry-out.ts',
    find: 'if (!lack || earlier.some(',
    replace: 'if (!lack || earlier.length > 0 || earlier.some(',
  },
  {
    name: 'Any card that is sent to the GY could be the one that is looked for',
    clause: 'effects.condition.later-part-needs-its-cards',
    file: 'verbs/carry-out.ts',
    find: '(isHiddenFrom(table, card, scene.you) || matches(',
    replace: '(card >= 0 || matches(',
  },
  {
    name: 'The target is not asked for what is looked for after it',
    clause: 'effects.condition.later-part-needs-its-cards',
    file: 'legality/target.ts',
    find: 'namesLookedFor(resolve).has(as)',
    replace: "namesLookedFor(resolve).has('')",
  },
  {
    name: 'What each player does is asked of one player',
    clause: 'effects.condition.each-player-must-be-able',
    file: 'verbs/structure.ts',
    find: " ?? inside(action, undefined, 'opponent')",
    replace: '',
  },
  {
    name: 'A refusal tells what lies hidden in the Extra Deck of the opponent',
    clause: 'effects.condition.what-is-hidden-refuses-nothing',
    file: 'verbs/carry-out.ts',
    find: "if ('filter' in what && isHiddenByOpponent(",
    replace: "if (fewest < 0 && 'filter' in what && isHiddenByOpponent(",
  },
  {
    name: 'What the End Phase will look for must be there now',
    clause: 'effects.condition.what-comes-later-is-looked-for-then',
    file: 'verbs/last.ts',
    find: "first.what.cards !== 'referenced';",
    replace: "first.what.cards === 'all';",
  },
  {
    name: 'A face-down monster is raised',
    clause: 'effects.condition.what-changes-nothing',
    file: 'verbs/last.ts',
    find: '? modifiers.every(({ modifies }) => !reachesFaceDown(modifies))',
    replace: '? modifiers.length < 0',
  },
  {
    name: 'A Dragon becomes a Dragon',
    clause: 'effects.condition.what-changes-nothing',
    file: 'verbs/changes-nothing.ts',
    find: "return modifier.race !== 'declared' && table.look.race(table, card) === modifier.race;",
    replace: 'return false;',
  },
  {
    name: 'An ATK of 0 is lowered',
    clause: 'effects.condition.what-changes-nothing',
    file: 'verbs/changes-nothing.ts',
    find: ' || (now === 0 && isLoss(amount))',
    replace: '',
  },
  {
    name: 'None of what is counted is enough',
    clause: 'effects.condition.what-changes-nothing',
    file: 'verbs/changes-nothing.ts',
    find: '(isTold(table, amount, scene) || isKnownNow(amount, scene)) &&',
    replace: 'isTold(table, amount, scene) &&',
  },
  {
    name: 'The counters on what was paid are not counted',
    clause: 'effects.cost.what-pays-is-measured-before',
    file: 'meaning/amount.ts',
    find: '(last.counters?.[counter] ?? 0)',
    replace: '0',
  },
  {
    name: 'A Fusion Monster is placed on the bottom of the Deck for a cost',
    clause: 'effects.cost.return-needs-its-place',
    file: 'verbs/leave.ts',
    find: "|| (cause !== 'effect' && (place === 'top' || place === 'bottom'))",
    replace: '',
  },
];
