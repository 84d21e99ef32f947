import {
  andIfYouDo,
  andThen,
  at,
  cardOrEffectActivated,
  changePosition,
  choose1,
  faceUp,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  moved,
  named,
  negateActivation,
  not,
  quick,
  returnToHand,
  sendToGy,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const salamangreatFalco = monsterCard(20618081, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Salamangreat'), spellOrTrap, inYourGy)],
      resolve: setCard(target),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Salamangreat'), monster, not(named('Salamangreat Falco')), youControl)],
      resolve: andIfYouDo(returnToHand(target), specialSummon(thisCard)),
    }),
  ],
});

export const salamangreatGazelle = monsterCard(26889158, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([series('Salamangreat'), monster, not(named('Salamangreat Gazelle'))], {
        to: ['gy'],
        owner: 'you',
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(series('Salamangreat'), not(named('Salamangreat Gazelle')), inYourDeck)),
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
