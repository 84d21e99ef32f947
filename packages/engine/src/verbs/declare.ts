/** The verb of declaring. */
import { declarable } from '../meaning/declarable.ts';
import { frame } from '../state/next.ts';
import { obstacle } from '../state/obstacle.ts';
import { byProcedure, verb } from './verb.ts';

export const declare = verb<'declare'>({
  obstacle: (table, action, scene) =>
    declarable(table, action, scene).length === 0
      ? obstacle('effects.condition.must-be-processable')
      : undefined,
  run: (_, __, { path, sceneId }) => byProcedure(frame('declare', { path, scene: sceneId })),
});
