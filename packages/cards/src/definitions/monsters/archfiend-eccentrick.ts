import {
  and,
  destroy,
  except,
  ignition,
  inMonsterZone,
  monster,
  onField,
  spellOrTrap,
  target,
  target1,
  thisCard,
  tribute,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const archfiendEccentrick = monsterCard(57624336, {
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: useOncePerTurn,
      targets: [target1(spellOrTrap, onField, except(thisCard))],
      resolve: and(destroy(target), destroy(thisCard)),
    }),
  ],
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      targets: [target1(monster, inMonsterZone)],
      resolve: destroy(target),
    }),
  ],
});
