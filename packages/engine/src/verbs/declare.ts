/** The verb of declaring. */
import { frame } from '../state/next.ts';
import { byProcedure, verb } from './verb.ts';

export const declare = verb<'declare'>({
  run: (_, __, { path, sceneId }) => byProcedure(frame('declare', { path, scene: sceneId })),
});
