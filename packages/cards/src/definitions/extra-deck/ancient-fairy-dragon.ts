import {
  addToHand,
  andIfYouDo,
  andThen,
  as,
  at,
  choose1,
  destroy,
  every,
  gainLifePoints,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  monster,
  noBattlePhase,
  not,
  oath,
  player,
  property,
  sameNameAs,
  specialSummon,
  spell,
  the,
  tunerAndNonTuners,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ancientFairyDragon = monsterCard(25862681, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: useOncePerTurn,
      oath: oath(player('you'), noBattlePhase),
      resolve: specialSummon(choose1(level({ max: 4 }), monster, inYourHand)),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        andIfYouDo(destroy(as('destroyed', every(at('any', 'field')))), gainLifePoints(1000)),
        youCan(addToHand(choose1(property('Field'), spell, inYourDeck, not(sameNameAs(the('destroyed')))))),
      ),
    }),
  ],
});
