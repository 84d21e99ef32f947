import {
  andIfYouDo,
  andThen,
  at,
  atLeast,
  banish,
  choose1,
  continuous,
  draw,
  frame,
  gainsAtk,
  ifSo,
  itself,
  lifePointsOf,
  linkRating,
  materialsOrMore,
  monster,
  named,
  not,
  numberOf,
  payLifePoints,
  pointedToBy,
  quick,
  race,
  specialSummon,
  thisCard,
  times,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const decodeTalkerHeatsoul = monsterCard(61245672, {
  summoning: { materials: [materialsOrMore(2, race('Cyberse'), monster)], different: 'attributes' },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(monster, pointedToBy(thisCard))))],
    }),
    quick({
      limit: useOncePerTurn,
      cost: payLifePoints(1000),
      resolve: andThen(
        draw(1),
        ifSo(
          atLeast(2000, lifePointsOf('you')),
          youCan(
            andIfYouDo(
              banish(thisCard),
              specialSummon(
                choose1(
                  linkRating({ max: 3 }),
                  race('Cyberse'),
                  frame('link'),
                  at('you', 'extra'),
                  not(named('Decode Talker Heatsoul')),
                ),
              ),
            ),
          ),
        ),
      ),
    }),
  ],
});
