import {
  activation,
  addToHand,
  applyOneOf,
  exactLevel,
  existAtLeast,
  ifSo,
  inYourGy,
  monster,
  series,
  specialSummon,
  spell,
  target,
  target1,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerManeuverScissorsCross = spellCard(46271408, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(exactLevel(4), series('Sky Striker Ace'), monster, inYourGy)],
      resolve: ifSo(
        existAtLeast(3, spell, inYourGy),
        applyOneOf(addToHand(target), specialSummon(target)),
        addToHand(target),
      ),
    }),
  ],
});
