import { activation, at, FIELD_ZONES, numberOf, takeDamage, times } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const secretBarrel = trapCard(27053506, {
  effects: [
    activation({
      resolve: takeDamage('opponent', times(200, numberOf(at('opponent', 'hand', ...FIELD_ZONES)))),
    }),
  ],
});
