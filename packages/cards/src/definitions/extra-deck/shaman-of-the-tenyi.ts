import {
  also,
  apply,
  cannotActivate,
  choose1,
  declaresAttack,
  destroy,
  discard,
  effectMonster,
  type Filter,
  faceUp,
  ignition,
  inYourGy,
  inYourHand,
  materials,
  monster,
  not,
  opponentControls,
  player,
  race,
  series,
  specialSummon,
  specialSummonedFrom,
  target,
  target1,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const yourNonEffectMonster: Filter = [not(effectMonster), monster, faceUp, youControl];

export const shamanOfTheTenyi = monsterCard(78917791, {
  summoning: { materials: [materials(2, race('Wyrm'), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(race('Wyrm'), monster, inYourGy)],
      resolve: also(
        specialSummon(target),
        apply(
          'end-of-turn',
          player('you'),
          cannotActivate(monster, not(series('Tenyi')), specialSummonedFrom('extra')),
        ),
      ),
    }),
    trigger({
      on: [declaresAttack(yourNonEffectMonster), declaresAttack([monster], yourNonEffectMonster)],
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
