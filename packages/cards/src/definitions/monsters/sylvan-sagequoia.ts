import {
  addToHand,
  ignition,
  inYourGy,
  monster,
  moved,
  oncePerTurn,
  placeOnBottomOfDeck,
  series,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  the,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { excavatedAndSentToGy, excavateForPlant } from '../../kinds.ts';

export const sylvanSagequoia = monsterCard(10530913, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([series('Sylvan'), monster], { to: ['gy'] }),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
    ignition({ limit: oncePerTurn, resolve: excavateForPlant(placeOnBottomOfDeck(the('top'))) }),
    trigger({
      from: ['gy'],
      on: excavatedAndSentToGy(),
      use: 'if-you-can',
      targets: [target1(series('Sylvan'), spellOrTrap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
