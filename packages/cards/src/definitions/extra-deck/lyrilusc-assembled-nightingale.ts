import {
  allThatMatch,
  also,
  apply,
  at,
  attachedTo,
  attacks,
  attacksDirectly,
  continuous,
  detach,
  exactLevel,
  gainsAtk,
  itself,
  materialsOrMore,
  monster,
  noBattleDamage,
  notDestroyedByBattle,
  notDestroyedByEffects,
  numberOf,
  oncePerTurn,
  player,
  quick,
  series,
  thisCard,
  thisCardHasMaterial,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const itsMaterials = numberOf(at('any', 'material'), attachedTo(thisCard));

export const lyriluscAssembledNightingale = monsterCard(48608796, {
  summoning: { materials: [materialsOrMore(2, exactLevel(1), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(200, itsMaterials))],
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacksDirectly] }),
    continuous({
      from: ['monsters'],
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [attacks(itsMaterials, 'any')],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: also(
        apply(
          'end-of-turn',
          allThatMatch(series('Lyrilusc'), monster, youControl),
          notDestroyedByBattle(),
          notDestroyedByEffects,
        ),
        apply('end-of-turn', player('you'), noBattleDamage),
      ),
    }),
  ],
});
