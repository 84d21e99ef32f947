import {
  cardOrEffectActivated,
  monster,
  negateEffect,
  opponentControls,
  quick,
  specialSummon,
  thisCard,
  tribute,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import {
  banishedBesideChimera,
  NEITHER_IS_DESTROYED_BY_BATTLE,
  otherThatMentionsChimeraFusion,
} from '../../archetypes/chimera.ts';
import { monsterCard } from '../../card.ts';

export const mirrorSwordknight = monsterCard(28954097, {
  effects: [
    ...NEITHER_IS_DESTROYED_BY_BATTLE,
    quick({
      number: 2,
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: specialSummon(otherThatMentionsChimeraFusion('Mirror Swordknight')),
    }),
    banishedBesideChimera(cardOrEffectActivated('any', monster, opponentControls), negateEffect),
  ],
});
