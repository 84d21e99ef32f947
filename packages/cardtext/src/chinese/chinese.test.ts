import { cardNamed } from '@spellspeed/cards';
import * as e from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard, printCardLines, printEffect, printOptions } from '../index.ts';

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
const ofMonster = (...effects: readonly e.Effect[]): string => printCard({ ...MONSTER, effects }, 'zh');
const ofTrap = (effect: e.Effect, property: e.TrapCard['property'] = 'Normal'): string =>
  printCard({ ...FACTS, kind: 'trap', property, remains: false, effects: [effect] }, 'zh');
const resolving = (resolve: e.Action, targets: readonly e.Target[] = []): string =>
  ofTrap(e.activation({ targets, resolve })).slice(2);
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);
const text = (name: string): string => {
  const card = cardNamed(name);
  if (!card) throw new Error(`${name} is not defined`);
  return printCard(card, 'zh');
};

/** What is printed, and for what. */
const EFFECTS: readonly (readonly [string, string])[] = [
  // Kinds of effects and what stands before them.
  ['①：自己主要阶段才能发动。自己从卡组抽1张。', ofMonster(e.ignition({ resolve: e.draw(1) }))],
  [
    '①：1回合1次，自己主要阶段才能发动。自己从卡组抽1张。',
    ofMonster(e.ignition({ limit: e.oncePerTurn, resolve: e.draw(1) })),
  ],
  [
    '①：把这张卡解放才能发动。给与对方500伤害。这个效果在对方回合也能发动。',
    ofMonster(e.quick({ cost: e.tribute(e.thisCard), resolve: e.takeDamage('opponent', 500) })),
  ],
  [
    '①：魔法·陷阱·怪兽的效果发动时，支付1000基本分才能发动。那个发动无效并破坏。',
    ofMonster(
      e.quick({
        on: [e.cardOrEffectActivated('any')],
        cost: e.payLifePoints(1000),
        resolve: e.andIfYouDo(e.negateActivation, e.destroy(e.chainedTo)),
      }),
    ),
  ],
  [
    '①：这张卡召唤·特殊召唤成功的场合才能发动。自己从卡组抽1张。',
    ofMonster(
      e.trigger({
        on: e.summoned(e.thisOne, ['normal', 'tribute', 'special']),
        use: 'if-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：这张卡召唤成功时才能发动。自己从卡组抽1张。',
    ofMonster(
      e.trigger({
        on: e.summoned(e.thisOne, ['normal', 'tribute']),
        use: 'when-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：这张卡从场上送去墓地的场合发动。自己从卡组抽1张。',
    ofMonster(
      e.trigger({
        on: e.moved(e.thisOne, { from: e.FIELD_ZONES, to: ['gy'] }),
        use: 'mandatory',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：这张卡被战斗·效果破坏送去墓地的场合才能发动。自己从卡组抽1张。',
    ofMonster(
      e.trigger({
        on: e.moved(e.thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle', 'effect'] }),
        use: 'if-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：这张卡反转的场合，以场上1只怪兽为对象发动。那只怪兽破坏。',
    ofMonster(
      e.trigger({
        on: e.flipped(),
        use: 'mandatory',
        targets: [e.target1(e.monster, e.inMonsterZone)],
        resolve: e.destroy(e.target),
      }),
    ),
  ],
  [
    '①：自己准备阶段才能发动。自己回复500基本分。',
    ofMonster(
      e.trigger({ on: e.inPhase('standby', 'you'), use: 'if-you-can', resolve: e.gainLifePoints(500) }),
    ),
  ],
  // Limits that name the card stand before all effects.
  [
    '这个卡名的①②的效果1回合各能使用1次。\n①：把这张卡解放才能发动。自己从卡组抽1张。\n②：把墓地的这张卡除外才能发动。自己从卡组抽1张。',
    ofMonster(
      e.ignition({ cost: e.tribute(e.thisCard), limit: e.useOncePerTurn, resolve: e.draw(1) }),
      e.ignition({ from: ['gy'], cost: e.banish(e.thisCard), limit: e.useOncePerTurn, resolve: e.draw(1) }),
    ),
  ],
  [
    '这个卡名的效果1回合只能使用1次。\n①：把这张卡从手卡丢弃才能发动。自己从卡组抽1张。',
    ofMonster(
      e.ignition({
        from: ['hand'],
        cost: e.discard(e.thisCard),
        limit: e.useOncePerTurn,
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '这个卡名的卡在1回合只能发动1张。\n①：自己从卡组抽1张。',
    ofTrap(e.activation({ limit: e.activateOncePerTurn, resolve: e.draw(1) })),
  ],
  // Spells and Traps.
  [
    '①：丢弃1张手卡，以场上最多2张魔法·陷阱卡为对象才能发动。那些卡破坏。',
    ofTrap(
      e.activation({
        cost: e.discard(e.choose1(e.inYourHand)),
        targets: [e.targetUpTo(2, e.spellOrTrap, e.onField)],
        resolve: e.destroy(e.target),
      }),
    ),
  ],
  [
    '①：对方怪兽的攻击宣言时才能发动。对方场上的攻击表示怪兽全部破坏。',
    ofTrap(
      e.activation({
        on: [e.declaresAttack([e.monster, e.opponentControls])],
        resolve: e.destroy(e.every(e.monster, e.inAttackPosition, e.opponentControls)),
      }),
    ),
  ],
  [
    '①：以自己墓地1只怪兽为对象才能把这张卡发动。那只怪兽攻击表示特殊召唤。',
    ofTrap(
      e.activation({
        targets: [e.target1(e.monster, e.inYourGy)],
        resolve: e.specialSummon(e.target, { positions: ['attack'] }),
      }),
      'Continuous',
    ),
  ],
  // What applies.
  [
    '①：这张卡的攻击力上升自己手卡数量×100。',
    ofMonster(
      e.continuous({
        affects: e.itself(e.thisCard),
        modifiers: [e.gainsAtk(e.times(100, e.numberOf(e.inYourHand)))],
      }),
    ),
  ],
  [
    '①：只要这张卡在怪兽区域存在，自己场上的龙族怪兽不会被战斗破坏。',
    ofMonster(
      e.continuous({
        affects: e.allThatMatch(e.race('Dragon'), e.youControl),
        modifiers: [e.notDestroyedByBattle()],
      }),
    ),
  ],
  [
    '①：对方场上没有怪兽存在的场合，这张卡可以直接攻击。',
    ofMonster(
      e.continuous({
        while: e.unless(e.exists(e.monster, e.opponentControls)),
        affects: e.itself(e.thisCard),
        modifiers: [e.attacksDirectly],
      }),
    ),
  ],
  [
    '①：自己场上的怪兽被战斗·效果破坏的场合，可以作为代替把墓地的这张卡除外。',
    ofMonster(
      e.continuous({
        from: ['gy'],
        affects: e.allThatMatch(e.monster, e.youControl),
        modifiers: [
          e.destructionReplaced({ by: ['battle', 'effect'], use: 'optional', instead: e.banish(e.thisCard) }),
        ],
      }),
    ),
  ],
  // What effects do.
  [
    '从卡组把1只4星以下的战士族怪兽加入手卡。',
    resolving(e.addToHand(e.choose1(e.level({ max: 4 }), e.race('Warrior'), e.monster, e.inYourDeck))),
  ],
  [
    '从自己墓地把1只怪兽守备表示特殊召唤。',
    resolving(e.specialSummon(e.choose1(e.monster, e.inYourGy), { positions: ['defense'] })),
  ],
  ['选对方场上1只怪兽破坏。', resolving(e.destroy(e.choose1(e.monster, e.opponentControls)))],
  ['场上的怪兽全部破坏。', resolving(e.destroy(e.every(e.monster, e.onField)))],
  ['对方手卡随机选1张丢弃。', resolving(e.discard(e.atRandom(1, e.at('opponent', 'hand'))))],
  [
    '自己从卡组抽2张。那之后，选1张手卡丢弃。',
    resolving(e.andThen(e.draw(2), e.discard(e.choose1(e.inYourHand)))),
  ],
  ['双方玩家各自从卡组抽5张。', resolving(e.eachPlayer(e.draw(5)))],
  [
    '以场上1只表侧表示怪兽为对象才能发动。那只怪兽的攻击力直到回合结束时上升700。',
    resolving(e.apply('end-of-turn', e.target, e.gainsAtk(700)), [tm]),
  ],
  [
    '以场上1只表侧表示怪兽为对象才能发动。这个回合，那只怪兽可以直接攻击，不会被效果破坏。',
    resolving(e.apply('end-of-turn', e.target, e.attacksDirectly, e.notDestroyedByEffects), [tm]),
  ],
  [
    '从卡组把1只怪兽特殊召唤。这个回合的结束阶段，那只怪兽破坏。',
    resolving(
      e.andIfYouDo(
        e.specialSummon(e.as('it', e.choose1(e.monster, e.inYourDeck))),
        e.later('end-phase', e.destroy(e.the('it'))),
      ),
    ),
  ],
];
test.each(EFFECTS)('effects: %s', (expected, printed) => {
  expect(printed).toBe(expected);
});

describe('whole cards', () => {
  test('series and names are the Chinese ones, materials stand first', () => {
    expect(text('Elemental HERO Nova Master').split('\n').slice(0, 2)).toEqual([
      '「元素英雄」怪兽＋炎属性怪兽',
      '这张卡不用融合召唤不能特殊召唤。',
    ]);
    expect(text('Goyo Guardian').split('\n')[0]).toBe('地属性调整＋调整以外的怪兽1只以上');
    expect(text('Number 39: Utopia').split('\n')[0]).toBe('4星怪兽×2');
  });
  test('a Summon by the own text that is one of several ways has a number', () => {
    expect(text('Cyber Dragon')).toBe(
      '①：对方场上有怪兽存在，自己场上没有怪兽存在的场合，这张卡可以从手卡特殊召唤。',
    );
    expect(text('Photon Thrasher').split('\n')[0]).toBe(
      '这张卡不能通常召唤。自己场上没有怪兽存在的场合可以从手卡特殊召唤。',
    );
  });
  test('the two parts of a Pendulum Monster', () => {
    expect(
      text('Timegazer Magician')
        .split('\n')
        .filter((line) => !/^[②③]/.test(line)),
    ).toEqual([
      '【灵摆效果】',
      '自己场上没有怪兽存在的场合才能把这张卡发动。',
      '①：自己的灵摆怪兽进行战斗的场合，对方不能把陷阱卡发动。',
      '【怪兽效果】',
      '①：只要这张卡在怪兽区域存在，自己的灵摆区域的卡1回合只有1次不会被对方的效果破坏。',
    ]);
  });
  test('a Gemini monster numbers what makes it one', () => {
    expect(
      text('Elemental HERO Neos Alius')
        .split('\n')
        .map((line) => line.slice(0, 8)),
    ).toEqual(['①：这张卡只要在', '②：可以把场上的', '●这张卡只要在场']);
  });
  test('limits, effects and ways apart', () => {
    const card = cardNamed('Salamangreat Circle');
    if (!card) throw new Error('Salamangreat Circle is not defined');
    const lines = printCardLines(card, 'zh');
    expect(lines.limits).toEqual(['这个卡名的卡在1回合只能发动1张。']);
    expect(printEffect(card, 0, 'zh').split('\n')[0]).toBe('可以从以下效果选择1个发动。');
    expect(printOptions(card, 0, 'zh')[0]).toBe('从卡组把1只「转生炎兽」怪兽加入手卡。');
  });
  test('the type line', () => {
    const kinds = ['Stardust Dragon', 'Decode Talker', 'Mirror Force', 'Mystical Space Typhoon'].map(
      (name) => {
        const card = cardNamed(name);
        return card && describeKind(card, 'zh');
      },
    );
    expect(kinds).toEqual([
      '[龙族/同调/效果] 8星 风属性 2500/2000',
      '[电子界族/连接/效果] 连接3 暗属性 2300',
      '通常陷阱卡',
      '速攻魔法卡',
    ]);
  });
});
