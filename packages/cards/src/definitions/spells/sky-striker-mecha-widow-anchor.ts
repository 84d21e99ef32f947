import {
  activation,
  andThen,
  apply,
  effectMonster,
  effectsNegated,
  existAtLeast,
  faceUp,
  ifSo,
  inYourGy,
  onField,
  spell,
  takeControl,
  target,
  target1,
  youCan,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerMechaWidowAnchor = spellCard(98338152, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: andThen(
        apply('end-of-turn', target, effectsNegated),
        ifSo(existAtLeast(3, spell, inYourGy), youCan(takeControl(target, 'end-phase'))),
      ),
    }),
  ],
});
