import {
  activation,
  allThatMatch,
  andIfYouDo,
  andThen,
  attackingMonster,
  banish,
  cannotChangePosition,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  FIELD_ZONES,
  faceUp,
  inYourGy,
  inYourHand,
  isCard,
  link,
  linked,
  monster,
  moved,
  onField,
  opponentControls,
  race,
  setCard,
  specialSummon,
  spellOrTrap,
  staysIn,
  target,
  target1,
  thisCard,
  thisOne,
  unclassified,
  youCan,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const callOfTheHaunted = trapCard(97077563, {
  effects: [
    activation({
      targets: [target1(monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target, { positions: ['attack'] }), link('haunted', target)),
    }),
    unclassified({
      on: moved(thisOne, { from: FIELD_ZONES, to: ['deck', 'hand', 'gy', 'banished'] }),
      does: destroy(linked('haunted')),
    }),
    unclassified({
      on: moved([isCard(linked('haunted'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});

export const dimensionalPrison = trapCard(70342110, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: banish(target),
    }),
  ],
});

export const dragonCaptureJar = trapCard(50045299, {
  effects: [
    activation(),
    continuous({
      affects: allThatMatch(race('Dragon'), monster, faceUp, onField),
      modifiers: [staysIn('defense'), cannotChangePosition],
    }),
  ],
});

export const dustTornado = trapCard(60082869, {
  effects: [
    activation({
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: andThen(destroy(target), youCan(setCard(choose1(spellOrTrap, inYourHand)))),
    }),
  ],
});

export const interdimensionalMatterTransporter = trapCard(36261276, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, youControl)],
      resolve: banish(target, { until: 'end-phase' }),
    }),
  ],
});
