import {
  activation,
  andIfYouDo,
  apply,
  except,
  existAtLeast,
  faceUp,
  ifSo,
  inYourGy,
  monster,
  notDestroyedByBattle,
  onField,
  spell,
  target,
  target1,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerMechaEagleBooster = spellCard(25733157, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(faceUp, monster, onField)],
      resolve: andIfYouDo(
        apply('end-of-turn', target, unaffectedBy(except(target))),
        ifSo(existAtLeast(3, spell, inYourGy), apply('end-of-turn', target, notDestroyedByBattle())),
      ),
    }),
  ],
});
