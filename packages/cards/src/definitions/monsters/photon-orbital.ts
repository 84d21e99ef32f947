import {
  addToHand,
  choose1,
  either,
  equip,
  equippedTo,
  except,
  faceUp,
  gainsAtk,
  ignition,
  inYourDeck,
  matches,
  monster,
  named,
  not,
  notDestroyedByBattle,
  sendToGy,
  series,
  stillTheirs,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

const PHOTON_OR_GALAXY = either([series('Photon')], [series('Galaxy')]);

export const photonOrbital = monsterCard(89132148, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [stillTheirs(target1(PHOTON_OR_GALAXY, monster, faceUp, youControl, except(thisCard)))],
      resolve: equip(thisCard, target),
    }),
    whileEquipped(1, gainsAtk(500), notDestroyedByBattle()),
    ignition({
      number: 2,
      from: ['spells'],
      condition: matches(thisCard, equippedTo(monster)),
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      resolve: addToHand(choose1(PHOTON_OR_GALAXY, monster, inYourDeck, not(named('Photon Orbital')))),
    }),
  ],
});
