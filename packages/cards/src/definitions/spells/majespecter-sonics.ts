import {
  activation,
  also,
  apply,
  atkDefMultiplied,
  faceUp,
  halfBattleDamage,
  monster,
  series,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const majespecterSonics = spellCard(13611090, {
  effects: [
    activation({
      targets: [target1(series('Majespecter'), monster, faceUp, youControl)],
      resolve: also(
        apply('end-of-turn', target, ...atkDefMultiplied(2)),
        apply('end-of-turn', target, halfBattleDamage),
      ),
    }),
  ],
});
