/** Ritual Summon by an effect: the monster, the Tributes, the Summon. */
import { ritualCandidates, ritualTributes } from '../../field/ritual.ts';
import type { ActionOf } from '../../language/action.ts';
import { sceneOf } from '../../meaning/scene.ts';
import { useForSummon } from '../../moves/former.ts';
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import type { Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { shuffleDecks } from '../../verbs/leave.ts';
import { properSummon } from './by-effect.ts';

type Vars = Variables['ritual-summon'];
// The path of this procedure leads to its action.
const actionOf = (table: Table, { path }: Vars) => table.pool.partAt(path) as ActionOf<'ritual-summon'>;

/** What becomes of what is used. */
const TRIBUTED = { to: 'gy', manner: 'tributed' } as const;
const SENT = { to: 'gy', manner: 'sent' } as const;
const BANISHED = { to: 'banished', manner: 'banished' } as const;
const RETURNED = { to: 'deck', manner: 'returned' } as const;

export const ritualSummon: Procedure<'ritual-summon'> = {
  monster: (table, vars) => {
    const scene = sceneOf(table, vars.scene);
    const cards = ritualCandidates(table, scene.you, actionOf(table, vars), scene);
    if (cards.length === 0) return end([]);
    const why = { for: 'ritual-monster', card: scene.source.card } as const;
    return callThen(
      frame('select', { player: scene.you, cards, min: 1, max: 1, why, constraints: [] }),
      'tributes',
      vars,
    );
  },
  // (summoning.ritual.tributes-reach-the-level)
  tributes: (table, vars, input) => {
    const [monster] = returnedCards(input);
    const scene = sceneOf(table, vars.scene);
    if (monster === undefined) return end([]);
    const choice = ritualTributes(table, scene.you, monster, actionOf(table, vars), scene);
    if (!choice) return goTo('monster', vars);
    const why = { for: 'tribute', card: monster } as const;
    return callThen(frame('select', { player: scene.you, why, ...choice }), 'summon', { ...vars, monster });
  },
  // The proper way. (summoning.proper.fusion-and-ritual-are-by-a-card-effect)
  summon: (table, vars, input) => {
    const { you } = sceneOf(table, vars.scene);
    const together = returnedCards(input);
    const { shuffled, sent } = actionOf(table, vars);
    const instead = shuffled ? RETURNED : BANISHED;
    const owners = new Set(
      together.filter((card) => cardOf(table, card).zone === 'gy').map((card) => cardOf(table, card).owner),
    );
    const searched = together.some((card) => cardOf(table, card).zone === 'deck');
    const using = useForSummon(table, together, (card) => {
      const goes = cardOf(table, card).zone === 'gy' ? instead : sent ? SENT : TRIBUTED;
      moveCard(table, { card, ...goes, by: 'effect', player: you, together });
    });
    if (shuffled) shuffleDecks(table, owners);
    // (zones.deck.shuffled-after-a-search)
    if (searched) shuffleDecks(table, [you]);
    // (summoning.by-effect.materials-leave-before-the-summon)
    closeMoment(table);
    return callThen(properSummon(vars.monster, you, 'ritual', using), 'over', vars);
  },
  over: (_, __, input) => end(returnedCards(input)),
};
