import {
  andIfYouDo,
  apply,
  cannotBeMaterial,
  ignition,
  oncePerTurn,
  specialSummonTokens,
  the,
  token,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

const RADIAN_TOKEN = token(28674153, 'Radian Token', {
  attribute: 'DARK',
  race: 'Fiend',
  level: 7,
  atk: 2800,
  def: 0,
});

export const radianTheMultidimensionalKaiju = monsterCard(28674152, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    ignition({
      number: 4,
      limit: oncePerTurn,
      cost: removesKaijuCounters(2),
      resolve: andIfYouDo(
        specialSummonTokens(1, RADIAN_TOKEN, { as: 'token' }),
        apply('while-it-stays', the('token'), cannotBeMaterial('synchro')),
      ),
    }),
  ],
});
