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
const applying = (affects: e.Affected, ...modifiers: readonly e.Modifier[]): string =>
  ofMonster(e.continuous({ affects, modifiers }));
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);

/** What is printed, and for what. */
const SAMPLES: readonly (readonly [string, string])[] = [
  [
    'Gains 100 ATK for each card in your hand.',
    applying(e.itself(e.thisCard), e.gainsAtk(e.times(100, e.numberOf(e.inYourHand)))),
  ],
  [
    "This card's original ATK becomes the number of cards in your hand x 500.",
    applying(e.itself(e.thisCard), e.originalAtkBecomes(e.times(500, e.numberOf(e.inYourHand)))),
  ],
  [
    'This card can attack all monsters your opponent controls, once each, also it cannot attack directly.',
    applying(e.itself(e.thisCard), e.canAttackAllMonsters, e.cannotAttackDirectly),
  ],
  [
    'Dragon monsters you control gain 300 ATK/DEF, also if they attack a Defense Position monster, inflict piercing battle damage to your opponent.',
    applying(e.allThatMatch(e.race('Dragon'), e.youControl), e.gainsAtkDef(300), e.piercing),
  ],
  [
    "Other Dragon monsters you control cannot be targeted by your opponent's card effects.",
    applying(
      e.allThatMatch(e.race('Dragon'), e.youControl, e.except(e.thisCard)),
      e.cannotBeTargetedByOpponent,
    ),
  ],
  [
    'Monsters on the field cannot declare an attack.',
    applying(e.allThatMatch(e.monster, e.onField), e.cannotDeclareAttacks),
  ],
  [
    'Your opponent cannot activate Traps or their effects.',
    applying(e.player('opponent'), e.cannotActivate(e.trap)),
  ],
  [
    'If this card would be destroyed by battle or card effect, you can banish 1 monster from your GY instead.',
    applying(
      e.itself(e.thisCard),
      e.destructionReplaced({
        by: ['battle', 'effect'],
        use: 'optional',
        instead: e.banish(e.choose1(e.monster, e.inYourGy)),
      }),
    ),
  ],
  [
    "While you control another Dragon monster, this card cannot be targeted by your opponent's card effects.",
    ofMonster(
      e.continuous({
        while: e.exists(e.race('Dragon'), e.youControl, e.except(e.thisCard)),
        affects: e.itself(e.thisCard),
        modifiers: [e.cannotBeTargetedByOpponent],
      }),
    ),
  ],
  [
    'While this card is in your GY, monsters you control gain 100 ATK.',
    ofMonster(
      e.continuous({
        from: ['gy'],
        affects: e.allThatMatch(e.monster, e.youControl),
        modifiers: [e.gainsAtk(100)],
      }),
    ),
  ],
  [
    'During your turn, this card gains 100 ATK.',
    ofMonster(
      e.continuous({ while: e.yourTurn, affects: e.itself(e.thisCard), modifiers: [e.gainsAtk(100)] }),
    ),
  ],
  [
    'Equip only to a Warrior monster.\nIt gains 500 ATK, also it cannot be destroyed by battle.',
    printCard(
      {
        ...FACTS,
        kind: 'spell',
        property: 'Equip',
        remains: true,
        effects: [
          e.activation({
            targets: [e.target1(e.race('Warrior'), e.faceUp, e.inMonsterZone)],
            resolve: e.equip(e.thisCard, e.target),
          }),
          e.continuous({
            affects: e.itself(e.equippedMonster),
            modifiers: [e.gainsAtk(500), e.notDestroyedByBattle()],
          }),
        ],
      },
      'en',
    ),
  ],
  [
    'Activate this card by paying 500 LP and targeting 1 face-up monster on the field; destroy that target.\nOnce per turn: You can draw 1 card.',
    printCard(
      {
        ...FACTS,
        kind: 'spell',
        property: 'Continuous',
        remains: true,
        effects: [
          e.activation({ cost: e.payLifePoints(500), targets: [tm], resolve: e.destroy(e.target) }),
          e.ignition({ from: ['spells'], limit: e.oncePerTurn, resolve: e.draw(1) }),
        ],
      },
      'en',
    ),
  ],
];

test.each(SAMPLES)('what applies: %s', (text, printed) => {
  expect(printed).toBe(text);
});
