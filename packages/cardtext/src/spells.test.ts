import {
  activateOncePerTurn,
  activation,
  and,
  apply,
  atkOf,
  attackingMonster,
  banish,
  type Card,
  changePosition,
  choose1,
  declaresAttack,
  destroy,
  discard,
  type Effect,
  every,
  except,
  exists,
  faceUp,
  gainsAtk,
  inAttackPosition,
  inMonsterZone,
  inYourGy,
  inYourHand,
  isCard,
  leavesField,
  link,
  linked,
  monster,
  moved,
  named,
  onField,
  opponentControls,
  originalAtkMultiplied,
  type Passcode,
  specialSummon,
  spellOrTrap,
  takeControl,
  takeDamage,
  target,
  target1,
  thisCard,
  tribute,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { printCard, printEffect } from './index.ts';

const facts = { passcode: 1 as Passcode, name: 'Sample', series: [] };
const spellWith = (...effects: Effect[]): Card => ({
  ...facts,
  kind: 'spell',
  property: 'Normal',
  remains: false,
  effects,
});
const text = (card: Card): string => printEffect(card, 0, 'en');
const ofSpell = (effect: Effect): string => text(spellWith(effect));

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
      "When an opponent's monster declares an attack: Target 1 face-up monster your opponent controls, except the attacking monster; take control of it until the end of the Battle Phase.",
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
      'If you control "Dark Magician": Discard 1 card, then target 1 monster your opponent controls; banish it until the End Phase. You can only activate 1 "Sample" per turn.',
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
● Tribute 1 monster, then target 1 face-up monster your opponent controls; take control of it until the End Phase.`,
    );
  });
  test('linked cards', () => {
    const card: Card = {
      ...facts,
      remains: false,
      effects: [
        activation({
          targets: [target1(monster, inYourGy)],
          resolve: and(specialSummon(target, { positions: ['attack'] }), link('haunted', target)),
        }),
        unclassified({ on: leavesField(), does: destroy(linked('haunted')) }),
        unclassified({
          on: moved([isCard(linked('haunted'))], { manner: ['destroyed'] }),
          does: destroy(thisCard),
        }),
      ],
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
