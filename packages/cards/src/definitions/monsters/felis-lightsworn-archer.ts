import {
  andThen,
  destroy,
  ignition,
  monster,
  moved,
  opponentControls,
  sendToGy,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisOne,
  topOfDeck,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const felisLightswornArcher = monsterCard(73176465, {
  summoning: { normal: { never: true }, only: ['effect'] },
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['deck'], to: ['gy'], by: ['effect'], of: [monster], owner: 'you' }),
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
    ignition({
      cost: tribute(thisCard),
      targets: [stillTheirs(target1(monster, opponentControls))],
      resolve: andThen(destroy(target), sendToGy(topOfDeck(3))),
    }),
  ],
});
