import {
  allThatMatch,
  also,
  apply,
  at,
  attachedTo,
  attacks,
  cannotDeclareAttacks,
  continuous,
  detach,
  exactLevel,
  except,
  frame,
  gainsAtkDef,
  ignition,
  itself,
  materials,
  monster,
  numberOf,
  oncePerTurn,
  race,
  rank,
  sumOf,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const others = allThatMatch(monster, youControl, except(thisCard));
const itsMaterials = numberOf(at('any', 'material'), attachedTo(thisCard));

export const superdreadnoughtRailCannonJuggernautLiebe = monsterCard(26096328, {
  summoning: {
    materials: [materials(3, exactLevel(11), monster)],
    xyzOver: [rank({ min: 10, max: 10 }), race('Machine'), frame('xyz')],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: also(
        apply('while-face-up', thisCard, gainsAtkDef(2000)),
        apply('end-of-turn', others, cannotDeclareAttacks),
      ),
    }),
    continuous({ affects: itself(thisCard), modifiers: [attacks(sumOf(itsMaterials, 1), 'monsters')] }),
  ],
});
