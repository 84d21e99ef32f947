import {
  all,
  andIfYouDo,
  apply,
  atkMultiplied,
  continuous,
  detach,
  duringTiming,
  exactLevel,
  faceUp,
  frame,
  gainsAtk,
  halfBattleDamage,
  hasMaterial,
  isCard,
  itself,
  later,
  materials,
  monster,
  moved,
  named,
  nextPhase,
  oncePerBattle,
  onField,
  quick,
  specialSummon,
  thisCard,
  thisCardBattles,
  thisCardHasMaterial,
  times,
  totalRankOf,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const photonDragon = named('Galaxy-Eyes Photon Dragon');

const allRanks = totalRankOf(frame('xyz'), faceUp, onField);
const thisWithPhotonDragon = [isCard(thisCard), youControl, hasMaterial(photonDragon)];
const summonWithDoubleAtk = andIfYouDo(
  specialSummon(thisCard),
  apply('while-it-stays', thisCard, atkMultiplied(2)),
);

export const number62GalaxyEyesPrimePhotonDragon = monsterCard(31801517, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(duringTiming('damage-calculation'), thisCardBattles),
      cost: detach(1),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(times(200, allRanks))),
    }),
    continuous({
      while: unless(thisCardHasMaterial(photonDragon)),
      affects: itself(thisCard),
      modifiers: [halfBattleDamage],
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisWithPhotonDragon, { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      use: 'if-you-can',
      resolve: later('standby-phase', summonWithDoubleAtk, nextPhase('you', 2)),
    }),
  ],
});
