import {
  also,
  apply,
  at,
  cannotSpecialSummon,
  choose1,
  detach,
  effectMonster,
  effectsNegated,
  equippedMonster,
  exactLevel,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  isCard,
  materials,
  monster,
  not,
  opponentControls,
  player,
  race,
  series,
  specialSummon,
  target,
  target1,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rillionaTheWondrousMagistusWitchWardrobe = monsterCard(74689476, {
  summoning: {
    materials: [materials(2, exactLevel(4), race('Spellcaster'), monster)],
    different: 'attributes',
  },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: also(
        specialSummon(choose1(series('Magistus'), monster, inYourDeck)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(at('any', 'extra'), not(series('Magistus')))),
      ),
    }),
    ignition({
      from: ['spells'],
      condition: exists(isCard(equippedMonster)),
      limit: useOncePerTurn,
      targets: [target1(effectMonster, faceUp, opponentControls)],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
  ],
});
