import {
  ability,
  activateOncePerTurn,
  activation,
  andIfYouDo,
  apply,
  as,
  at,
  canBeEquippedTo,
  cannotSpecialSummon,
  choose1,
  equip,
  faceUp,
  isCard,
  monster,
  player,
  race,
  target,
  target1,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const unauthorizedReactivation = spellCard(12524259, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(race('Machine'), monster, faceUp, youControl)],
      resolve: andIfYouDo(
        equip(
          as(
            'union',
            choose1(
              race('Machine'),
              ability('union'),
              monster,
              at('you', 'hand', 'deck'),
              canBeEquippedTo(isCard(target)),
            ),
          ),
          target,
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(isCard(the('union')))),
      ),
    }),
  ],
});
