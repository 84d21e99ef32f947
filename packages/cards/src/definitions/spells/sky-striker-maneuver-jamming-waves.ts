import {
  activation,
  andThen,
  choose1,
  destroy,
  existAtLeast,
  faceDown,
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

export const skyStrikerManeuverJammingWaves = spellCard(25955749, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(faceDown, spellOrTrap, onField)],
      resolve: andThen(
        destroy(target),
        ifSo(existAtLeast(3, spell, inYourGy), youCan(destroy(choose1(monster, onField)))),
      ),
    }),
  ],
});
