import {
  allThatMatch,
  and,
  as,
  becomesEffectOf,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  detach,
  either,
  exactLevel,
  type Filter,
  faceUp,
  inYourDeck,
  itself,
  materials,
  monster,
  named,
  not,
  notDestroyedByBattle,
  notDestroyedByEffects,
  oncePerTurn,
  property,
  quick,
  sendToGy,
  series,
  the,
  thisCard,
  thisCardHasMaterial,
  trap,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OTHER_TRAPTRIX: Filter = [
  series('Traptrix'),
  not(named('Traptrix Rafflesia')),
  monster,
  faceUp,
  youControl,
];

export const traptrixRafflesia = monsterCard(6511113, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(trap)],
    }),
    continuous({
      affects: allThatMatch(...OTHER_TRAPTRIX),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects, cannotBeTargetedByOpponent],
    }),
    quick({
      limit: oncePerTurn,
      cost: and(
        detach(1),
        sendToGy(
          as(
            'sent',
            choose1(either([series('Hole')], [series('Trap Hole')]), property('Normal'), trap, inYourDeck),
          ),
        ),
      ),
      resolve: becomesEffectOf(the('sent'), { conditions: 'met' }),
    }),
  ],
});
