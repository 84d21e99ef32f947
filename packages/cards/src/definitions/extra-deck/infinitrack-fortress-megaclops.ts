import {
  also,
  andIfYouDo,
  apply,
  attach,
  continuous,
  except,
  frame,
  halfBattleDamage,
  halfEffectDamage,
  ignition,
  inYourGy,
  itself,
  materials,
  monster,
  not,
  notDestroyedByBattle,
  opponentControls,
  player,
  specialSummon,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const infinitrackFortressMegaclops = monsterCard(69073023, {
  summoning: { materials: [materials(3, frame('xyz'), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        unaffectedBy(monster, not(frame('xyz')), except(thisCard)),
        notDestroyedByBattle(not(frame('xyz'))),
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(frame('xyz'), monster, inYourGy), targetAs('taken', target1(opponentControls))],
      resolve: also(
        andIfYouDo(specialSummon(target), attach(the('taken'), target)),
        apply('end-of-turn', player('opponent'), halfBattleDamage, halfEffectDamage),
      ),
    }),
  ],
});
