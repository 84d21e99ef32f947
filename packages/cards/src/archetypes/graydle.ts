/** What "Graydle" cards have in common. */
import {
  andIfYouDo,
  continuous,
  controlled,
  destroy,
  type Effect,
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
  stillTheirs,
  target,
  target1,
  thisCard,
  trigger,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';

const DESTROYED: Parameters<typeof moved>[1] = { from: ['monsters'], to: ['gy'], manner: ['destroyed'] };

const HERE: Filter = [isCard(thisCard), youControl];

/** Graydle: destroyed by battle or by the effect of such a card, it is equipped to an opponent's monster, takes it, and destroys it when it leaves. */
export const takesControlWhenDestroyedBy = (...of: Filter): readonly Effect[] => [
  trigger({
    from: ['gy'],
    on: [moved(HERE, { ...DESTROYED, by: ['battle'] }), moved(HERE, { ...DESTROYED, by: ['effect'], of })],
    use: 'if-you-can',
    targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
    resolve: andIfYouDo(equip(thisCard, target), link('held', target)),
  }),
  continuous({ from: ['spells'], affects: itself(linked('held')), modifiers: [controlled] }),
  unclassified({ number: 2, on: leavesField(), does: destroy(linked('held')) }),
];
