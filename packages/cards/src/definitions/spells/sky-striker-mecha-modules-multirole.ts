import {
  activatedThisTurnBeside,
  activation,
  also,
  andIfYouDo,
  apply,
  as,
  banishedWhenItLeaves,
  cardActivationsNotAnswered,
  chooseUpTo,
  except,
  ignition,
  inPhase,
  inYourGy,
  oncePerTurn,
  player,
  sendToGy,
  series,
  setCard,
  spell,
  target,
  target1,
  the,
  thisCard,
  trigger,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyStrikerMechaModulesMultirole = spellCard(24010609, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['spells'],
      limit: oncePerTurn,
      targets: [target1(except(thisCard), youControl)],
      resolve: also(sendToGy(target), apply('end-of-turn', player('you'), cardActivationsNotAnswered(spell))),
    }),
    trigger({
      number: 2,
      from: ['spells'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      resolve: andIfYouDo(
        setCard(
          as(
            'set',
            withDifferentNames(
              chooseUpTo(
                activatedThisTurnBeside(thisCard, 'you', series('Sky Striker'), spell),
                series('Sky Striker'),
                spell,
                inYourGy,
              ),
            ),
          ),
        ),
        apply('while-it-stays', the('set'), banishedWhenItLeaves),
      ),
    }),
  ],
});
