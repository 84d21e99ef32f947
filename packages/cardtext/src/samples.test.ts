import {
  activateOncePerTurn,
  activation,
  addToHand,
  also,
  and,
  andIfYouDo,
  apply,
  as,
  at,
  atk,
  atkOf,
  attackingMonster,
  banish,
  type Card,
  cannotActivate,
  cannotChangePosition,
  cardActivated,
  chainedTo,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  discard,
  draw,
  type Effect,
  every,
  except,
  exists,
  faceDown,
  faceUp,
  flipped,
  gainsAtk,
  ignition,
  inAttackPosition,
  inGys,
  inMonsterZone,
  inYourDeck,
  inYourGy,
  inYourHand,
  isCard,
  leavesField,
  level,
  link,
  linked,
  type MonsterCard,
  monster,
  moved,
  named,
  negateActivation,
  numberOf,
  oncePerTurn,
  onField,
  opponentControls,
  originalAtkMultiplied,
  type Passcode,
  player,
  quick,
  race,
  sameNameAs,
  specialSummon,
  spell,
  spellOrTrap,
  takeControl,
  takeDamage,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  tribute,
  trigger,
  unclassified,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard, printCardLines, printEffect } from './index.ts';

const facts = { passcode: 1 as Passcode, name: 'Sample', series: [] };
const spellWith = (...effects: Effect[]): Card => ({
  ...facts,
  kind: 'spell',
  property: 'Normal',
  remains: false,
  effects,
});
const SAMPLE: MonsterCard = {
  ...facts,
  kind: 'monster',
  frame: 'effect',
  abilities: [],
  attribute: 'DARK',
  race: 'Fiend',
  level: 3,
  atk: 1000,
  def: 600,
  effects: [],
};
const text = (card: Card): string => printEffect(card, 0, 'en');
const ofSpell = (effect: Effect): string => text(spellWith(effect));
const ofMonster = (effect: Effect): string => text({ ...SAMPLE, effects: [effect] });

describe('Spells and Traps', () => {
  test('a target is taken up as "that target"', () => {
    expect(ofSpell(activation({ targets: [target1(spellOrTrap, onField)], resolve: destroy(target) }))).toBe(
      'Target 1 Spell/Trap on the field; destroy that target.',
    );
  });
  test('as a subject or owner the target is "it"', () => {
    const targets = [target1(monster, faceUp, inMonsterZone)];
    expect(ofSpell(activation({ targets, resolve: apply('end-of-turn', target, gainsAtk(700)) }))).toBe(
      'Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn.',
    );
    expect(
      ofSpell(activation({ targets, resolve: apply('end-of-turn', target, originalAtkMultiplied(0.5)) })),
    ).toBe(
      'Target 1 face-up monster on the field; its original ATK becomes halved until the end of this turn.',
    );
  });
  test('an attack declaration', () => {
    const on = [declaresAttack([monster, opponentControls])];
    expect(
      ofSpell(activation({ on, resolve: destroy(every(monster, inAttackPosition, opponentControls)) })),
    ).toBe(
      "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls.",
    );
    const targets = [target1(isCard(attackingMonster))];
    const resolve = takeDamage('opponent', atkOf(target));
    expect(ofSpell(activation({ on, targets, resolve }))).toBe(
      "When an opponent's monster declares an attack: Target the attacking monster; inflict damage to your opponent equal to its ATK.",
    );
    expect(
      ofSpell(
        activation({
          on,
          targets: [target1(monster, faceUp, opponentControls, except(attackingMonster))],
          resolve: takeControl(target, 'end-of-battle-phase'),
        }),
      ),
    ).toBe(
      "When an opponent's monster declares an attack: Target 1 face-up monster your opponent controls, except the attacking monster; take control of that target until the end of the Battle Phase.",
    );
  });
  test('a condition, a cost, a limit', () => {
    const condition = exists(named('Dark Magician'), youControl);
    const targets = [target1(monster, opponentControls)];
    const cost = discard(choose1(inYourHand));
    expect(
      ofSpell(
        activation({
          condition,
          cost,
          targets,
          limit: activateOncePerTurn,
          resolve: banish(target, { until: 'end-phase' }),
        }),
      ),
    ).toBe(
      'If you control "Dark Magician": Discard 1 card, then target 1 monster your opponent controls; banish that target until the End Phase. You can only activate 1 "Sample" per turn.',
    );
  });
  test('several ways are bullets', () => {
    const targets = [target1(monster, faceUp, opponentControls)];
    expect(
      ofSpell(
        activation({
          modes: [
            { targets, resolve: changePosition(target) },
            {
              cost: tribute(choose1(monster, youControl)),
              targets,
              resolve: takeControl(target, 'end-phase'),
            },
          ],
        }),
      ),
    ).toBe(
      `Activate 1 of these effects;
● Target 1 face-up monster your opponent controls; change its battle position.
● Tribute 1 monster, then target 1 face-up monster your opponent controls; take control of that target until the End Phase.`,
    );
  });
  test('linked cards', () => {
    const card: Card = {
      ...spellWith(
        activation({
          targets: [target1(monster, inYourGy)],
          resolve: and(specialSummon(target, { positions: ['attack'] }), link('haunted', target)),
        }),
        unclassified({ on: leavesField(), does: destroy(linked('haunted')) }),
        unclassified({
          on: moved([isCard(linked('haunted'))], { manner: ['destroyed'] }),
          does: destroy(thisCard),
        }),
      ),
      kind: 'trap',
      property: 'Continuous',
    };
    expect(printCard(card, 'en').split('\n')).toEqual([
      'Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position.',
      'When this card leaves the field, destroy that monster.',
      'When that monster is destroyed, destroy this card.',
    ]);
  });
});

