import {
  also,
  alsoAfterThat,
  apply,
  at,
  attribute,
  cannotAttack,
  cannotSpecialSummon,
  choose1,
  discard,
  frame,
  fusionSummon,
  inYourHand,
  level,
  material,
  monster,
  named,
  not,
  player,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lubellionTheSearingDragon = monsterCard(70534340, {
  summoning: { materials: [material(attribute('DARK'), monster), material(named('Fallen of Albaz'))] },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: alsoAfterThat(
        fusionSummon({
          monster: [
            level({ max: 8 }),
            frame('fusion'),
            at('you', 'extra'),
            not(named('Lubellion the Searing Dragon')),
          ],
          materials: [monster, at('you', 'monsters', 'gy', 'banished')],
          into: 'deck',
        }),
        also(
          apply('end-of-turn', thisCard, cannotAttack),
          apply('end-of-turn', player('you'), cannotSpecialSummon(not(frame('fusion')), at('any', 'extra'))),
        ),
      ),
    }),
  ],
});
