import {
  addToHand,
  all,
  alsoAfterThat,
  apply,
  at,
  choose1,
  draw,
  duringPhase,
  effectMonster,
  effectsNegated,
  every,
  exists,
  faceUp,
  flipped,
  inYourDeck,
  inYourHand,
  itselfIf,
  matches,
  monster,
  moved,
  named,
  not,
  opponentControls,
  opponentsTurn,
  property,
  quick,
  sendToGy,
  series,
  shuffleIntoDeck,
  spell,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const effectVeiler = monsterCard(97268402, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      cost: sendToGy(thisCard),
      targets: [target1(effectMonster, opponentControls)],
      resolve: apply('end-of-turn', itselfIf(target, faceUp, opponentControls), effectsNegated),
    }),
  ],
});

export const elementalHEROShadowMist = monsterCard(50720316, {
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Change'), spell, property('Quick-Play'), inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(
        choose1(series('HERO'), monster, not(named('Elemental HERO Shadow Mist')), inYourDeck),
      ),
    }),
  ],
});

export const exodiaTheForbiddenOne = monsterCard(33396948, {
  victory: all(
    exists(named('Right Leg of the Forbidden One'), inYourHand),
    exists(named('Left Leg of the Forbidden One'), inYourHand),
    exists(named('Right Arm of the Forbidden One'), inYourHand),
    exists(named('Left Arm of the Forbidden One'), inYourHand),
    matches(thisCard, inYourHand),
  ),
});

export const fiberJar = monsterCard(78706415, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: alsoAfterThat(
        shuffleIntoDeck(every(at('any', 'hand', 'monsters', 'spells', 'field', 'pendulum', 'gy'))),
        draw(5, 'any'),
      ),
    }),
  ],
});
