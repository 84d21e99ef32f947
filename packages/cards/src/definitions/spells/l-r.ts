import {
  activation,
  addToHand,
  affectedAs,
  all,
  allThatMatch,
  allThatMatchNow,
  also,
  alsoAfterThat,
  andIfYouDo,
  andThen,
  apply,
  as,
  at,
  atk,
  atkMultiplied,
  atRandom,
  atTiming,
  attacks,
  banish,
  cannotDeclareAttacks,
  cannotDrawByEffects,
  choose1,
  continuous,
  destroy,
  doOrElse,
  draw,
  duringPhase,
  duringTiming,
  every,
  faceDown,
  faceUp,
  fusionMonster,
  fusionSummon,
  gainsAtk,
  giveUpNormalDraw,
  inGys,
  inPhase,
  inYourDeck,
  inYourHand,
  later,
  level,
  maintenance,
  monster,
  named,
  noted,
  numberOf,
  onField,
  payLifePoints,
  player,
  race,
  shuffleIntoDeck,
  silencesOpponentWhenAttacking,
  specialSummon,
  spellOrTrap,
  stillAffected,
  summonedBy,
  takeDamage,
  target,
  target1,
  thisCard,
  times,
  trigger,
  youControl,
  yourTurn,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const limiterRemoval = spellCard(23171610, {
  effects: [
    activation({
      resolve: also(
        apply(
          'end-of-turn',
          affectedAs('doubled', allThatMatchNow(race('Machine'), monster, youControl)),
          atkMultiplied(2),
        ),
        later('end-phase', destroy(stillAffected('doubled'))),
      ),
    }),
  ],
});

export const magicalBlast = spellCard(91819979, {
  effects: [
    activation({
      resolve: takeDamage('opponent', times(200, numberOf(race('Spellcaster'), monster, faceUp, youControl))),
    }),
    trigger({
      from: ['gy'],
      on: atTiming('before-draw'),
      use: 'if-you-can',
      condition: yourTurn,
      resolve: andIfYouDo(giveUpNormalDraw, addToHand(thisCard)),
    }),
  ],
});

export const messengerOfPeace = spellCard(44656491, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(monster, faceUp, onField, atk({ min: 1500 })),
      modifiers: [cannotDeclareAttacks],
    }),
    maintenance({
      number: 2,
      on: inPhase('standby', 'you'),
      does: doOrElse(payLifePoints(100), destroy(thisCard)),
    }),
  ],
});

export const monsterReborn = spellCard(83764718, {
  effects: [activation({ targets: [target1(monster, inGys)], resolve: specialSummon(target) })],
});

export const mysticalSpaceTyphoon = spellCard(5318639, {
  effects: [activation({ targets: [target1(spellOrTrap, onField)], resolve: destroy(target) })],
});

export const neutronBlast = spellCard(43845801, {
  effects: [
    activation({
      targets: [target1(named('Blue-Eyes Ultimate Dragon'), monster, summonedBy('fusion'), youControl)],
      resolve: apply('end-of-turn', target, attacks(3, 'any'), silencesOpponentWhenAttacking),
    }),
  ],
});

export const polymerization = spellCard(24094653, {
  effects: [
    activation({
      resolve: fusionSummon({
        monster: [fusionMonster, at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
  ],
});

export const potOfExtravagance = spellCard(49238328, {
  effects: [
    activation({
      condition: all(yourTurn, duringPhase('main1'), duringTiming('main-phase-start')),
      modes: [
        {
          cost: banish(atRandom(3, faceDown, at('you', 'extra')), { face: 'down' }),
          resolve: alsoAfterThat(draw(1), apply('end-of-turn', player('you'), cannotDrawByEffects)),
        },
        {
          cost: banish(atRandom(6, faceDown, at('you', 'extra')), { face: 'down' }),
          resolve: alsoAfterThat(draw(2), apply('end-of-turn', player('you'), cannotDrawByEffects)),
        },
      ],
    }),
  ],
});

export const potOfGreed = spellCard(55144522, {
  effects: [activation({ resolve: draw(2) })],
});

export const reinforcementOfTheArmy = spellCard(32807846, {
  effects: [
    activation({ resolve: addToHand(choose1(level({ max: 4 }), race('Warrior'), monster, inYourDeck)) }),
  ],
});

export const rushRecklessly = spellCard(70046172, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(700)),
    }),
  ],
});

export const reload = spellCard(22589918, {
  effects: [
    activation({
      resolve: andThen(shuffleIntoDeck(as('added', every(inYourHand))), draw(noted('added'))),
    }),
  ],
});
