import {
  addToHand,
  apply,
  as,
  at,
  choose1,
  except,
  type Filter,
  faceUp,
  ignition,
  inYourGy,
  inYourHand,
  levelBecomes,
  levelOf,
  monster,
  moved,
  named,
  oncePerTurn,
  onField,
  reveal,
  target,
  target1,
  the,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ANOTHER_OF_YOURS: Filter = [monster, at('you', 'hand', 'monsters'), except(thisCard)];

export const vennuBrightBirdOfDivinity = monsterCard(10441498, {
  summoning: { ritualSpell: [named('Primal Cry')] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: reveal(as('revealed', choose1(monster, inYourHand))),
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, levelBecomes(levelOf(the('revealed')))),
    }),
    trigger({
      on: moved(ANOTHER_OF_YOURS, { manner: ['tributed'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: oncePerTurn,
      targets: [target1(monster, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
