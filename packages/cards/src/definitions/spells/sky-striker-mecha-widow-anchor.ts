import {
  activation,
  andThen,
  apply,
  at,
  effectMonster,
  effectsNegated,
  existAtLeast,
  exists,
  faceUp,
  ifSo,
  inExtraMonsterZone,
  inYourGy,
  not,
  onField,
  spell,
  takeControl,
  target,
  target1,
  unless,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyStrikerMechaWidowAnchor = spellCard(98338152, {
  effects: [
    activation({
      condition: unless(exists(at('you', 'monsters'), not(inExtraMonsterZone))),
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: andThen(
        apply('end-of-turn', target, effectsNegated),
        ifSo(existAtLeast(3, spell, inYourGy), youCan(takeControl(target, 'end-phase'))),
      ),
    }),
  ],
});
