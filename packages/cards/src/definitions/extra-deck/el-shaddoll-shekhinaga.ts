import {
  addToHand,
  andIfYouDo,
  andThen,
  attribute,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  exists,
  inYourGy,
  inYourHand,
  material,
  monster,
  moved,
  negateActivation,
  quick,
  sendToGy,
  series,
  spellOrTrap,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elShaddollShekhinaga = monsterCard(74822425, {
  summoning: {
    materials: [material(series('Shaddoll'), monster), material(attribute('EARTH'), monster)],
    first: ['fusion'],
  },
  effects: [
    quick({
      on: [cardOrEffectActivated('any', monster, summonedBy('special'))],
      condition: exists(series('Shaddoll'), inYourHand),
      limit: useOncePerTurn,
      resolve: andThen(
        andIfYouDo(negateActivation, destroy(chainedTo)),
        sendToGy(choose1(series('Shaddoll'), inYourHand)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(series('Shaddoll'), spellOrTrap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
