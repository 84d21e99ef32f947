import {
  also,
  apply,
  atk,
  cannotSpecialSummon,
  choose1,
  continuous,
  def,
  discard,
  either,
  except,
  ignition,
  inYourGy,
  inYourHand,
  itself,
  monster,
  nameBecomes,
  not,
  player,
  race,
  specialSummon,
  summoned,
  type Test,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const AS_STRONG: Test = either([atk({ min: 2100, max: 2100 })], [def({ min: 2100, max: 2100 })]);

export const cyberDragonNachster = monsterCard(1142880, {
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [nameBecomes('Cyber Dragon')],
    }),
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(choose1(except(thisCard), monster, inYourHand)),
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(race('Machine'), monster, AS_STRONG, inYourGy)],
      resolve: also(
        specialSummon(target),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Machine')))),
      ),
    }),
  ],
});
