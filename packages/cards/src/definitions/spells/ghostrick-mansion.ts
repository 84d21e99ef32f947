import {
  activation,
  allThatMatch,
  at,
  attacksDirectly,
  cannotTargetForAttacks,
  continuous,
  exists,
  type Filter,
  faceDown,
  halfBattleDamageToAnyPlayer,
  halfEffectDamage,
  inDefensePosition,
  inMonsterZone,
  monster,
  not,
  player,
  series,
  unless,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const hidden: Filter = [faceDown, inDefensePosition];
const attacksPastHidden = (side: 'you' | 'opponent', other: 'you' | 'opponent') =>
  continuous({
    number: 1,
    while: unless(exists(monster, not(...hidden), at(other, 'monsters'))),
    affects: allThatMatch(monster, at(side, 'monsters')),
    modifiers: [attacksDirectly],
  });

export const ghostrickMansion = spellCard(99795159, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(monster, inMonsterZone),
      modifiers: [cannotTargetForAttacks(...hidden)],
    }),
    attacksPastHidden('you', 'opponent'),
    attacksPastHidden('opponent', 'you'),
    continuous({ number: 2, affects: player('any'), modifiers: [halfEffectDamage] }),
    continuous({
      number: 2,
      affects: allThatMatch(monster, not(series('Ghostrick')), inMonsterZone),
      modifiers: [halfBattleDamageToAnyPlayer],
    }),
  ],
});
