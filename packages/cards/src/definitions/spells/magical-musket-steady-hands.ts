import {
  activateOncePerTurn,
  activation,
  apply,
  atkBecomes,
  cannotAttackDirectly,
  defBecomes,
  faceUp,
  itself,
  monster,
  oath,
  originalAtkOf,
  originalDefOf,
  series,
  target,
  target1,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const magicalMusketSteadyHands = spellCard(67901914, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(itself(target), cannotAttackDirectly),
      targets: [target1(series('Magical Musket'), monster, faceUp, youControl)],
      resolve: apply(
        'end-of-turn',
        target,
        atkBecomes(times(2, originalAtkOf(target))),
        defBecomes(times(2, originalDefOf(target))),
      ),
    }),
  ],
});
