import {
  andIfYouDo,
  at,
  attackingMonster,
  destroy,
  draw,
  except,
  exists,
  faceUp,
  ignition,
  isCard,
  monster,
  moved,
  named,
  not,
  numberOf,
  opponentControls,
  series,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const performapalLizardraw = monsterCard(73130445, {
  effects: [
    trigger({
      on: [
        {
          event: 'destroyed-by-battle',
          card: [monster, faceUp, youControl, except(thisCard)],
          by: [isCard(attackingMonster), opponentControls],
        },
        moved([at('you', 'monsters'), faceUp, except(thisCard)], {
          manner: ['destroyed'],
          by: ['effect'],
          doer: 'opponent',
        }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(numberOf(series('Performapal'), monster, faceUp, youControl)),
    }),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: useOncePerTurn,
      condition: exists(
        series('Performapal'),
        at('you', 'pendulum'),
        except(thisCard),
        not(named('Performapal Lizardraw')),
      ),
      resolve: andIfYouDo(destroy(thisCard), draw(1)),
    }),
  ],
});
