import {
  also,
  andIfYouDo,
  choose1,
  effectMonster,
  existAtLeast,
  ignition,
  inYourDeck,
  inYourGy,
  later,
  materials,
  monster,
  moved,
  oncePerTurn,
  opponentControls,
  sendToGy,
  series,
  specialSummon,
  spell,
  takeControl,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceCamellia = monsterCard(63013339, {
  summoning: { materials: [materials(2, effectMonster)], first: ['link'], oncePerTurn: true },
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: unless(existAtLeast(4, spell, inYourGy)),
      resolve: sendToGy(choose1(series('Sky Striker'), inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(monster, opponentControls)],
      resolve: andIfYouDo(
        specialSummon(thisCard, { to: 'opponent' }),
        also(sendToGy(target), later('end-phase', takeControl(thisCard))),
      ),
    }),
  ],
});
