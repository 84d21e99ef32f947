import {
  andIfYouDo,
  apply,
  as,
  asItIsNow,
  attribute,
  chooseUpTo,
  destroy,
  gainsAttacks,
  howMany,
  ignition,
  inGys,
  inYourDeck,
  isCard,
  materialsOf,
  materialsOrMore,
  monster,
  numberOf,
  oncePerTurn,
  onField,
  race,
  sendToGy,
  series,
  spellOrTrap,
  summoned,
  target,
  targetUpTo,
  the,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENT = as('sent', chooseUpTo(2, attribute('LIGHT'), race('Machine'), monster, inYourDeck));

export const chimeratechRampageDragon = monsterCard(84058253, {
  summoning: { materials: [materialsOrMore(2, series('Cyber Dragon'), monster)], noSubstitutes: true },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'when-you-can',
      targets: [targetUpTo(howMany(materialsOf(thisCard)), spellOrTrap, onField)],
      resolve: destroy(target),
    }),
    ignition({
      limit: oncePerTurn,
      resolve: andIfYouDo(
        sendToGy(SENT),
        apply('end-of-turn', thisCard, gainsAttacks(numberOf(isCard(asItIsNow(the('sent'))), inGys))),
      ),
    }),
  ],
});
