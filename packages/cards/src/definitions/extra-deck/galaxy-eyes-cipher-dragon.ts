import {
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  atkBecomes,
  cannotAttackDirectly,
  detach,
  effectsNegated,
  exactLevel,
  except,
  faceUp,
  ignition,
  materials,
  monster,
  nameBecomes,
  oncePerTurn,
  opponentControls,
  stillTheirs,
  takeControl,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galaxyEyesCipherDragon = monsterCard(18963306, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: also(
        apply('end-of-turn', allThatMatch(monster, youControl, except(thisCard)), cannotAttackDirectly),
        andIfYouDo(
          takeControl(target, 'end-phase'),
          apply(
            'end-phase',
            target,
            effectsNegated,
            atkBecomes(3000),
            nameBecomes('Galaxy-Eyes Cipher Dragon'),
          ),
        ),
      ),
    }),
  ],
});
