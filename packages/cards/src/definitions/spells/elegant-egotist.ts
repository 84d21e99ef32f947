import {
  activation,
  at,
  choose1,
  exists,
  faceUp,
  monster,
  named,
  onField,
  specialSummon,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const elegantEgotist = spellCard(90219263, {
  effects: [
    activation({
      condition: exists(named('Harpie Lady'), faceUp, onField),
      resolve: specialSummon(
        choose1(named('Harpie Lady', 'Harpie Lady Sisters'), monster, at('you', 'hand', 'deck')),
      ),
    }),
  ],
});
