/**
 * An effect Summons over an Xyz Monster: it and its materials become the materials. It is treated as an Xyz Summon.
 * (summoning.xyz.over-another-xyz-monster, wording.summon.treated-as)
 */
import { overlayCandidates } from '../../field/effect-materials.ts';
import type { ActionOf } from '../../language/action.ts';
import { cardsMeantBy } from '../../meaning/reference.ts';
import { bind, sceneOf } from '../../meaning/scene.ts';
import { useForSummon } from '../../moves/former.ts';
import { closeMoment } from '../../moves/moment.ts';
import { overlay } from '../../moves/move.ts';
import { boundTo } from '../../state/cards-of.ts';
import type { Variables } from '../../state/frame.ts';
import { callThen, end, frame, type Procedure, returnedCards } from '../../state/next.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { properSummon } from './by-effect.ts';

type Vars = Variables['xyz-summon-over'];
// The path of this procedure leads to its action.
const actionOf = (table: Table, { path }: Vars) => table.pool.partAt(path) as ActionOf<'xyz-summon-over'>;

export const xyzSummonOver: Procedure<'xyz-summon-over'> = {
  monster: (table, vars) => {
    const scene = sceneOf(table, vars.scene);
    const { over, monster } = actionOf(table, vars);
    const [material] = cardsMeantBy(table, over, scene);
    const isThere = material !== undefined && cardOf(table, material).face === 'up';
    const cards = isThere ? overlayCandidates(table, material, monster, scene) : [];
    // The material has gone or is face-down, or nothing fits it any more. (effects.resolution.no-object, effects.resolution.condition-lost)
    if (cards.length === 0) return end([]);
    const why = { for: 'resolution', card: scene.source.card, effect: scene.effect } as const;
    return callThen(
      frame('select', { player: scene.you, cards, min: 1, max: 1, why, constraints: [] }),
      'summon',
      vars,
    );
  },
  summon: (table, vars, input) => {
    const scene = sceneOf(table, vars.scene);
    const [monster] = returnedCards(input);
    if (monster === undefined) return end([]);
    const host = boundTo(table, monster);
    const using = useForSummon(table, cardsMeantBy(table, actionOf(table, vars).over, scene), (card) =>
      overlay(table, card, host, { by: 'effect', player: scene.you }),
    );
    // (summoning.by-effect.materials-leave-before-the-summon)
    closeMoment(table);
    return callThen(properSummon(monster, scene.you, 'xyz', using), 'over', vars);
  },
  over: (table, vars, input) => {
    const summoned = returnedCards(input);
    const { as } = actionOf(table, vars);
    if (as)
      bind(
        table,
        vars.scene,
        as,
        summoned.map((card) => boundTo(table, card)),
      );
    return end(summoned);
  },
};
