import {
  addToHand,
  at,
  attachedTo,
  cannotBeNormalSummoned,
  choose1,
  continuous,
  detach,
  exactLevel,
  type Filter,
  gainsAtk,
  gainsDef,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  named,
  not,
  oncePerTurn,
  race,
  series,
  thisCard,
  totalAtkOf,
  totalDefOf,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacBroadbull = monsterCard(85115440, {
  summoning: {
    materials: [materials(2, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Broadbull'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: addToHand(choose1(race('Beast-Warrior'), monster, inYourDeck, not(cannotBeNormalSummoned))),
    }),
  ],
});
