import {
  addToHand,
  allThatMatch,
  continuous,
  effectsCannotBeActivated,
  equip,
  equippedMonster,
  exists,
  faceUp,
  ignition,
  inOpponentsGy,
  inYourGy,
  isCard,
  monster,
  named,
  not,
  sendToGy,
  series,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const wizardBusterDestructionSword = monsterCard(2602411, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [target1(named('Buster Blader'), monster, faceUp, youControl)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 2,
      from: ['spells'],
      while: exists(isCard(equippedMonster)),
      affects: allThatMatch(monster, inOpponentsGy),
      modifiers: [effectsCannotBeActivated],
    }),
    ignition({
      number: 3,
      from: ['spells'],
      cost: sendToGy(thisCard),
      targets: [
        target1(
          series('Destruction Sword'),
          monster,
          inYourGy,
          not(named('Wizard Buster Destruction Sword')),
        ),
      ],
      resolve: addToHand(target),
    }),
  ],
});
