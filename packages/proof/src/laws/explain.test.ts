import { isRuleId } from '@spellspeed/rulebook';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Duel } from '../../../engine/src/duel.ts';
import type { OfferedChoice, OpenDecision } from '../../../engine/src/offered.ts';
import type { SeenCard, SideView } from '../../../engine/src/view.ts';
import type { Passcode, Stay } from '../../../engine/src/vocabulary/ids.ts';
import { opponentOf, PLAYERS, type Player } from '../../../engine/src/vocabulary/players.ts';
import { anyPlan, law, POOL, playPlan } from './play.fixture.ts';

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

/** Questions about what to do next: `order-triggers` leaves no other choice. */
const ASKS_WHAT_TO_DO: readonly OpenDecision['kind'][] = ['act', 'respond', 'order-triggers'];
/** What the open question lets the player do: what it offers, and the attack whose target it asks for. */
const offeredBy = ({ kind, why, choices }: OpenDecision): OfferedChoice[] => {
  if (kind === 'attack-target' && 'card' in why && why.card !== undefined)
    return [{ do: 'attack', card: why.card }];
  return ASKS_WHAT_TO_DO.includes(kind) ? choices.filter((choice) => EXPLAINED.includes(choice.do)) : [];
};

law(
  'what is explained as possible is exactly what is offered',
  40,
  fc.property(anyPlan(400), (plan) => {
    playPlan(plan, ({ duel }) => {
      const { decision } = duel;
      if (decision === null) return;
      expect(sorted(explainedAsPossible(duel, decision.player))).toEqual(sorted(offeredBy(decision)));
    });
  }),
);

law(
  'nothing is explained as possible to a player who is not asked',
  20,
  fc.property(anyPlan(400), (plan) => {
    playPlan(plan, ({ duel }) => {
      const { decision } = duel;
      if (decision !== null) expect(explainedAsPossible(duel, opponentOf(decision.player))).toEqual([]);
    });
  }),
);

/** Clauses about Spells, and what is said of a Spell or Trap alone. */
const OF_SPELLS = /^spells-traps\.|spell-trap/;
law(
  'a refusal of the effect of a monster quotes no clause about Spells',
  20,
  fc.property(anyPlan(300), (plan) => {
    playPlan(plan, ({ duel }) => {
      for (const player of PLAYERS)
        for (const card of monstersOf(duel, player))
          for (const { intention, obstacle } of duel.explain(player, card))
            if (intention.do === 'activate' && obstacle && !setsOnes(obstacle.rule))
              expect(obstacle.rule).not.toMatch(OF_SPELLS);
    });
  }),
);
/** Monsters in the hand, the Monster Zones and the GY. */
const monstersOf = (duel: Duel, player: Player): Stay[] => {
  const { hand, monsters, gy } = duel.view(player).you;
  return [...hand, ...monsters, ...gy].flatMap((card) =>
    card?.handle && card.known && isPlainMonster(card.known.passcode) ? [card.handle] : [],
  );
};
/** A Pendulum Monster is activated as a Spell. */
const isPlainMonster = (passcode: Passcode): boolean => {
  const monster = POOL.get(passcode)?.monster;
  return monster !== undefined && monster !== null && monster.scale === undefined;
};
/** A monster whose effect would Set or place such a card is kept from it by what that card needs. */
const setsOnes = (rule: string): boolean =>
  rule === 'spells-traps.set.needs-a-free-zone' || rule === 'zones.spell-trap-zone.five-per-player';

law(
  'every obstacle cites a clause, and asking changes nothing',
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
