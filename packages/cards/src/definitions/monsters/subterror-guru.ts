import {
  addToHand,
  and,
  changePosition,
  choose1,
  except,
  exists,
  faceUp,
  flipped,
  ignition,
  inMonsterZone,
  inYourDeck,
  monster,
  named,
  not,
  quick,
  series,
  target,
  target1,
  thisCard,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ANOTHER_SUBTERROR = exists(series('Subterror'), faceUp, youControl, except(thisCard));

export const subterrorGuru = monsterCard(16428514, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Subterror'), inYourDeck, not(named('Subterror Guru')))),
    }),
    ...[ignition, quick].map((kind) =>
      kind({
        number: 2,
        limit: useOncePerTurn,
        condition: kind === quick ? ANOTHER_SUBTERROR : unless(ANOTHER_SUBTERROR),
        targets: [target1(monster, faceUp, inMonsterZone, except(thisCard))],
        resolve: and(changePosition(target, 'face-down'), changePosition(thisCard, 'face-down')),
      }),
    ),
  ],
});
