/** An effect that becomes the effect of another card when that card is activated. */
import { frame } from '../state/next.ts';
import { byProcedure, done, verb } from './verb.ts';

/**
 * Which text it becomes is settled when it is activated, like its targets; this stays the effect of its own card. (wording.gain.this-effect-becomes)
 * (faq.copy.becomes-the-effect-of-the-copying-card)
 */
export const becomeEffectOf = verb<'become-effect-of'>({
  pointsTo: ({ what }) => what,
  run: (table, _, { sceneId, cause }) => {
    const becomes = table.state.chain.find(({ scene }) => scene === sceneId)?.becomes ?? null;
    if (becomes === null) return done(false);
    return byProcedure(
      frame('run', { path: `${becomes}/resolve`, scene: sceneId, cause, cards: [], live: [] }),
    );
  },
});
