import {
  activation,
  addToHand,
  andIfYouDo,
  apply,
  applyOneOf,
  as,
  asItIsNow,
  banish,
  choose1,
  effectMonster,
  effectsNegated,
  exists,
  type Filter,
  faceUp,
  ifSo,
  ignition,
  inYourDeck,
  matches,
  monster,
  not,
  race,
  series,
  specialSummon,
  the,
  thisCard,
  tribute,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const WYRM: Filter = [race('Wyrm'), monster, inYourDeck];

export const heavenlyDragonCircle = spellCard(51684157, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      cost: tribute(as('tributed', choose1(race('Wyrm'), monster, youControl))),
      resolve: ifSo(
        matches(asItIsNow(the('tributed')), not(effectMonster)),
        applyOneOf(
          addToHand(choose1(...WYRM)),
          andIfYouDo(
            specialSummon(as('summoned', choose1(...WYRM))),
            apply('while-it-stays', the('summoned'), effectsNegated),
          ),
        ),
        addToHand(choose1(...WYRM)),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      condition: exists(monster, faceUp, not(effectMonster), youControl),
      cost: banish(thisCard),
      resolve: addToHand(choose1(series('Tenyi'), inYourDeck)),
    }),
  ],
});
