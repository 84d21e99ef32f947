import {
  addToHand,
  at,
  banish,
  except,
  faceUp,
  ignition,
  monster,
  race,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { besideNonEffectMonster, tenyiSummon } from '../../archetypes/tenyi.ts';
import { monsterCard } from '../../card.ts';

export const tenyiSpiritAdhara = monsterCard(98159737, {
  effects: [
    tenyiSummon,
    ignition({
      from: ['hand', 'gy'],
      condition: besideNonEffectMonster,
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(race('Wyrm'), monster, faceUp, at('you', 'banished'), except(thisCard))],
      resolve: addToHand(target),
    }),
  ],
});
