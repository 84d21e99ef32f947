import {
  also,
  apply,
  atkBecomes,
  effectsNegated,
  faceUp,
  monster,
  onField,
  quick,
  specialSummonedFrom,
  spellOrTrap,
  target,
  target1,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozAdds, nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfClausolas = monsterCard(99185129, {
  summoning: nekrozSummoning(),
  effects: [
    nekrozAdds(spellOrTrap),
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
