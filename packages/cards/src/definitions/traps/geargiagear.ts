import {
  activateOncePerTurn,
  activation,
  and,
  apply,
  as,
  chooseExactly,
  inYourDeck,
  levelRaised,
  monster,
  series,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const geargiagear = trapCard(6148016, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: and(
        specialSummon(as('summoned', chooseExactly(2, series('Geargiano'), monster, inYourDeck)), {
          extent: 'all',
        }),
        apply('while-it-stays', the('summoned'), levelRaised(1)),
      ),
    }),
  ],
});
