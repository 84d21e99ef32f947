import {
  at,
  attacksDirectly,
  choose1,
  continuous,
  draw,
  either,
  FIELD_ZONES,
  faceUp,
  inflictsBattleDamage,
  itself,
  moved,
  named,
  not,
  sendToGy,
  series,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistPeritrator = monsterCard(54126514, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacksDirectly] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: draw(1),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(
        choose1(
          series('Altergeist'),
          not(named('Altergeist Peritrator')),
          either([at('you', 'hand', 'deck')], [faceUp, youControl]),
        ),
      ),
    }),
  ],
});
