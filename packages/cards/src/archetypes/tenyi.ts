/** What "Tenyi" cards have in common. */
import {
  type Condition,
  effectMonster,
  exists,
  faceUp,
  type IgnitionEffect,
  ignition,
  monster,
  not,
  specialSummon,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

/** Tenyi: "If you control no Effect Monsters: You can Special Summon this card from your hand." */
export const tenyiSummon: IgnitionEffect = ignition({
  from: ['hand'],
  condition: unless(exists(effectMonster, youControl)),
  limit: useOncePerTurn,
  resolve: specialSummon(thisCard),
});

/** "If you control a face-up non-Effect Monster" */
export const besideNonEffectMonster: Condition = exists(not(effectMonster), monster, faceUp, youControl);
