import {
  activation,
  and,
  apply,
  as,
  at,
  choose1,
  monster,
  named,
  notDestroyedByEffects,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cyberRevsystem = spellCard(33041277, {
  effects: [
    activation({
      resolve: and(
        specialSummon(as('summoned', choose1(named('Cyber Dragon'), monster, at('you', 'hand', 'gy')))),
        apply('while-it-stays', the('summoned'), notDestroyedByEffects),
      ),
    }),
  ],
});
