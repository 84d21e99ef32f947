import {
  addToHand,
  apply,
  applyOneOf,
  at,
  banish,
  choose1,
  effectMonster,
  effectsNegated,
  either,
  except,
  type Filter,
  faceUp,
  inYourDeck,
  monster,
  onField,
  quick,
  race,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SWORDSOUL_CARD: Filter = [series('Swordsoul'), inYourDeck];

export const swordsoulGrandmasterChixiao = monsterCard(69248256, {
  summoning: { materials: tunerAndNonTuners(race('Wyrm')) },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: applyOneOf(addToHand(choose1(...SWORDSOUL_CARD)), banish(choose1(...SWORDSOUL_CARD))),
    }),
    quick({
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(choose1(either([series('Swordsoul')], [race('Wyrm'), monster]), at('you', 'hand', 'gy'))),
      targets: [target1(effectMonster, faceUp, onField, except(thisCard))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
  ],
});
