import {
  activation,
  affectedAs,
  allThatMatchNow,
  also,
  apply,
  atkMultiplied,
  destroy,
  later,
  monster,
  race,
  stillAffected,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const limiterRemoval = spellCard(23171610, {
  effects: [
    activation({
      resolve: also(
        apply(
          'end-of-turn',
          affectedAs('doubled', allThatMatchNow(race('Machine'), monster, youControl)),
          atkMultiplied(2),
        ),
        later('end-phase', destroy(stillAffected('doubled'))),
      ),
    }),
  ],
});
