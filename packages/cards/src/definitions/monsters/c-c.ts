import {
  all,
  allThatMatch,
  at,
  atTiming,
  battled,
  choose1,
  continuous,
  countersOn,
  discard,
  draw,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  inYourHand,
  itself,
  monster,
  onField,
  opponentControls,
  placeCounters,
  revealed,
  target,
  target1,
  thisCard,
  times,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const ceremonialBell = monsterCard(20228463, {
  effects: [
    continuous({ from: ['monsters'], affects: allThatMatch(at('any', 'hand')), modifiers: [revealed] }),
  ],
});

export const chainsawInsect = monsterCard(77252217, {
  effects: [
    trigger({
      from: ['monsters', 'gy'],
      on: atTiming('damage-step-end'),
      use: 'mandatory',
      condition: battled(thisCard),
      resolve: draw(1, 'opponent'),
    }),
  ],
});

export const coldEnchanter = monsterCard(24661486, {
  effects: [
    ignition({
      cost: discard(choose1(inYourHand)),
      targets: [target1(monster, faceUp, onField)],
      resolve: placeCounters(1, 'Ice Counter', target),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, countersOn('Ice Counter', onField)))],
    }),
  ],
});

export const cyberDragon = monsterCard(70095154, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
    },
  },
});

/** All that it says is its other name. */

export const cyberHarpieLady = monsterCard(80316585, {
  effects: [],
});
