import {
  type Action,
  activateOncePerTurn,
  activation,
  at,
  exists,
  frame,
  fusionSummon,
  ifSo,
  monster,
  opponentControls,
  series,
  specialSummonedFrom,
  type Test,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const HAND_OR_FIELD: Test = at('you', 'hand', 'monsters');
const HAND_FIELD_OR_DECK: Test = at('you', 'hand', 'monsters', 'deck');
const summonsShaddoll = (from: Test): Action =>
  fusionSummon({
    monster: [series('Shaddoll'), frame('fusion'), at('you', 'extra')],
    materials: [monster, from],
  });

export const shaddollFusion = spellCard(44394295, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: ifSo(
        exists(monster, opponentControls, specialSummonedFrom('extra')),
        summonsShaddoll(HAND_FIELD_OR_DECK),
        summonsShaddoll(HAND_OR_FIELD),
      ),
    }),
  ],
});
