import {
  also,
  apply,
  attribute,
  cannotActivate,
  choose1,
  detach,
  exactLevel,
  ignition,
  inMonsterZone,
  inYourDeck,
  materials,
  monster,
  not,
  player,
  returnToHand,
  sentToGyAsMaterial,
  series,
  specialSummon,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatMiragestallio = monsterCard(87327776, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: also(
        specialSummon(choose1(series('Salamangreat'), monster, inYourDeck), { positions: ['defense'] }),
        apply('end-of-turn', player('you'), cannotActivate(monster, not(attribute('FIRE')))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial([...thisOne, summonedBy('xyz')], ['link'], series('Salamangreat'), monster),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(inMonsterZone)],
      resolve: returnToHand(target),
    }),
  ],
});
