import {
  alsoOfSeries,
  andIfYouDo,
  apply,
  choose1,
  duringPhase,
  effectMonster,
  inYourDeck,
  materialsOrMore,
  monster,
  onceWhileFaceUp,
  opponentControls,
  quick,
  sendToGy,
  series,
  setCard,
  summoned,
  takeControl,
  target,
  target1,
  that,
  thisOne,
  trap,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistAdminia = monsterCard(61470213, {
  summoning: { materials: [materialsOrMore(2, series('Altergeist'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: setCard(choose1(series('Altergeist'), trap, inYourDeck)),
    }),
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: onceWhileFaceUp,
      alsoLimit: useOncePerTurn,
      cost: sendToGy(choose1(youControl)),
      targets: [target1(effectMonster, opponentControls)],
      resolve: andIfYouDo(
        takeControl(that(target, effectMonster)),
        apply('while-it-stays', target, alsoOfSeries('Altergeist')),
      ),
    }),
  ],
});
