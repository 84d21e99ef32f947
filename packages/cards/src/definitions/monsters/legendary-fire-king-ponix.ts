import {
  addToHand,
  choose1,
  inNextPhaseAfter,
  inYourDeck,
  moved,
  series,
  spellOrTrap,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { summonedWhenFireIsDestroyed, whenFireKingIsSummoned } from '../../archetypes/fire-king.ts';
import { monsterCard } from '../../card.ts';

export const legendaryFireKingPonix = monsterCard(90681088, {
  effects: [
    summonedWhenFireIsDestroyed({ from: ['hand'] }),
    whenFireKingIsSummoned(addToHand(choose1(series('Fire King'), spellOrTrap, inYourDeck))),
    trigger({
      from: ['gy'],
      on: inNextPhaseAfter('standby', 'any', moved(thisOne, { manner: ['destroyed'], to: ['gy'] })),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: addToHand(thisCard),
    }),
  ],
});
