import {
  activation,
  all,
  allThatMatch,
  andIfYouDo,
  at,
  atLeast,
  atTiming,
  attacksDirectlyOn,
  attribute,
  banish,
  battled,
  becomeTheEndPhase,
  bothTakeBattleDamage,
  cannotAttack,
  choose1,
  continuous,
  destroy,
  destroyAndBanish,
  draw,
  duringPhase,
  effectMonster,
  effectsNegated,
  equip,
  equippedMonster,
  faceUp,
  ifSo,
  inPhase,
  isCard,
  itselfIf,
  leavesField,
  level,
  lifePointsOf,
  link,
  linked,
  maintenance,
  matches,
  monster,
  moved,
  onField,
  opponentsBattlingMonster,
  payLifePoints,
  player,
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
  trigger,
  unclassified,
  youControl,
  yourBattlingMonster,
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

export const heroicRetributionSword = trapCard(49551909, {
  remains: true,
  effects: [
    activation({
      targets: [target1(series('Heroic'), monster, faceUp, youControl)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 1,
      from: ['spells'],
      while: matches(yourBattlingMonster, isCard(equippedMonster)),
      affects: player('you'),
      modifiers: [bothTakeBattleDamage],
    }),
    trigger({
      number: 2,
      from: ['spells'],
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(equippedMonster), matches(opponentsBattlingMonster, monster)),
      resolve: destroy(opponentsBattlingMonster),
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

export const embodimentOfApophis = trapCard(28649820, {
  effects: [
    activation({
      condition: duringPhase('main1', 'main2'),
      resolve: specialSummon(thisCard, {
        traits: {
          frame: 'normal',
          abilities: [],
          attribute: 'EARTH',
          race: 'Reptile',
          level: 4,
          atk: 1600,
          def: 1800,
          stillTrap: true,
        },
      }),
    }),
  ],
});

export const escapeFromTheDarkDimension = trapCard(31550470, {
  effects: [
    activation({
      targets: [target1(attribute('DARK'), monster, at('you', 'banished'))],
      resolve: andIfYouDo(specialSummon(target), link('escaped', target)),
    }),
    unclassified({
      number: 1,
      on: leavesField(),
      does: destroyAndBanish(linked('escaped')),
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('escaped'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});
