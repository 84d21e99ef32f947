import {
  allThatMatch,
  choose1,
  chooseUpTo,
  continuous,
  destroy,
  destructionReplaced,
  detach,
  exactLevel,
  except,
  faceUp,
  frame,
  ignition,
  inflictsBattleDamage,
  inYourGy,
  materials,
  monster,
  numberOf,
  opponentControls,
  race,
  series,
  specialSummon,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lightDragonIgnister = monsterCard(61399402, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          saves: 'all-together',
          instead: detach(1),
        }),
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: destroy(
        chooseUpTo(numberOf(series('@Ignister'), monster, youControl), monster, faceUp, opponentControls),
      ),
    }),
    trigger({
      on: inflictsBattleDamage([race('Cyberse'), monster, except(thisCard), youControl], { to: 'opponent' }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(frame('link'), monster, inYourGy)),
    }),
  ],
});
