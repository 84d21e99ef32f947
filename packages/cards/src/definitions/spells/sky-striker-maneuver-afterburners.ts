import {
  activation,
  andThen,
  choose1,
  destroy,
  existAtLeast,
  faceUp,
  ifSo,
  inYourGy,
  monster,
  onField,
  spell,
  spellOrTrap,
  target,
  target1,
  youCan,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerManeuverAfterburners = spellCard(99550630, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(faceUp, monster, onField)],
      resolve: andThen(
        destroy(target),
        ifSo(existAtLeast(3, spell, inYourGy), youCan(destroy(choose1(spellOrTrap, onField)))),
      ),
    }),
  ],
});
