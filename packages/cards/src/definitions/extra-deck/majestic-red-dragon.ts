import {
  all,
  andIfYouDo,
  andThen,
  apply,
  atkOf,
  atTiming,
  battled,
  continuous,
  destroy,
  effectsNegated,
  every,
  faceUp,
  gainsAtk,
  ignition,
  inDefensePosition,
  inPhase,
  inYourGy,
  itself,
  material,
  monster,
  named,
  nonTuner,
  notDestroyedByEffects,
  oncePerTurn,
  onField,
  opponentControls,
  returnToExtraDeck,
  specialSummon,
  target,
  target1,
  thisCard,
  thisCardAttacks,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const listed = [
  material(named('Majestic Dragon')),
  material(named('Red Dragon Archfiend')),
  material(nonTuner),
];
const itsAtk = apply('end-of-turn', thisCard, gainsAtk(atkOf(target)));

export const majesticRedDragon = monsterCard(67030233, {
  summoning: { materials: listed },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByEffects] }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), thisCardAttacks),
      resolve: destroy(every(monster, inDefensePosition, onField)),
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(apply('end-of-turn', target, effectsNegated), itsAtk),
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      targets: [target1(named('Red Dragon Archfiend'), inYourGy)],
      resolve: andThen(returnToExtraDeck(thisCard), specialSummon(target)),
    }),
  ],
});
