import {
  activateOncePerTurn,
  activation,
  addToHand,
  allThatMatch,
  choose1,
  continuous,
  destroy,
  effectResolves,
  gainsAtkDef,
  inYourDeck,
  monster,
  named,
  numberOfAttributes,
  onField,
  series,
  target,
  target1,
  times,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const pressuredPlanetWraitsoth = spellCard(71832012, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: youCan(addToHand(choose1(series('Kashtira'), monster, inYourDeck))),
    }),
    continuous({
      affects: allThatMatch(monster, youControl),
      modifiers: [gainsAtkDef(times(100, numberOfAttributes(monster, onField)))],
    }),
    trigger({
      from: ['field'],
      on: effectResolves('you', named('Kashtira Shangri-Ira')),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
