import {
  andIfYouDo,
  apply,
  applyOneOf,
  at,
  atRandom,
  cannotBeActivated,
  cardActivationsNotAnsweredWith,
  choose1,
  continuous,
  destroy,
  except,
  exists,
  faceUp,
  ignition,
  inMonsterZone,
  inYourGy,
  leavesField,
  monster,
  onlyWhile,
  opponentControls,
  player,
  property,
  race,
  setCard,
  target,
  target1,
  thisCard,
  trap,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lovelyLabrynthOfTheSilverCastle = monsterCard(2347656, {
  effects: [
    continuous({
      affects: player('you'),
      modifiers: [cardActivationsNotAnsweredWith([monster], property('Normal'), trap)],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(property('Normal'), trap, inYourGy)],
      resolve: andIfYouDo(
        setCard(target),
        onlyWhile(
          unless(exists(race('Fiend'), monster, faceUp, youControl)),
          apply('while-it-stays', target, cannotBeActivated),
        ),
      ),
    }),
    trigger({
      on: leavesField([monster, except(thisCard), inMonsterZone], {
        by: ['effect'],
        doer: 'you',
        of: [property('Normal'), trap],
      }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: applyOneOf(destroy(atRandom(1, at('opponent', 'hand'))), destroy(choose1(opponentControls))),
    }),
  ],
});
