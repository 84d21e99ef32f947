/** Rules that official answers on single cards say, broken one at a time. */
import type { Mutant } from './mutant.ts';

export const ONE_BY_ONE_MUTANTS: readonly Mutant[] = [
  {
    name: 'A text that banishes does so for whoever cannot banish',
    clause: 'faq.leaving.banished-instead-step-by-step',
    file: 'field/redirection.ts',
    find: 'banishing.some((active) => !isKeptFrom(table, card, active))',
    replace: 'banishing.length > 0',
  },
  {
    name: 'What is unaffected is kept from negation all the same',
    clause: 'faq.resist.unaffected-monsters-effect-is-not-negated',
    file: 'field/protected.ts',
    find: "matches(table, modifier.card, link.card.card, scene, 'all') && isHelped(table, link, scene)",
    replace: "matches(table, modifier.card, link.card.card, scene, 'all')",
  },
  {
    name: 'After an additional Normal Summon another effect still adds one',
    clause: 'faq.extra-normal-summon.used-means-no-further-effect',
    file: 'verbs/changes-nothing.ts',
    find: 'hasMadeAdditional(table, you) ||',
    replace: '',
  },
  {
    name: 'What negates all goes on where it was not needed',
    clause: 'faq.negation.several.already-negated-card',
    file: 'verbs/last.ts',
    find: "modifiers.every(({ modifies }) => modifies === 'effects') &&\n    (affects",
    replace: 'modifiers.length === 0 &&\n    (affects',
  },
  {
    name: 'A card revived by another does not bind its player',
    clause: 'faq.oath.summon.the-turn-you-summon-this',
    file: 'procedures/summon/special-summon.ts',
    find: '    bindSummoner(table, vars.player, card);\n',
    replace: '',
  },
  {
    name: 'What was done already does not keep such a card from coming',
    clause: 'faq.oath.summon.the-turn-you-summon-this',
    file: 'field/special-summon.ts',
    find: '(obstacleInOwnOath(table, player, card) ??',
    replace: '(undefined ??',
  },
  {
    name: 'What is due between two turns is activated',
    clause: 'faq.trigger.turn-end.nothing-between-turns',
    file: 'procedures/turn/turn.ts',
    find: "callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'ended', vars)",
    replace:
      "callThen(frame('window', { rule: 'due', starter: table.state.turnPlayer, passes: 0, chained: false }), 'ended', vars)",
  },
  {
    name: 'What comes later in an effect may be kept',
    clause: 'faq.one-kind.control-may-change',
    file: 'procedures/effect/structure.ts',
    find: 'if (vars.next > 0 && isOneAfterAnother) admitInTheMiddle(table);',
    replace: '',
  },
  {
    name: 'A monster destroyed by what answered it is lost to the rest of that',
    clause: 'faq.face-down.from-where.lost-face-down-kept-banished',
    file: 'meaning/reference.ts',
    find: ' || hasMovedSince || cards[card]?.zone === link.from',
    replace: ' || cards[card]?.zone === link.from',
  },
  {
    name: 'What ignores conditions brings whatever lies in the GY',
    clause: 'faq.proper.ignoring-conditions-does-not-ignore-the-first-proper-summon',
    file: 'field/special-summon.ts',
    find: 'ignoresConditions ? obstacleWithoutFirstSummon(table, card) : undefined',
    replace: 'undefined',
  },
  {
    name: 'Materials that a text demands may be substituted',
    clause: 'faq.fusion-substitute.not-where-the-listed-cards-are-required',
    file: 'field/substitutes.ts',
    find: '  !definitionOf(table, monster).monster?.summoning?.noSubstitutes &&\n',
    replace: '',
  },
  {
    name: 'A cost that sends a card of a kind takes a face-down one',
    clause: 'faq.cost.send-to-gy.no-face-down-card',
    file: 'verbs/verbs.ts',
    find: "action.do !== 'banish' && action.do !== 'send-to-gy' ? 'all'",
    replace: "action.do !== 'banish' ? 'all'",
  },
  {
    name: 'Each text that adds a Normal Summon adds one of its own',
    clause: 'faq.extra-normal-summon.which-one-is-declared',
    file: 'field/normal-summon.ts',
    find: 'summons.length === base + 1 && summons',
    replace: 'summons.length > base && summons',
  },
  {
    name: 'A monster that is an Equip Card is a monster on the field',
    clause: 'faq.monster-card.meaning',
    file: 'meaning/seen.ts',
    find: "return printed === 'monster' && isFieldZone(zone) ? (placedAs ?? 'spell') : printed;",
    replace: 'return placedAs === undefined ? printed : printed;',
  },
];
