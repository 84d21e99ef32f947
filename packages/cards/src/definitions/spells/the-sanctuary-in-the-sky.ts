import {
  activation,
  continuous,
  matches,
  noBattleDamage,
  opponentsBattlingMonster,
  player,
  race,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const applied = { number: 1, modifiers: [noBattleDamage] };

export const theSanctuaryInTheSky = spellCard(56433456, {
  effects: [
    activation(),
    continuous({ ...applied, while: matches(yourBattlingMonster, race('Fairy')), affects: player('you') }),
    continuous({
      ...applied,
      while: matches(opponentsBattlingMonster, race('Fairy')),
      affects: player('opponent'),
    }),
  ],
});
