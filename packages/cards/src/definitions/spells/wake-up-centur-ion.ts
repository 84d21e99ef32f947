import {
  type Action,
  activation,
  andIfYouDo,
  apply,
  at,
  banish,
  cannotBeMaterial,
  choose1,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  named,
  not,
  originallyMonster,
  sendToGy,
  series,
  specialSummonTokens,
  the,
  thisCard,
  token,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const tokenOfLevel = (level: 4 | 8): Action =>
  andIfYouDo(
    specialSummonTokens(
      1,
      token(level === 4 ? 92907249 : 92907250, 'Centur-Ion Token', {
        series: ['Centur-Ion'],
        race: 'Pyro',
        attribute: 'DARK',
        level,
        atk: 0,
        def: 0,
      }),
      { as: 'token' },
    ),
    apply('while-it-stays', the('token'), cannotBeMaterial('fusion', 'link')),
  );

export const wakeUpCenturIon = spellCard(92907248, {
  effects: [
    activation({
      condition: exists(originallyMonster, faceUp, at('you', 'spells', 'pendulum')),
      limit: useOncePerTurn,
      modes: [{ resolve: tokenOfLevel(4) }, { resolve: tokenOfLevel(8) }],
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: sendToGy(choose1(series('Centur-Ion'), inYourDeck, not(named('Wake Up Centur-Ion!')))),
    }),
  ],
});
