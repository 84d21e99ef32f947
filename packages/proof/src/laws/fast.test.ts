/** What only makes the engine fast, beside what defines it: the lists must be the same. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { inForce } from '../../../engine/src/field/applied.ts';
import { gainedNow } from '../../../engine/src/field/gained.ts';
import { obstacleToActivate } from '../../../engine/src/legality/activate.ts';
import { activations, mainPhaseChoices } from '../../../engine/src/legality/choices.ts';
import { obstacleToOwnSummon, ownWays } from '../../../engine/src/legality/own-summon.ts';
import { matchEvent } from '../../../engine/src/meaning/event.ts';
import { transientScene } from '../../../engine/src/meaning/scene.ts';
import { HAPPENINGS_OF } from '../../../engine/src/state/awaited.ts';
import { cardsIn } from '../../../engine/src/state/cards-of.ts';
import type { Choice } from '../../../engine/src/state/decision.ts';
import { digestOfState } from '../../../engine/src/state/digest.ts';
import { openTable, takeLog } from '../../../engine/src/state/door.ts';
import { canonicalJson, digestOf } from '../../../engine/src/state/json.ts';
import { cardOf, definitionOf, type Table } from '../../../engine/src/state/table.ts';
import type { CardId } from '../../../engine/src/vocabulary/ids.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { anyPlan, law, playPlan } from './play.fixture.ts';

const cardsOf = (table: Table): CardId[] => table.state.cards.map((_, card) => card as CardId);
const asText = (choices: readonly Choice[]): string[] =>
  choices.map((choice) => JSON.stringify(choice)).sort();
/** The same table with nothing found out yet. */
const anew = (table: Table): Table => openTable(table.pool, table.state, table.look);

law(
  'the lists of activations leave nothing out that could be activated',
  20,
  fc.property(anyPlan(150), (plan) => {
    playPlan(plan, ({ table }) => {
      for (const player of PLAYERS)
        for (const setting of ['open', 'fast'] as const) {
          const all = cardsOf(table).flatMap((card) =>
            definitionOf(table, card).activated.flatMap(({ index }): Choice[] =>
              obstacleToActivate(table, player, card, index, setting) === undefined
                ? [{ do: 'activate', card, effect: index }]
                : [],
            ),
          );
          expect(asText(activations(table, player, setting))).toEqual(asText(all));
        }
    });
  }),
);

law(
  'the list of a Main Phase has every Summon that the texts of the cards allow',
  20,
  fc.property(anyPlan(150), (plan) => {
    playPlan(plan, ({ table }) => {
      for (const player of PLAYERS) {
        const all = cardsOf(table).flatMap((card) =>
          ownWays(table, card).flatMap((by): Choice[] =>
            obstacleToOwnSummon(table, player, card, by) === undefined
              ? [{ do: 'special-summon', card, by }]
              : [],
          ),
        );
        const listed = mainPhaseChoices(table, player).filter((choice) => choice.do === 'special-summon');
        expect(asText(listed)).toEqual(asText(all));
      }
    });
  }),
);

law(
  'no event of a text is another happening than the table of awaited happenings says',
  20,
  fc.property(anyPlan(150), (plan) => {
    playPlan(plan, ({ table }) => {
      const happenings = [...table.state.moments.flatMap((moment) => moment.happenings), ...takeLog(table)];
      for (const card of table.sorts.reactive)
        for (const { effect, index } of [
          ...definitionOf(table, card).triggers,
          ...definitionOf(table, card).unclassified,
        ])
          for (const pattern of [effect.on].flat())
            for (const happening of happenings)
              if (!HAPPENINGS_OF[pattern.event].includes(happening.what))
                expect(
                  matchEvent(table, pattern, happening, transientScene(table, card, index)),
                  `${pattern.event} is no ${happening.what}`,
                ).toBeNull();
    });
  }),
);

law(
  'what applies and what monsters have gained is what is found when everything is found out anew',
  40,
  fc.property(anyPlan(200), (plan) => {
    playPlan(plan, ({ table }) => {
      const fresh = anew(table);
      const pathsIn = (where: Table): string[] =>
        inForce(where).map(({ path, scene, since }) => `${path} of ${scene.source.card} since ${since}`);
      expect(pathsIn(table)).toEqual(pathsIn(fresh));
      for (const card of PLAYERS.flatMap((player) => cardsIn(fresh, player, 'monsters')))
        for (const path of gainedNow(fresh, card)) expect(cardOf(table, card).gained).toContain(path);
    });
  }),
);

law(
  'the digest with the texts that are remembered is the digest of the whole state',
  20,
  fc.property(anyPlan(150), (plan) => {
    playPlan(plan, ({ table }) => {
      expect(digestOfState(table)).toBe(digestOf(canonicalJson(table.state)));
    });
  }),
);
