import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  as,
  choose1,
  continuous,
  discard,
  effectsNegated,
  equip,
  equippedMonster,
  inYourGy,
  inYourHand,
  itself,
  monster,
  originalLevel,
  originalLevelOf,
  specialSummon,
  sumOf,
  target,
  target1,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const overdoneBurial = spellCard(65993085, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: discard(as('discarded', choose1(monster, inYourHand))),
      targets: [
        target1(monster, inYourGy, originalLevel({ max: sumOf(originalLevelOf(the('discarded')), -1) })),
      ],
      resolve: andIfYouDo(specialSummon(target), equip(thisCard, target)),
    }),
    continuous({
      number: 2,
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [effectsNegated],
    }),
  ],
});
