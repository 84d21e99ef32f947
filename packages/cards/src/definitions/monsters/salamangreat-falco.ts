import {
  andIfYouDo,
  ignition,
  inYourGy,
  monster,
  moved,
  named,
  not,
  returnToHand,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatFalco = monsterCard(20618081, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Salamangreat'), spellOrTrap, inYourGy)],
      resolve: setCard(target),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Salamangreat'), monster, not(named('Salamangreat Falco')), youControl)],
      resolve: andIfYouDo(returnToHand(target), specialSummon(thisCard)),
    }),
  ],
});
