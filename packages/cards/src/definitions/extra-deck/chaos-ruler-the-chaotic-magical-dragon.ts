import {
  addToHand,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  banish,
  banishedWhenItLeaves,
  choose1,
  either,
  except,
  ignition,
  inYourDeck,
  isCard,
  monster,
  oneOfEach,
  reveal,
  sendToGy,
  specialSummon,
  summoned,
  that,
  the,
  thisCard,
  thisOne,
  topOfDeck,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chaosRulerTheChaoticMagicalDragon = monsterCard(3040496, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        reveal(as('excavated', topOfDeck(5))),
        also(
          youCan(
            addToHand(
              choose1(
                isCard(the('excavated')),
                either([attribute('LIGHT')], [attribute('DARK')]),
                monster,
                inYourDeck,
              ),
            ),
          ),
          sendToGy(that(the('excavated'), inYourDeck)),
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(
        oneOfEach(
          [[attribute('LIGHT')], [attribute('DARK')]],
          monster,
          at('you', 'hand', 'gy'),
          except(thisCard),
        ),
      ),
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
