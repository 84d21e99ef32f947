import {
  addToHand,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  atk,
  type Card,
  cannotActivate,
  cannotChangePosition,
  cardActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  discard,
  draw,
  type Effect,
  except,
  faceDown,
  flipped,
  gainsAtk,
  ignition,
  inGys,
  inYourDeck,
  inYourGy,
  inYourHand,
  level,
  type MonsterCard,
  monster,
  moved,
  named,
  negateActivation,
  numberOf,
  oncePerTurn,
  type Passcode,
  player,
  quick,
  race,
  sameNameAs,
  specialSummon,
  spell,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { describeKind, printCardLines, printEffect } from './index.ts';

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
  abilities: ['flip'],
  attribute: 'DARK',
  race: 'Fiend',
  level: 3,
  atk: 1000,
  def: 600,
  effects: [],
};
const text = (card: Card): string => printEffect(card, 0, 'en');
const ofMonster = (effect: Effect): string => text({ ...SAMPLE, effects: [effect] });

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
      'If this card is sent from the field to the GY: Add 1 monster with 1500 or less ATK from your Deck to your hand, but you cannot activate cards, or the effects of cards, with the same name as it for the rest of this turn. You can only use this effect of "Sample" once per turn.',
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
      'You can target 1 other face-down Level 4 or lower Machine monster you control; destroy it, also this card cannot change its battle position for the rest of this turn.',
    );
    expect(ofMonster(ignition({ limit: oncePerTurn, resolve: addToHand(choose1(monster, inGys)) }))).toBe(
      'Once per turn: You can add 1 monster from either GY to your hand.',
    );
  });
});

describe('kinds and parts', () => {
  test('what kind of card it is', () => {
    expect(describeKind(SAMPLE, 'en')).toBe('[Fiend / Flip / Effect] Level 3 DARK 1000/600');
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
      '"A" + 2 Dragon monsters',
      'Must be either Fusion Summoned, or Special Summoned (from your Extra Deck) by sending the above monsters you control to the GY. Cannot be Special Summoned from the GY.',
    ]);
  });
});
