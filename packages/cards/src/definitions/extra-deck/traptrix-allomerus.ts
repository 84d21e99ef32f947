import {
  at,
  choose1,
  continuous,
  detach,
  either,
  eventCard,
  exactLevel,
  FIELD_ZONES,
  ignition,
  inYourGy,
  isCard,
  itself,
  materialsOrMore,
  monster,
  moved,
  opponentControls,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  trap,
  trigger,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const traptrixAllomerus = monsterCard(59071624, {
  summoning: { materials: [materialsOrMore(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(trap)],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(2),
      resolve: specialSummon(
        choose1(exactLevel(4), either([race('Insect')], [race('Plant')]), monster, inYourGy),
      ),
    }),
    trigger({
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      on: moved([monster, opponentControls], {
        from: FIELD_ZONES,
        to: ['gy', 'banished'],
        by: ['effect'],
        doer: 'you',
      }),
      use: 'if-you-can',
      cost: detach(1),
      targets: [target1(isCard(eventCard), at('any', 'gy', 'banished'))],
      resolve: specialSummon(target),
    }),
  ],
});
