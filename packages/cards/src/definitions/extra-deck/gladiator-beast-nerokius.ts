import {
  atTiming,
  battledInThisBattlePhase,
  chooseExactly,
  continuous,
  FIELD_ZONES,
  inYourDeck,
  itself,
  materials,
  monster,
  notDestroyedByBattle,
  returnToExtraDeck,
  series,
  silencesOpponentWhenBattling,
  specialSummon,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gladiatorBeastNerokius = monsterCard(29357956, {
  summoning: {
    materials: [materials(3, series('Gladiator Beast'), monster)],
    procedure: { from: ['extra'], materials: 'shuffled-into-deck', materialsIn: FIELD_ZONES },
    first: ['procedure'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), silencesOpponentWhenBattling],
    }),
    trigger({
      on: atTiming('battle-end'),
      use: 'if-you-can',
      condition: battledInThisBattlePhase(thisCard),
      cost: returnToExtraDeck(thisCard),
      resolve: specialSummon(chooseExactly(2, series('Gladiator Beast'), monster, inYourDeck)),
    }),
  ],
});
