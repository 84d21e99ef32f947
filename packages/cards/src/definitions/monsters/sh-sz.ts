import {
  all,
  allThatMatch,
  andIfYouDo,
  andThen,
  at,
  atRandom,
  atTiming,
  attackingMonster,
  attacksDirectlyOn,
  attacksInDefensePosition,
  attackTarget,
  cardOrEffectActivated,
  changePosition,
  choose1,
  continuous,
  destroy,
  discard,
  doubleBattleDamage,
  faceUp,
  flipped,
  ignition,
  inflictsBattleDamage,
  inYourGy,
  isCard,
  itself,
  matches,
  monster,
  moved,
  named,
  negateActivation,
  not,
  notDestroyedByBattle,
  opponentControls,
  piercing,
  player,
  quick,
  sendToGy,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
  wasTargeted,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const shaddollFalco = monsterCard(37445295, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Shaddoll'), monster, inYourGy, not(named('Shaddoll Falco')))],
      resolve: specialSummon(target, { positions: ['face-down'] }),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(thisCard, { positions: ['face-down'] }),
    }),
  ],
});

export const spiritReaper = monsterCard(23205979, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    unclassified({ on: wasTargeted(), does: destroy(thisCard) }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: attacksDirectlyOn('opponent'),
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});

export const spearDragon = monsterCard(31553716, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    unclassified({
      on: atTiming('damage-step-end'),
      condition: matches(attackingMonster, isCard(thisCard)),
      does: changePosition(thisCard, 'defense'),
    }),
  ],
});

export const stoneStatueOfTheAztecs = monsterCard(31812496, {
  effects: [
    continuous({
      while: all(matches(attackingMonster, opponentControls), matches(attackTarget, isCard(thisCard))),
      affects: player('opponent'),
      modifiers: [doubleBattleDamage],
    }),
  ],
});

export const subterrorFiendess = monsterCard(74762582, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      on: [cardOrEffectActivated('opponent')],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      targets: [target1(series('Subterror'), monster, youControl)],
      resolve: andThen(negateActivation, changePosition(target, 'face-down')),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, youControl)],
      resolve: andIfYouDo(
        changePosition(target, 'face-down'),
        specialSummon(choose1(series('Subterror'), monster, at('you', 'hand', 'gy')), {
          positions: ['defense', 'face-down'],
        }),
      ),
    }),
  ],
});

export const superheavySamuraiBigBenkei = monsterCard(3117804, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      resolve: changePosition(thisCard),
    }),
    continuous({
      affects: allThatMatch(series('Superheavy Samurai'), monster, youControl),
      modifiers: [attacksInDefensePosition],
    }),
  ],
});
