import {
  allThatMatch,
  chooseExactly,
  continuous,
  effectsNegated,
  faceUp,
  gainsAtk,
  itself,
  linked,
  monster,
  opponentControls,
  originalAtkOf,
  thisCard,
  times,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { takesAMonster, whileATakenMonsterIsEquipped } from '../../kinds.ts';

const taken = linked('taken');

export const destinyHeroPlasma = monsterCard(83965310, {
  summoning: {
    normal: { never: true },
    procedure: { from: ['hand'], does: tribute(chooseExactly(3, monster, youControl)) },
    only: ['procedure'],
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, faceUp, opponentControls),
      modifiers: [effectsNegated],
    }),
    takesAMonster,
    continuous({
      while: whileATakenMonsterIsEquipped,
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(0.5, originalAtkOf(taken)))],
    }),
  ],
});
