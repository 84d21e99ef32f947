import {
  apply,
  at,
  atkBecomes,
  atkOf,
  attribute,
  effectMonster,
  faceUp,
  ignition,
  inYourGy,
  matches,
  materialsOrMore,
  monster,
  named,
  oncePerTurn,
  onField,
  shuffleIntoDeck,
  summoned,
  summonedUsing,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatHeatleo = monsterCard(41463181, {
  summoning: { materials: [materialsOrMore(2, attribute('FIRE'), effectMonster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      targets: [target1(at('opponent', 'spells', 'pendulum'))],
      resolve: shuffleIntoDeck(target),
    }),
    ignition({
      condition: matches(thisCard, summonedUsing('link', named('Salamangreat Heatleo'))),
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, onField), targetAs('model', target1(monster, inYourGy))],
      resolve: apply('end-of-turn', target, atkBecomes(atkOf(the('model')))),
    }),
  ],
});
