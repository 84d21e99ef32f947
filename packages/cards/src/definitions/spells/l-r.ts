import {
  activation,
  addToHand,
  affectedAs,
  allThatMatch,
  allThatMatchNow,
  also,
  apply,
  at,
  atk,
  atkMultiplied,
  attacks,
  cannotDeclareAttacks,
  choose1,
  continuous,
  destroy,
  doOrElse,
  draw,
  faceUp,
  fusionMonster,
  fusionSummon,
  gainsAtk,
  inGys,
  inPhase,
  inYourDeck,
  later,
  level,
  monster,
  named,
  onField,
  payLifePoints,
  race,
  silencesOpponentWhenAttacking,
  specialSummon,
  spellOrTrap,
  stillAffected,
  summonedBy,
  target,
  target1,
  thisCard,
  unclassified,
  youControl,
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

export const messengerOfPeace = spellCard(44656491, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(monster, faceUp, onField, atk({ min: 1500 })),
      modifiers: [cannotDeclareAttacks],
    }),
    unclassified({
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
