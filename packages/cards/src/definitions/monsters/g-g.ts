import {
  alsoAfterThat,
  apply,
  at,
  atk,
  atkBecomes,
  attribute,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  deed,
  defBecomes,
  discard,
  effectActivatedIncluding,
  faceUp,
  frame,
  inYourDeck,
  inYourGy,
  inYourHand,
  itself,
  level,
  monster,
  moved,
  negateActivation,
  notDestroyedByBattle,
  numberOf,
  opponentControls,
  payLifePoints,
  quick,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  targetedForAttack,
  thisCard,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const gagagaGardna = monsterCard(12423762, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([opponentControls], 'direct'),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: targetedForAttack(),
      use: 'when-you-can',
      cost: discard(choose1(inYourHand)),
      resolve: apply('end-of-this-battle', thisCard, notDestroyedByBattle()),
    }),
  ],
});

export const gemKnightObsidian = monsterCard(19163116, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand'], to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(level({ max: 4 }), frame('normal'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});

export const ghostBelleHauntedMansion = monsterCard(73642296, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'gy'),
          deed('to-deck', 'gy'),
          deed('special-summon', 'gy'),
          deed('banish', 'gy'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateActivation,
    }),
  ],
});

export const giantRat = monsterCard(97017120, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(attribute('EARTH'), monster, atk({ max: 1500 }), inYourDeck), {
        positions: ['attack'],
      }),
    }),
  ],
});

export const goblindbergh = monsterCard(25259669, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: alsoAfterThat(
        specialSummon(choose1(level({ max: 4 }), monster, inYourHand)),
        changePosition(thisCard, 'defense'),
      ),
    }),
  ],
});

export const greenBaboonDefenderOfTheForest = monsterCard(46668237, {
  effects: [
    trigger({
      from: ['hand', 'gy'],
      on: moved([race('Beast'), monster, faceUp, youControl], { to: ['gy'], manner: ['destroyed'] }),
      use: 'when-you-can',
      cost: payLifePoints(1000),
      resolve: specialSummon(thisCard),
    }),
  ],
});

/** The number of your banished cards x 400. */

const ofYourBanishedCards = times(400, numberOf(at('you', 'banished')));

export const grenMajuDaEiza = monsterCard(36584821, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [atkBecomes(ofYourBanishedCards), defBecomes(ofYourBanishedCards)],
    }),
  ],
});
