import {
  addToHand,
  attacksDirectly,
  choose1,
  continuous,
  FIELD_ZONES,
  inflictsBattleDamage,
  inYourDeck,
  itself,
  monster,
  moved,
  named,
  not,
  opponentControls,
  sendToGy,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistMeluseek = monsterCard(25533642, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacksDirectly] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      targets: [target1(opponentControls)],
      resolve: sendToGy(target),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(
        choose1(series('Altergeist'), monster, inYourDeck, not(named('Altergeist Meluseek'))),
      ),
    }),
  ],
});
