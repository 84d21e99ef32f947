import {
  allThatMatch,
  also,
  apply,
  at,
  attach,
  attacksDirectly,
  attribute,
  cannotAttack,
  choose1,
  detach,
  either,
  exactLevel,
  except,
  faceUp,
  ignition,
  inYourHand,
  materials,
  monster,
  oncePerTurn,
  onField,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number47NightmareShark = monsterCard(31320433, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      resolve: attach(
        choose1(
          attribute('WATER'),
          exactLevel(3),
          monster,
          either([inYourHand], [faceUp, at('you', 'monsters')]),
        ),
        thisCard,
      ),
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(attribute('WATER'), monster, youControl)],
      resolve: also(
        apply('end-of-turn', target, attacksDirectly),
        apply('end-of-turn', allThatMatch(monster, onField, except(target)), cannotAttack),
      ),
    }),
  ],
});
