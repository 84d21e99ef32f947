/** Verbs that Special Summon. */
import { fusionCandidates } from '../field/materials.ts';
import { obstacleToSpecialSummon } from '../field/special-summon.ts';
import { freeMainMonsterZones } from '../field/zones.ts';
import { frame } from '../state/next.ts';
import { obstacle } from '../state/obstacle.ts';
import { NO_CARD } from '../vocabulary/ids.ts';
import { opponentOf } from '../vocabulary/players.ts';
import { byProcedure, cardVerb, verb } from './verb.ts';

/** Noted while it is asked whether an effect can be activated: the zones that its cost will free. */
export const ZONES_FREED = 'zones-freed';

export const specialSummon = cardVerb<'special-summon'>({
  categories: () => ['special-summons'],
  refuses: (table, { to }, card, scene) =>
    to === 'opponent'
      ? obstacleToSpecialSummon(table, card, opponentOf(scene.you))
      : obstacleToSpecialSummon(table, card, scene.you, scene.noted[ZONES_FREED] ?? 0),
  most: (table, { to }, scene) =>
    freeMainMonsterZones(table, to === 'opponent' ? opponentOf(scene.you) : scene.you).length,
  run: (table, { to, positions }, { cards, scene, cause }) => {
    const player = to === 'opponent' ? opponentOf(scene.you) : scene.you;
    // What cannot be Summoned any more is left where it is. (effects.resolution.no-object)
    const able = cards.filter((card) => obstacleToSpecialSummon(table, card, player) === undefined);
    return byProcedure(
      frame('special-summon', {
        cards: able,
        to: player,
        player: scene.you,
        way: 'special',
        positions,
        position: 'attack',
        by: cause,
        properly: false,
        placed: [],
      }),
    );
  },
});

export const fusionSummon = verb<'fusion-summon'>({
  categories: () => ['special-summons', 'fusion-summons'],
  obstacle: (table, action, scene) =>
    fusionCandidates(table, scene.you, action, scene).length === 0
      ? obstacle('summoning.fusion.uses-the-listed-materials')
      : undefined,
  run: (_, __, { path, sceneId }) =>
    byProcedure(frame('fusion-summon', { path, scene: sceneId, monster: NO_CARD })),
});