describe('monsters', () => {
  test('a mandatory trigger, its limit and what follows', () => {
    const found = as('it', choose1(monster, atk({ max: 1500 }), inYourDeck));
    const effect = trigger({
      on: moved(thisOne, { from: ['monsters', 'spells', 'field', 'pendulum'], to: ['gy'] }),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        addToHand(found),
        apply('end-of-turn', player('you'), cannotActivate(sameNameAs(the('it')))),
      ),
    });
    expect(ofMonster(effect)).toBe(
      'If this card is sent from the field to the GY: Add 1 monster with 1500 or less ATK from your Deck to your hand, but you cannot activate cards, or the effects of cards, with that name for the rest of this turn. You can only use this effect of "Sample" once per turn.',
    );
  });
  test('the three uses of a trigger', () => {
    const on = moved(thisOne, { manner: ['destroyed'], by: ['battle'] });
    const say = (use: 'mandatory' | 'if-you-can' | 'when-you-can') =>
      ofMonster(trigger({ on, use, resolve: draw(1) }));
    expect(say('mandatory')).toBe('If this card is destroyed by battle: Draw 1 card.');
    expect(say('if-you-can')).toBe('If this card is destroyed by battle: You can draw 1 card.');
    expect(say('when-you-can')).toBe('When this card is destroyed by battle: You can draw 1 card.');
  });
  test('FLIP', () => {
    expect(
      ofMonster(
        trigger({
          on: flipped(),
          use: 'mandatory',
          targets: [target1(spell, inYourGy)],
          resolve: addToHand(target),
        }),
      ),
    ).toBe('FLIP: Target 1 Spell in your GY; add that target to your hand.');
  });
  test('a Quick Effect that negates', () => {
    expect(
      ofMonster(
        quick({
          on: [cardActivated('any', spell)],
          cost: discard(choose1(inYourHand)),
          resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
        }),
      ),
    ).toBe(
      'When a Spell Card is activated (Quick Effect): You can discard 1 card; negate the activation, and if you do, destroy it.',
    );
  });
  test('an ignition effect shows a colon or a semicolon', () => {
    const resolve = specialSummon(choose1(named('Blue-Eyes White Dragon'), inYourHand));
    expect(ofMonster(ignition({ resolve }))).toBe(
      'During your Main Phase: You can Special Summon 1 "Blue-Eyes White Dragon" from your hand.',
    );
    expect(ofMonster(ignition({ cost: tribute(thisCard), resolve }))).toBe(
      'You can Tribute this card; Special Summon 1 "Blue-Eyes White Dragon" from your hand.',
    );
    expect(ofMonster(ignition({ limit: oncePerTurn, resolve: draw(2) }))).toBe(
      'Once per turn: You can draw 2 cards.',
    );
  });
  test('continuous gains for each card', () => {
    const effect = continuous({
      affects: { affects: 'referenced', what: thisCard },
      modifiers: [gainsAtk(times(500, numberOf(race('Dragon'), at('any', 'monsters', 'gy'))))],
    });
    expect(ofMonster(effect)).toBe('Gains 500 ATK for each Dragon monster on the field and in the GYs.');
  });
  test('lists, levels and exceptions', () => {
    const targets = [target1(level({ max: 4 }), race('Machine'), faceDown, youControl, except(thisCard))];
    expect(
      ofMonster(
        ignition({
          targets,
          resolve: also(destroy(target), apply('end-of-turn', thisCard, cannotChangePosition)),
        }),
      ),
    ).toBe(
      'You can target 1 other face-down Level 4 or lower Machine monster you control; destroy that target, also this card cannot change its battle position for the rest of this turn.',
    );
    expect(ofMonster(ignition({ limit: oncePerTurn, resolve: addToHand(choose1(monster, inGys)) }))).toBe(
      'Once per turn: You can add 1 monster from either GY to your hand.',
    );
  });
});

describe('kinds and parts', () => {
  test('what kind of card it is', () => {
    expect(describeKind(SAMPLE, 'en')).toBe('[Fiend / Effect] Level 3 DARK 1000/600');
    expect(describeKind(spellWith(), 'en')).toBe('Normal Spell');
  });
  test('materials and Summoning conditions', () => {
    const card: Card = {
      ...SAMPLE,
      frame: 'fusion',
      summoning: {
        materials: [
          { filter: [named('A')], count: 1 },
          { filter: [monster, race('Dragon')], count: 2 },
        ],
        procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: ['monsters'] },
        only: ['fusion', 'procedure'],
        neverFrom: ['gy'],
      },
    };
    expect(printCardLines(card, 'en').summoning).toEqual([
      '1 "A" + 2 Dragon monsters',
      'Must be either Fusion Summoned, or Special Summoned (from your Extra Deck) by sending the above monsters you control to the GY. Cannot be Special Summoned from the GY.',
    ]);
  });
});
