import {
  andIfYouDo,
  apply,
  as,
  at,
  changePosition,
  choose1,
  continuous,
  effectMonster,
  effectsNegated,
  ignition,
  inGys,
  itself,
  materialsOrMore,
  monster,
  notDestroyedByEffects,
  oncePerTurn,
  onField,
  quick,
  sendToGy,
  specialSummon,
  target,
  target1,
  thatWasDestroyedThisTurn,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const borrelguardDragon = monsterCard(68987122, {
  summoning: { materials: [materialsOrMore(3, effectMonster)] },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [notDestroyedByEffects] }),
    ignition({
      limit: oncePerTurn,
      cost: sendToGy(choose1(at('you', 'spells', 'pendulum'))),
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(monster, inGys, thatWasDestroyedThisTurn))),
        apply('while-it-stays', the('summoned'), effectsNegated),
      ),
    }),
    quick({
      limit: oncePerTurn,
      locksResponses: 'opponent',
      targets: [target1(monster, onField)],
      resolve: changePosition(target, 'face-up-defense'),
    }),
  ],
});
