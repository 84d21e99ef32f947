import {
  attribute,
  destroy,
  effectMonster,
  eventCard,
  every,
  frame,
  ignition,
  inOpponentsGy,
  isCard,
  materialsOrMore,
  monster,
  onField,
  opponentControls,
  originalAtkOf,
  specialSummon,
  summoned,
  summonedUsingItsName,
  takeDamage,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatPyroPhoenix = monsterCard(31313405, {
  summoning: { materials: [materialsOrMore(2, attribute('FIRE'), effectMonster)] },
  effects: [
    trigger({
      on: summoned([...thisOne, summonedUsingItsName('link')], ['link']),
      use: 'if-you-can',
      resolve: destroy(every(opponentControls)),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(frame('link'), monster, inOpponentsGy)],
      resolve: specialSummon(target, { to: 'opponent' }),
    }),
    trigger({
      on: summoned([frame('link'), opponentControls], ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(frame('link'), monster, onField, isCard(eventCard))],
      resolve: takeDamage('opponent', originalAtkOf(target)),
    }),
  ],
});
