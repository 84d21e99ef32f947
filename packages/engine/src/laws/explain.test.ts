import { isRuleId } from '@spellspeed/rulebook';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Duel, OfferedChoice } from '../duel.ts';
import type { SeenCard, SideView } from '../view.ts';
import type { Stay } from '../vocabulary/ids.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary/players.ts';
import { always, anyPlan, playPlan } from './play.fixture.ts';

const cardsOf = (side: SideView): (SeenCard | null)[] => [
  ...[...side.hand, ...side.extraDeck, ...side.gy, ...side.banished],
  ...[...side.monsters, ...side.spells, side.field, ...side.pendulum],
];
/** Handles of everything that lies before a player. */
const handlesFor = (duel: Duel, player: Player): Stay[] => {
  const { you, opponent } = duel.view(player);
  return [...cardsOf(you), ...cardsOf(opponent)].flatMap((card) =>
    card === null || card.handle === null ? [] : [card.handle],
  );
};
/** What the player is told can be done, with any card at all. */
const explainedAsPossible = (duel: Duel, player: Player): OfferedChoice[] =>
  handlesFor(duel, player).flatMap((handle) =>
    duel.explain(player, handle).flatMap(({ intention, obstacle }) => (obstacle === null ? [intention] : [])),
  );

const EXPLAINED: readonly OfferedChoice['do'][] = [
  ...(['normal-summon', 'set-monster', 'set-card', 'special-summon'] as const),
  ...(['flip-summon', 'change-position', 'activate', 'attack'] as const),
];
const sorted = (choices: readonly OfferedChoice[]): string[] =>
  choices.map((choice) => JSON.stringify(choice)).sort();

test('what is explained as possible is exactly what is offered', () => {
  always(
    30,
    fc.property(anyPlan(400), (plan) => {
      playPlan(plan, ({ duel }) => {
        const { decision } = duel;
        if (decision === null) return;
        const { player, kind, why, choices } = decision;
        const isExplained =
          (kind === 'act' || kind === 'respond') &&
          (why.for === 'main-phase' || why.for === 'battle-step' || why.for === 'fast-effects');
        if (isExplained)
          expect(sorted(explainedAsPossible(duel, player))).toEqual(
            sorted(choices.filter((choice) => EXPLAINED.includes(choice.do))),
          );
      });
    }),
  );
});

test('nothing is explained as possible to a player who is not asked, or is asked something else', () => {
  always(
    20,
    fc.property(anyPlan(400), (plan) => {
      playPlan(plan, ({ duel }) => {
        const { decision } = duel;
        if (decision === null) return;
        const { player, kind } = decision;
        expect(explainedAsPossible(duel, opponentOf(player))).toEqual([]);
        if (kind !== 'act' && kind !== 'respond') expect(explainedAsPossible(duel, player)).toEqual([]);
      });
    }),
  );
});

test('every obstacle cites a clause, and asking changes nothing', () => {
  always(
    15,
    fc.property(anyPlan(200), (plan) => {
      playPlan(plan, ({ duel }) => {
        const before = duel.hash();
        const rules = PLAYERS.flatMap((player) =>
          handlesFor(duel, player).flatMap((handle) =>
            duel.explain(player, handle).flatMap(({ obstacle }) => (obstacle ? [obstacle.rule] : [])),
          ),
        );
        expect(rules.filter((rule) => !isRuleId(rule))).toEqual([]);
        expect(duel.hash()).toBe(before);
      });
    }),
  );
});
