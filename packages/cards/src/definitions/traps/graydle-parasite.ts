import {
  activation,
  choose1,
  declaresAttack,
  exists,
  FIELD_ZONES,
  inOpponentsGy,
  inYourDeck,
  monster,
  opponentControls,
  series,
  specialSummon,
  target,
  target1,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const graydleParasite = trapCard(49966595, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: FIELD_ZONES,
      on: declaresAttack([monster, opponentControls], 'direct'),
      use: 'when-you-can',
      limit: useOncePerTurn,
      condition: unless(exists(monster, youControl)),
      alsoAtResolution: unless(exists(monster, youControl)),
      resolve: specialSummon(choose1(series('Graydle'), monster, inYourDeck), { positions: ['attack'] }),
    }),
    trigger({
      number: 2,
      from: FIELD_ZONES,
      on: declaresAttack([series('Graydle'), monster, youControl], 'direct'),
      use: 'when-you-can',
      limit: useOncePerTurn,
      condition: unless(exists(monster, opponentControls)),
      alsoAtResolution: unless(exists(monster, opponentControls)),
      targets: [target1(monster, inOpponentsGy)],
      resolve: specialSummon(target, { to: 'opponent' }),
    }),
  ],
});
