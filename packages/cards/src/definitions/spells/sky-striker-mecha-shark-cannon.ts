import {
  activation,
  andIfYouDo,
  apply,
  applyOneOf,
  banish,
  cannotAttack,
  existAtLeast,
  ifSo,
  inOpponentsGy,
  inYourGy,
  monster,
  specialSummon,
  spell,
  target,
  target1,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerMechaSharkCannon = spellCard(51227866, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(monster, inOpponentsGy)],
      resolve: ifSo(
        existAtLeast(3, spell, inYourGy),
        applyOneOf(
          banish(target),
          andIfYouDo(specialSummon(target), apply('while-it-stays', target, cannotAttack)),
        ),
        banish(target),
      ),
    }),
  ],
});
