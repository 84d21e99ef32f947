import {
  ability,
  activation,
  andIfYouDo,
  choose1,
  destroy,
  draw,
  exactLevel,
  faceUp,
  monster,
  onField,
  target,
  target1,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const geminiSpark = spellCard(33846209, {
  effects: [
    activation({
      cost: tribute(choose1(faceUp, exactLevel(4), ability('gemini'), monster, youControl)),
      targets: [target1(onField)],
      resolve: andIfYouDo(destroy(target), draw(1)),
    }),
  ],
});
