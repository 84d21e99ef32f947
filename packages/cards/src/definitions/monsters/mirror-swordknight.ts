import {
  banish,
  cardOrEffectActivated,
  choose1,
  continuous,
  exists,
  faceUp,
  inYourDeck,
  itself,
  mentions,
  monster,
  named,
  negateEffect,
  not,
  notDestroyedByBattle,
  opponentControls,
  opponentInBattle,
  quick,
  specialSummon,
  thisCard,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mirrorSwordknight = monsterCard(28954097, {
  effects: [
    continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ number: 1, affects: itself(opponentInBattle), modifiers: [notDestroyedByBattle()] }),
    quick({
      number: 2,
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: specialSummon(
        choose1(mentions('Chimera Fusion'), monster, inYourDeck, not(named('Mirror Swordknight'))),
      ),
    }),
    quick({
      number: 3,
      from: ['monsters', 'gy'],
      on: [cardOrEffectActivated('any', monster, opponentControls)],
      condition: exists(named('Chimera the Flying Mythical Beast'), faceUp, youControl),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: negateEffect,
    }),
  ],
});
