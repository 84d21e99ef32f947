import * as e from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { printCard } from './index.ts';

const FACTS = { passcode: 1 as e.Passcode, name: 'Sample', series: [] };
const MONSTER: e.MonsterCard = {
  ...FACTS,
  kind: 'monster',
  frame: 'effect',
  abilities: [],
  attribute: 'DARK',
  race: 'Fiend',
  level: 3,
  atk: 0,
  def: 0,
  effects: [],
};
const ofMonster = (effect: e.Effect): string => printCard({ ...MONSTER, effects: [effect] }, 'en');
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);

/** What is printed, and for what. */
const SAMPLES: readonly (readonly [string, string])[] = [
  [
    'When your opponent activates a card or effect (Quick Effect): You can discard this card; negate that effect.',
    ofMonster(
      e.quick({
        on: [e.cardOrEffectActivated('opponent')],
        from: ['hand'],
        cost: e.discard(e.thisCard),
        resolve: e.negateEffect,
      }),
    ),
  ],
  [
    'When your opponent activates a monster effect (Quick Effect): You can negate the activation, and if you do, banish it.',
    ofMonster(
      e.quick({
        on: [e.cardOrEffectActivated('opponent', e.monster)],
        resolve: e.andIfYouDo(e.negateActivation, e.banish(e.chainedTo)),
      }),
    ),
  ],
  [
    'When a Spell/Trap Card or effect is activated (Quick Effect): You can negate the activation.',
    ofMonster(e.quick({ on: [e.cardOrEffectActivated('any', e.spellOrTrap)], resolve: e.negateActivation })),
  ],
  [
    'Once per turn, during the Main Phase (Quick Effect): You can target 1 face-up monster on the field; change that target to face-down Defense Position.',
    ofMonster(
      e.quick({
        condition: e.duringPhase('main1', 'main2'),
        limit: e.oncePerTurn,
        targets: [tm],
        resolve: e.changePosition(e.target, 'face-down'),
      }),
    ),
  ],
  [
    'You can banish this card from your GY, then target 1 face-up monster on the field; it gains 500 ATK.',
    ofMonster(
      e.ignition({
        from: ['gy'],
        cost: e.banish(e.thisCard),
        targets: [tm],
        resolve: e.apply('while-it-stays', e.target, e.gainsAtk(500)),
      }),
    ),
  ],
  [
    'If this card is in your GY: You can Special Summon this card. You can only use this effect of "Sample" once per turn.',
    ofMonster(e.ignition({ from: ['gy'], limit: e.useOncePerTurn, resolve: e.specialSummon(e.thisCard) })),
  ],
  [
    'You can send this card from your hand to the GY; draw 1 card.',
    ofMonster(e.ignition({ from: ['hand'], cost: e.sendToGy(e.thisCard), resolve: e.draw(1) })),
  ],
  [
    'If this card is in your GY: You can pay half your LP; draw 1 card.',
    ofMonster(
      e.ignition({
        from: ['gy'],
        cost: e.payLifePoints(e.times(0.5, e.lifePointsOf('you'))),
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    'You can banish 1 monster from your GY; draw 1 card. You cannot conduct your Battle Phase the turn you activate this effect.',
    ofMonster(
      e.ignition({
        cost: e.banish(e.choose1(e.monster, e.inYourGy)),
        oath: e.oath(e.player('you'), e.noBattlePhase),
        resolve: e.draw(1),
      }),
    ),
  ],
];

test.each(SAMPLES)('activated effects of monsters: %s', (text, printed) => {
  expect(printed).toBe(text);
});
