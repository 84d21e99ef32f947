import {
  activatedIn,
  and,
  banish,
  cardOrEffectActivated,
  choose1,
  chooseExactly,
  continuous,
  destroy,
  destructionReplaced,
  frame,
  inYourGy,
  inYourHand,
  itself,
  materials,
  monster,
  named,
  not,
  onField,
  quick,
  race,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thunderDragonTitan = monsterCard(41685633, {
  summoning: {
    materials: [materials(3, series('Thunder Dragon'), monster)],
    only: ['fusion', 'procedure'],
    procedure: {
      from: ['extra'],
      does: and(
        banish(choose1(race('Thunder'), monster, inYourHand)),
        banish(choose1(race('Thunder'), frame('fusion'), not(named('Thunder Dragon Titan')), youControl)),
      ),
    },
  },
  effects: [
    quick({
      on: [activatedIn(cardOrEffectActivated('any', race('Thunder'), monster), 'hand')],
      damageStep: 'permitted',
      resolve: destroy(choose1(onField)),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          instead: banish(chooseExactly(2, inYourGy)),
        }),
      ],
    }),
  ],
});
