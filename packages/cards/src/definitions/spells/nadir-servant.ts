import {
  activateOncePerTurn,
  activation,
  addToHand,
  also,
  andThen,
  apply,
  as,
  at,
  atk,
  atkOf,
  cannotSpecialSummon,
  choose1,
  either,
  monster,
  named,
  player,
  sendToGy,
  series,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const nadirServant = spellCard(1984618, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: also(
        andThen(
          sendToGy(as('sent', choose1(monster, at('you', 'extra')))),
          addToHand(
            choose1(
              either([series('Dogmatika'), monster], [named('Fallen of Albaz')]),
              atk({ max: atkOf(the('sent')) }),
              at('you', 'deck', 'gy'),
            ),
          ),
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(at('any', 'extra'))),
      ),
    }),
  ],
});
