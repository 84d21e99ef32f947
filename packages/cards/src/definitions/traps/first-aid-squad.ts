import {
  activation,
  addToHand,
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  frame,
  inYourGy,
  moved,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const warrior = { frame: 'normal', abilities: [], attribute: 'EARTH', race: 'Warrior' } as const;

export const firstAidSquad = trapCard(33622465, {
  effects: [
    activation({ targets: [target1(frame('normal'), inYourGy)], resolve: addToHand(target) }),
    trigger({
      from: ['gy'],
      on: moved([frame('normal')], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        specialSummon(thisCard, {
          positions: ['defense'],
          traits: { ...warrior, level: 3, atk: 1200, def: 400 },
        }),
        apply('while-it-stays', thisCard, banishedWhenItLeaves),
      ),
    }),
  ],
});
