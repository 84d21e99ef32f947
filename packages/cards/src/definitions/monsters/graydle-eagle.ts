import {
  andIfYouDo,
  continuous,
  controlled,
  destroy,
  equip,
  type Filter,
  faceUp,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  monster,
  moved,
  opponentControls,
  target,
  target1,
  thisCard,
  trigger,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const HERE: Filter = [isCard(thisCard), youControl];
const DESTROYED = { from: ['monsters'], to: ['gy'], manner: ['destroyed'] } as const;

export const graydleEagle = monsterCard(29834183, {
  effects: [
    trigger({
      from: ['gy'],
      on: [
        moved(HERE, { ...DESTROYED, by: ['battle'] }),
        moved(HERE, { ...DESTROYED, by: ['effect'], of: [monster] }),
      ],
      use: 'if-you-can',
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(equip(thisCard, target), link('held', target)),
    }),
    continuous({ from: ['spells'], affects: itself(linked('held')), modifiers: [controlled] }),
    unclassified({ number: 2, on: leavesField(), does: destroy(linked('held')) }),
  ],
});
