import {
  activateOncePerTurn,
  activation,
  addToHand,
  andIfYouDo,
  andThen,
  apply,
  at,
  cannotAttackDirectly,
  either,
  frame,
  fusionSummon,
  inYourGy,
  level,
  monster,
  named,
  series,
  target,
  target1,
  the,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const brandedInRed = spellCard(82738008, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(either([series('Despia'), monster], [named('Fallen of Albaz')]), inYourGy)],
      resolve: andThen(
        addToHand(target),
        youCan(
          andIfYouDo(
            fusionSummon({
              monster: [level({ min: 8 }), frame('fusion'), at('you', 'extra')],
              materials: [monster, at('you', 'hand', 'monsters')],
              into: 'banished',
              as: 'summoned',
            }),
            apply('end-of-turn', the('summoned'), cannotAttackDirectly),
          ),
        ),
      ),
    }),
  ],
});
