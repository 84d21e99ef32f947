import {
  activatedThisTurn,
  all,
  allThatMatchNow,
  also,
  apply,
  atkBecomesOriginal,
  atTiming,
  attacks,
  defBecomesOriginal,
  detach,
  duringPhase,
  effectResolves,
  effectsNegated,
  exactLevel,
  except,
  faceUp,
  gainsAtk,
  materials,
  monster,
  oncePerBattlePhase,
  onField,
  thisCard,
  trigger,
  unclassified,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const others = allThatMatchNow(faceUp, monster, onField, except(thisCard));
const negateOthers = apply('while-it-stays', others, effectsNegated);
const restoreOthers = apply('while-it-stays', others, atkBecomesOriginal, defBecomesOriginal);

export const number107GalaxyEyesTachyonDragon = monsterCard(88177324, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    trigger({
      on: atTiming('battle-start'),
      use: 'when-you-can',
      limit: oncePerBattlePhase,
      condition: yourTurn,
      cost: detach(1),
      resolve: also(negateOthers, restoreOthers),
    }),
    unclassified({
      number: 1,
      from: ['monsters'],
      on: effectResolves('opponent'),
      condition: all(duringPhase('battle'), activatedThisTurn(0)),
      does: also(
        apply('end-of-battle-phase', thisCard, gainsAtk(1000)),
        apply('end-of-turn', thisCard, attacks(2, 'any')),
      ),
    }),
  ],
});
