import {
  also,
  apply,
  continuous,
  detach,
  exactLevel,
  except,
  itself,
  materials,
  monster,
  noBattleDamage,
  notDestroyedByBattle,
  oncePerTurn,
  onlyWhile,
  player,
  quick,
  thisCard,
  thisCardBattles,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kikinagashiFucho = monsterCard(27240101, {
  summoning: { materials: [materials(2, exactLevel(1), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [unaffectedBy(except(thisCard))],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(2),
      resolve: also(
        apply('end-of-turn', thisCard, notDestroyedByBattle()),
        onlyWhile(thisCardBattles, apply('end-of-turn', player('you'), noBattleDamage)),
      ),
    }),
  ],
});
