import {
  activatedEffectsNegated,
  allThatMatch,
  cannotBeTargetedByOpponent,
  continuous,
  destroy,
  detach,
  exactLevel,
  faceUp,
  ifSo,
  inAttackPosition,
  inDefensePosition,
  inPhase,
  itself,
  maintenance,
  matches,
  materials,
  monster,
  notDestroyedByOpponentsEffects,
  onField,
  staysIn,
  thisCard,
  thisCardHasMaterial,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const materialToDetach = thisCardHasMaterial();
const detachOrDestroy = ifSo(materialToDetach, detach(1), destroy(thisCard));
const inAttack = { number: 1, while: matches(thisCard, inAttackPosition) };
const inDefense = { number: 2, while: matches(thisCard, faceUp, inDefensePosition) };

export const number41BagooskaTheTerriblyTiredTapir = monsterCard(90590303, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    maintenance({ number: 1, on: inPhase('standby', 'you'), does: detachOrDestroy }),
    continuous({
      ...inAttack,
      affects: itself(thisCard),
      modifiers: [notDestroyedByOpponentsEffects, cannotBeTargetedByOpponent],
    }),
    continuous({
      ...inDefense,
      affects: allThatMatch(monster, faceUp, onField),
      modifiers: [staysIn('defense')],
    }),
    continuous({
      ...inDefense,
      affects: allThatMatch(monster, inDefensePosition, onField),
      modifiers: [activatedEffectsNegated],
    }),
  ],
});
