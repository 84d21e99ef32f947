import {
  andThen,
  attribute,
  choose1,
  destroy,
  frame,
  ignition,
  inYourDeck,
  materialsOrMore,
  monster,
  neverMaterial,
  onField,
  pointedToBy,
  sendToGy,
  series,
  setCard,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thePhantomKnightsOfRustyBardiche = monsterCard(26692769, {
  summoning: { materials: [materialsOrMore(2, attribute('DARK'), monster)] },
  asMaterial: [neverMaterial('link')],
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        sendToGy(choose1(series('The Phantom Knights'), monster, inYourDeck)),
        setCard(choose1(series('Phantom Knights'), spellOrTrap, inYourDeck)),
      ),
    }),
    trigger({
      on: summoned([attribute('DARK'), frame('xyz'), pointedToBy(thisCard)], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
