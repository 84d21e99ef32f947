import {
  activation,
  allThatMatch,
  at,
  atLeast,
  atTiming,
  attacksDirectlyOn,
  banish,
  becomeTheEndPhase,
  cannotAttack,
  choose1,
  continuous,
  destroy,
  draw,
  effectMonster,
  effectsNegated,
  faceUp,
  ifSo,
  inPhase,
  isCard,
  itselfIf,
  level,
  lifePointsOf,
  link,
  linked,
  maintenance,
  monster,
  moved,
  onField,
  payLifePoints,
  race,
  series,
  specialSummon,
  spell,
  target,
  target1,
  targetExactly,
  that,
  thisCard,
  tribute,
  unclassified,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const fiendishChain = trapCard(50078509, {
  effects: [
    activation({
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: link('chained', target),
    }),
    continuous({
      number: 1,
      affects: itselfIf(linked('chained'), faceUp),
      modifiers: [effectsNegated, cannotAttack],
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('chained'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});

export const flashbang = trapCard(9267769, {
  effects: [
    activation({
      on: [atTiming('after-damage-calculation')],
      condition: attacksDirectlyOn('you'),
      resolve: becomeTheEndPhase,
    }),
  ],
});

export const heroSignal = trapCard(22020907, {
  effects: [
    activation({
      on: [moved([monster, youControl], { to: ['gy'], manner: ['destroyed'], by: ['battle'] })],
      resolve: specialSummon(
        choose1(monster, series('Elemental HERO'), level({ max: 4 }), at('you', 'hand', 'deck')),
      ),
    }),
  ],
});

export const icarusAttack = trapCard(53567095, {
  effects: [
    activation({
      cost: tribute(choose1(race('Winged Beast'), monster, youControl)),
      targets: [targetExactly(2, onField)],
      resolve: destroy(target),
    }),
  ],
});

export const imperialOrder = trapCard(61740673, {
  effects: [
    activation(),
    continuous({ number: 1, affects: allThatMatch(spell, faceUp, onField), modifiers: [effectsNegated] }),
    maintenance({
      number: 2,
      on: inPhase('standby', 'any'),
      does: ifSo(atLeast(lifePointsOf('you'), 700), payLifePoints(700), destroy(thisCard)),
    }),
  ],
});

export const interdimensionalMatterTransporter = trapCard(36261276, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, youControl)],
      resolve: banish(that(target, faceUp, youControl), { until: 'end-phase' }),
    }),
  ],
});

export const jarOfGreed = trapCard(83968380, {
  effects: [activation({ resolve: draw(1) })],
});
