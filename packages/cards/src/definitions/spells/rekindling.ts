import {
  activation,
  also,
  as,
  attribute,
  banish,
  def,
  every,
  inYourGy,
  later,
  monster,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const rekindling = spellCard(74845897, {
  effects: [
    activation({
      resolve: also(
        specialSummon(
          as('summoned', every(attribute('FIRE'), monster, def({ min: 200, max: 200 }), inYourGy)),
        ),
        later('end-phase', banish(the('summoned'))),
      ),
    }),
  ],
});
