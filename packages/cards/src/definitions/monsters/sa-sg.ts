import {
  ability,
  addToHand,
  andIfYouDo,
  apply,
  as,
  atk,
  attribute,
  cannotActivate,
  choose1,
  discard,
  effectMonster,
  FIELD_ZONES,
  ignition,
  inYourDeck,
  inYourGy,
  level,
  monster,
  moved,
  named,
  not,
  player,
  returnToHand,
  sameNameAs,
  sendToGy,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const sageWithEyesOfBlue = monsterCard(8240199, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: addToHand(
        choose1(
          level({ min: 1, max: 1 }),
          attribute('LIGHT'),
          ability('tuner'),
          inYourDeck,
          not(named('Sage with Eyes of Blue')),
        ),
      ),
    }),
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(effectMonster, youControl)],
      resolve: andIfYouDo(sendToGy(target), specialSummon(choose1(series('Blue-Eyes'), monster, inYourDeck))),
    }),
  ],
});

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

export const sangan = monsterCard(26202165, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        addToHand(as('added', choose1(monster, atk({ max: 1500 }), inYourDeck))),
        apply('end-of-turn', player('you'), cannotActivate(sameNameAs(the('added')))),
      ),
    }),
  ],
});
