import {
  addToHand,
  also,
  apply,
  atkBecomes,
  choose1,
  discard,
  effectsNegated,
  faceUp,
  ignition,
  inYourDeck,
  monster,
  onField,
  property,
  quick,
  series,
  specialSummonedFrom,
  spell,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekrozOfClausolas = monsterCard(99185129, {
  summoning: { ritualSpell: [series('Nekroz'), property('Ritual'), spell], only: ['ritual'] },
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: addToHand(choose1(series('Nekroz'), spellOrTrap, inYourDeck)),
    }),
    quick({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, specialSummonedFrom('extra'), onField)],
      resolve: also(
        apply('end-of-turn', target, atkBecomes(0)),
        apply('end-of-turn', target, effectsNegated),
      ),
    }),
  ],
});
