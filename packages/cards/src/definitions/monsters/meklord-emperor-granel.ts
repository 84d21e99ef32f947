import {
  andIfYouDo,
  at,
  continuous,
  equip,
  equippedTo,
  type Filter,
  faceUp,
  frame,
  gainsAtk,
  gainsAtkDef,
  ignition,
  isCard,
  itself,
  lifePointsOf,
  link,
  linked,
  monster,
  moved,
  oncePerTurn,
  opponentControls,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  times,
  totalAtkOf,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const EQUIPPED: Filter = [isCard(linked('taken')), equippedTo(isCard(thisCard)), at('any', 'spells')];

const DESTROYED = moved([monster, faceUp, at('you', 'monsters')], {
  to: ['gy'],
  manner: ['destroyed'],
  by: ['effect'],
});

export const meklordEmperorGranel = monsterCard(4545683, {
  summoning: { only: ['own-effect'] },
  effects: [
    trigger({
      from: ['hand'],
      on: DESTROYED,
      use: 'when-you-can',
      damageStep: 'forbidden',
      resolve: specialSummon(thisCard, { properly: true }),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(0.5, lifePointsOf('you'))), gainsAtk(totalAtkOf(...EQUIPPED))],
    }),
    ignition({
      limit: oncePerTurn,
      targets: [stillTheirs(target1(frame('synchro'), monster, opponentControls))],
      resolve: andIfYouDo(equip(target, thisCard), link('taken', target, { adds: true })),
    }),
    ignition({ targets: [target1(...EQUIPPED)], resolve: specialSummon(target, { positions: ['defense'] }) }),
  ],
});
