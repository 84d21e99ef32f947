/** Fusion Summon by an effect: the monster, its materials to the GY, the Summon. */
import { fusionCandidates, fusionChoice, fusionMaterials } from '../../field/effect-materials.ts';
import type { ActionOf } from '../../language/action.ts';
import { bind, sceneOf } from '../../meaning/scene.ts';
import { useForSummon } from '../../moves/former.ts';
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { boundTo } from '../../state/cards-of.ts';
import type { Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { shuffleDecks } from '../../verbs/leave.ts';
import { properSummon } from './by-effect.ts';

type Vars = Variables['fusion-summon'];
// The path of this procedure leads to its action.
const actionOf = (table: Table, { path }: Vars) => table.pool.partAt(path) as ActionOf<'fusion-summon'>;

/** Where the materials go, and how. */
const GOING = {
  gy: { to: 'gy', manner: 'sent' },
  banished: { to: 'banished', manner: 'banished' },
  deck: { to: 'deck', manner: 'returned' },
} as const;

export const fusionSummon: Procedure<'fusion-summon'> = {
  monster: (table, vars) => {
    const scene = sceneOf(table, vars.scene);
    const cards = fusionCandidates(table, scene.you, actionOf(table, vars), scene);
    if (cards.length === 0) return end([]);
    const why = { for: 'fusion-monster', card: scene.source.card } as const;
    return callThen(
      frame('select', { player: scene.you, cards, min: 1, max: 1, why, constraints: [] }),
      'materials',
      vars,
    );
  },
  // (summoning.fusion.uses-the-listed-materials)
  materials: (table, vars, input) => {
    const [monster] = returnedCards(input);
    const scene = sceneOf(table, vars.scene);
    if (monster === undefined) return end([]);
    if (actionOf(table, vars).entire)
      return callThen(
        frame('select', {
          player: scene.you,
          cards: fusionMaterials(table, scene.you, actionOf(table, vars), scene),
          min: 1,
          max: 1,
          why: { for: 'material', card: monster },
          constraints: [],
        }),
        'summon',
        { ...vars, monster },
      );
    const choice = fusionChoice(table, scene.you, monster, actionOf(table, vars), scene);
    if (!choice) return goTo('monster', vars);
    const { cards, min, max, constraints } = choice;
    const why = { for: 'material', card: monster } as const;
    return callThen(frame('select', { player: scene.you, cards, min, max, why, constraints }), 'summon', {
      ...vars,
      monster,
    });
  },
  // The materials go to the GY, or where the text says, and the monster is Summoned: the proper way. (summoning.fusion.materials-go-to-gy, summoning.proper.fusion-and-ritual-are-by-a-card-effect)
  summon: (table, vars, input) => {
    const { you } = sceneOf(table, vars.scene);
    const { into } = actionOf(table, vars);
    const materials = returnedCards(input);
    const move = { ...GOING[into ?? 'gy'], by: 'effect', player: you, together: materials } as const;
    const using = useForSummon(table, materials, (card) => moveCard(table, { ...move, card }));
    // (movement.to-deck.is-shuffled-in)
    if (into === 'deck') shuffleDecks(table, new Set(materials.map((card) => cardOf(table, card).owner)));
    // (summoning.by-effect.materials-leave-before-the-summon)
    closeMoment(table);
    return callThen(properSummon(vars.monster, you, 'fusion', using), 'over', vars);
  },
  over: (table, vars, input) => {
    const summoned = returnedCards(input);
    const { as } = actionOf(table, vars);
    if (as !== undefined)
      bind(
        table,
        vars.scene,
        as,
        summoned.map((card) => boundTo(table, card)),
      );
    return end(summoned);
  },
};
