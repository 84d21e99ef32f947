import {
  addToHand,
  andIfYouDo,
  apply,
  choose1,
  effectMonster,
  effectsNegated,
  type Filter,
  faceUp,
  frame,
  inYourDeck,
  leavesField,
  moved,
  opponentControls,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const YOUR_FUSION: Filter = [faceUp, frame('fusion'), youControl];

export const aluberTheJesterOfDespia = monsterCard(62962630, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Branded'), spellOrTrap, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved(YOUR_FUSION, { manner: ['destroyed'], by: ['battle'] }),
        leavesField(YOUR_FUSION, { by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(faceUp, effectMonster, opponentControls)],
      resolve: andIfYouDo(specialSummon(thisCard), apply('end-of-turn', target, effectsNegated)),
    }),
  ],
});
