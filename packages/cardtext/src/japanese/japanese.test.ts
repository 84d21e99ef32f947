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
const ofMonster = (...effects: readonly e.Effect[]): string => printCard({ ...MONSTER, effects }, 'ja');
const ofSpell = (effect: e.Effect, property: e.SpellCard['property'] = 'Normal'): string =>
  printCard({ ...FACTS, kind: 'spell', property, remains: false, effects: [effect] }, 'ja');
const resolving = (resolve: e.Action, targets: readonly e.Target[] = []): string =>
  ofSpell(e.activation({ targets, resolve })).slice(2);
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);
const text = (name: string): string => {
  const card = cardNamed(name);
  if (!card) throw new Error(`${name} is not defined`);
  return printCard(card, 'ja');
};

/** What is printed, and for what. */
const EFFECTS: readonly (readonly [string, string])[] = [
  // Kinds of effects and what stands before them.
  [
    '①：自分メインフェイズに発動できる。自分は１枚ドローする。',
    ofMonster(e.ignition({ resolve: e.draw(1) })),
  ],
  [
    '①：１ターンに１度、自分メインフェイズに発動できる。自分は１枚ドローする。',
    ofMonster(e.ignition({ limit: e.oncePerTurn, resolve: e.draw(1) })),
  ],
  [
    '①：自分・相手ターンに、このカードをリリースして発動できる。相手に５００ダメージを与える。',
    ofMonster(e.quick({ cost: e.tribute(e.thisCard), resolve: e.takeDamage('opponent', 500) })),
  ],
  [
    '①：自分・相手ターンに１度、手札を１枚捨て、フィールドのカード１枚を対象として発動できる。そのカードを除外する。',
    ofMonster(
      e.quick({
        limit: e.oncePerTurn,
        cost: e.discard(e.choose1(e.inYourHand)),
        targets: [e.target1(e.onField)],
        resolve: e.banish(e.target),
      }),
    ),
  ],
  [
    '①：魔法・罠・モンスターの効果が発動した時、１０００ＬＰを払って発動できる。その発動を無効にし破壊する。',
    ofMonster(
      e.quick({
        on: [e.cardOrEffectActivated('any')],
        cost: e.payLifePoints(1000),
        resolve: e.andIfYouDo(e.negateActivation, e.destroy(e.chainedTo)),
      }),
    ),
  ],
  [
    '①：このカードが召喚・特殊召喚した場合に発動できる。自分は１枚ドローする。',
    ofMonster(
      e.trigger({
        on: e.summoned(e.thisOne, ['normal', 'tribute', 'special']),
        use: 'if-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：このカードが召喚した時に発動できる。自分は１枚ドローする。',
    ofMonster(
      e.trigger({
        on: e.summoned(e.thisOne, ['normal', 'tribute']),
        use: 'when-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：このカードがフィールドから墓地へ送られた場合に発動する。自分は１枚ドローする。',
    ofMonster(
      e.trigger({
        on: e.moved(e.thisOne, { from: e.FIELD_ZONES, to: ['gy'] }),
        use: 'mandatory',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：このカードが戦闘・効果で破壊され墓地へ送られた場合に発動できる。自分は１枚ドローする。',
    ofMonster(
      e.trigger({
        on: e.moved(e.thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle', 'effect'] }),
        use: 'if-you-can',
        resolve: e.draw(1),
      }),
    ),
  ],
  [
    '①：このカードがリバースした場合、フィールドのモンスター１体を対象として発動する。そのモンスターを破壊する。',
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
    '①：自分スタンバイフェイズに発動できる。自分は５００ＬＰ回復する。',
    ofMonster(
      e.trigger({ on: e.inPhase('standby', 'you'), use: 'if-you-can', resolve: e.gainLifePoints(500) }),
    ),
  ],
  // Limits that name the card stand before all effects.
  [
    'このカード名の①②の効果はそれぞれ１ターンに１度しか使用できない。\n①：このカードをリリースして発動できる。自分は１枚ドローする。\n②：墓地のこのカードを除外して発動できる。自分は１枚ドローする。',
    ofMonster(
      e.ignition({ cost: e.tribute(e.thisCard), limit: e.useOncePerTurn, resolve: e.draw(1) }),
      e.ignition({ from: ['gy'], cost: e.banish(e.thisCard), limit: e.useOncePerTurn, resolve: e.draw(1) }),
    ),
  ],
  [
    'このカード名の効果は１ターンに１度しか使用できない。\n①：このカードを手札から捨てて発動できる。自分は１枚ドローする。',
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
    'このカード名のカードは１ターンに１枚しか発動できない。\n①：自分は１枚ドローする。',
    ofSpell(e.activation({ limit: e.activateOncePerTurn, resolve: e.draw(1) })),
  ],
  // Spells and Traps.
  [
    '①：手札を１枚捨て、フィールドの魔法・罠カードを２枚まで対象として発動できる。それらのカードを破壊する。',
    ofSpell(
      e.activation({
        cost: e.discard(e.choose1(e.inYourHand)),
        targets: [e.targetUpTo(2, e.spellOrTrap, e.onField)],
        resolve: e.destroy(e.target),
      }),
    ),
  ],
  [
    '①：相手モンスターの攻撃宣言時に発動できる。相手フィールドの攻撃表示モンスターを全て破壊する。',
    ofSpell(
      e.activation({
        on: [e.declaresAttack([e.monster, e.opponentControls])],
        resolve: e.destroy(e.every(e.monster, e.inAttackPosition, e.opponentControls)),
      }),
    ),
  ],
  [
    '①：自分の墓地のモンスター１体を対象としてこのカードを発動できる。そのモンスターを攻撃表示で特殊召喚する。',
    ofSpell(
      e.activation({
        targets: [e.target1(e.monster, e.inYourGy)],
        resolve: e.specialSummon(e.target, { positions: ['attack'] }),
      }),
      'Continuous',
    ),
  ],
  [
    '①：１０００ＬＰを払って戦士族モンスターにのみ装備できる。',
    ofSpell(
      e.activation({
        cost: e.payLifePoints(1000),
        targets: [e.target1(e.race('Warrior'), e.monster, e.faceUp, e.inMonsterZone)],
        resolve: e.equip(e.thisCard, e.target),
      }),
      'Equip',
    ),
  ],
  // What applies.
  [
    '①：このカードの攻撃力は、自分の手札の数×１００アップする。',
    ofMonster(
      e.continuous({
        affects: e.itself(e.thisCard),
        modifiers: [e.gainsAtk(e.times(100, e.numberOf(e.inYourHand)))],
      }),
    ),
  ],
  [
    '①：このカードがモンスターゾーンに存在する限り、自分フィールドのドラゴン族モンスターは戦闘では破壊されない。',
    ofMonster(
      e.continuous({
        affects: e.allThatMatch(e.race('Dragon'), e.youControl),
        modifiers: [e.notDestroyedByBattle()],
      }),
    ),
  ],
  [
    '①：相手フィールドにモンスターが存在しない場合、このカードは直接攻撃できる。',
    ofMonster(
      e.continuous({
        while: e.unless(e.exists(e.monster, e.opponentControls)),
        affects: e.itself(e.thisCard),
        modifiers: [e.attacksDirectly],
      }),
    ),
  ],
  [
    '①：自分フィールドのモンスターが戦闘・効果で破壊される場合、代わりに墓地のこのカードを除外できる。',
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
  [
    '①：自分フィールドにモンスターと魔法カードが存在する場合、このカードは直接攻撃できる。',
    ofMonster(
      e.continuous({
        while: e.all(e.exists(e.monster, e.youControl), e.exists(e.spell, e.youControl)),
        affects: e.itself(e.thisCard),
        modifiers: [e.attacksDirectly],
      }),
    ),
  ],
  // What effects do.
  [
    'デッキからレベル４以下の戦士族モンスター１体を手札に加える。',
    resolving(e.addToHand(e.choose1(e.level({ max: 4 }), e.race('Warrior'), e.monster, e.inYourDeck))),
  ],
  [
    '自分の墓地からモンスター１体を守備表示で特殊召喚する。',
    resolving(e.specialSummon(e.choose1(e.monster, e.inYourGy), { positions: ['defense'] })),
  ],
  [
    '相手フィールドのモンスター１体を選んで破壊する。',
    resolving(e.destroy(e.choose1(e.monster, e.opponentControls))),
  ],
  ['フィールドのモンスターを全て破壊する。', resolving(e.destroy(e.every(e.monster, e.onField)))],
  ['相手の手札をランダムに１枚捨てる。', resolving(e.discard(e.atRandom(1, e.at('opponent', 'hand'))))],
  [
    '自分は２枚ドローする。その後、手札を１枚選んで捨てる。',
    resolving(e.andThen(e.draw(2), e.discard(e.choose1(e.inYourHand)))),
  ],
  ['お互いはそれぞれ５枚ドローする。', resolving(e.eachPlayer(e.draw(5)))],
  [
    'フィールドの表側表示モンスター１体を対象として発動できる。そのモンスターの攻撃力はターン終了時まで７００アップする。',
    resolving(e.apply('end-of-turn', e.target, e.gainsAtk(700)), [tm]),
  ],
  [
    'フィールドの表側表示モンスター１体を対象として発動できる。このターン、そのモンスターは直接攻撃でき、効果では破壊されない。',
    resolving(e.apply('end-of-turn', e.target, e.attacksDirectly, e.notDestroyedByEffects), [tm]),
  ],
  [
    'デッキからモンスター１体を特殊召喚する。このターンのエンドフェイズに、そのモンスターは破壊される。',
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
  test('series and names are the Japanese ones, materials stand first', () => {
    expect(text('Elemental HERO Nova Master').split('\n').slice(0, 2)).toEqual([
      '「Ｅ・ＨＥＲＯ」モンスター＋炎属性モンスター',
      'このカードは融合召喚でしか特殊召喚できない。',
    ]);
    expect(text('Goyo Guardian').split('\n')[0]).toBe('地属性チューナー＋チューナー以外のモンスター１体以上');
    expect(text('Number 39: Utopia').split('\n')[0]).toBe('レベル４モンスター×２');
  });
  test('a Summon by the own text that is one of several ways has a number', () => {
    expect(text('Cyber Dragon')).toBe(
      '①：相手フィールドにモンスターが存在し、自分フィールドにモンスターが存在しない場合、このカードは手札から特殊召喚できる。',
    );
    expect(text('Photon Thrasher').split('\n')[0]).toBe(
      'このカードは通常召喚できない。自分フィールドにモンスターが存在しない場合に手札から特殊召喚できる。',
    );
  });
  test('the two parts of a Pendulum Monster', () => {
    expect(
      text('Timegazer Magician')
        .split('\n')
        .filter((line) => !/^[②③]/.test(line)),
    ).toEqual([
      '【Ｐ効果】',
      '自分フィールドにモンスターが存在しない場合にこのカードを発動できる。',
      '①：自分のＰモンスターが戦闘を行う場合、相手は罠カードを発動できない。',
      '【モンスター効果】',
      '①：このカードがモンスターゾーンに存在する限り、自分のＰゾーンのカードは１ターンに１度だけ相手の効果では破壊されない。',
    ]);
  });
  test('a Gemini monster numbers what makes it one', () => {
    expect(
      text('Elemental HERO Neos Alius')
        .split('\n')
        .map((line) => line.slice(0, 8)),
    ).toEqual(['①：このカードは', '②：フィールドの', '●このカードのカ']);
  });
  test('limits, effects and ways apart', () => {
    const card = cardNamed('Salamangreat Circle');
    if (!card) throw new Error('Salamangreat Circle is not defined');
    const lines = printCardLines(card, 'ja');
    expect(lines.limits).toEqual(['このカード名のカードは１ターンに１枚しか発動できない。']);
    expect(printEffect(card, 0, 'ja').split('\n')[0]).toBe('以下の効果から１つを選択して発動できる。');
    expect(printOptions(card, 0, 'ja')[0]).toBe(
      'デッキから「サラマングレイト」モンスター１体を手札に加える。',
    );
  });
  test('the type line', () => {
    const kinds = ['Stardust Dragon', 'Decode Talker', 'Mirror Force', 'Mystical Space Typhoon'].map(
      (name) => {
        const card = cardNamed(name);
        return card && describeKind(card, 'ja');
      },
    );
    expect(kinds).toEqual([
      '【ドラゴン族／シンクロ／効果】 レベル8 風属性 2500/2000',
      '【サイバース族／リンク／効果】 リンク3 闇属性 2300',
      '通常罠',
      '速攻魔法',
    ]);
  });
});
