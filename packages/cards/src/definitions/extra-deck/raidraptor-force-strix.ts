import {
  addToHand,
  attribute,
  choose1,
  continuous,
  detach,
  exactLevel,
  except,
  faceUp,
  gainsAtkDef,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  numberOf,
  oncePerTurn,
  race,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const raidraptorForceStrix = monsterCard(73347079, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [
        gainsAtkDef(
          times(500, numberOf(race('Winged Beast'), monster, faceUp, youControl, except(thisCard))),
        ),
      ],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: addToHand(
        choose1(exactLevel(4), attribute('DARK'), race('Winged Beast'), monster, inYourDeck),
      ),
    }),
  ],
});
