import {
  addToHand,
  allThatMatch,
  cannotBeAttackedByOpponent,
  continuous,
  destroy,
  detach,
  either,
  exactLevel,
  except,
  faceDown,
  faceUp,
  ignition,
  inDefensePosition,
  inMonsterZone,
  inYourGy,
  materials,
  monster,
  moved,
  opponentControls,
  series,
  stillTheirs,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const guarded = [
  either([faceUp, series('Ghostrick')], [faceDown, inDefensePosition]),
  monster,
  except(thisCard),
  inMonsterZone,
];

export const ghostrickAlucard = monsterCard(75367227, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({ affects: allThatMatch(...guarded), modifiers: [cannotBeAttackedByOpponent] }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      targets: [stillTheirs(target1(faceDown, opponentControls))],
      resolve: destroy(that(target, faceDown)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(series('Ghostrick'), except(thisCard), inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
