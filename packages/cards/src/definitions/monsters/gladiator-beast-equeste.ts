import {
  addToHand,
  atTiming,
  battledInThisBattlePhase,
  choose1,
  type Filter,
  inYourDeck,
  inYourGy,
  monster,
  named,
  not,
  series,
  shuffleIntoDeck,
  specialSummon,
  specialSummonedByEffectOf,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const beast: Filter = [series('Gladiator Beast'), monster];

export const gladiatorBeastEqueste = monsterCard(57731460, {
  effects: [
    trigger({
      on: specialSummonedByEffectOf(thisOne, ...beast),
      use: 'mandatory',
      targets: [target1(series('Gladiator Beast'), inYourGy)],
      resolve: addToHand(target),
    }),
    trigger({
      on: atTiming('battle-end'),
      use: 'if-you-can',
      condition: battledInThisBattlePhase(thisCard),
      cost: shuffleIntoDeck(thisCard),
      resolve: specialSummon(choose1(...beast, not(named('Gladiator Beast Equeste')), inYourDeck)),
    }),
  ],
});
