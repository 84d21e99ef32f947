import {
  destroy,
  monster,
  opponentControls,
  spellOrTrap,
  target,
  targetUpTo,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { addsMathmechWhenDestroyed } from '../../archetypes/mathmech.ts';
import { monsterCard } from '../../card.ts';

export const geomathmechMagma = monsterCard(15248594, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster], by: thisOne },
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [targetUpTo(2, opponentControls)],
      resolve: destroy(target),
    }),
    addsMathmechWhenDestroyed(spellOrTrap),
  ],
});
