import {
  allThatMatch,
  apply,
  as,
  atkOf,
  choose1,
  continuous,
  defOf,
  destructionReplaced,
  exactLevel,
  except,
  gainsAtk,
  gainsDef,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  notDestroyedByEffects,
  onField,
  opponents,
  pointedToBy,
  sendToGy,
  series,
  target,
  target1,
  the,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const sent = the('sent');

export const cherubiniEbonAngelOfTheBurningAbyss = monsterCard(58699500, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(pointedToBy(thisCard), monster),
      modifiers: [notDestroyedByEffects],
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          of: [opponents],
          use: 'optional',
          instead: sendToGy(choose1(youControl, except(thisCard))),
        }),
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: sendToGy(as('sent', choose1(exactLevel(3), monster, inYourDeck))),
      targets: [target1(series('Burning Abyss'), monster, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(atkOf(sent)), gainsDef(defOf(sent))),
    }),
  ],
});
