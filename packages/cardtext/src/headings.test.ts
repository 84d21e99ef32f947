import * as e from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { LANGUAGES, printCard } from './index.ts';

const FACTS = { passcode: 1 as e.Passcode, name: 'Sample', series: [] };
const MONSTER: e.MonsterCard = {
  ...FACTS,
  kind: 'monster',
  frame: 'effect',
  abilities: ['flip'],
  attribute: 'DARK',
  race: 'Fiend',
  level: 3,
  atk: 0,
  def: 0,
  effects: [],
};
const ofSpell = (effect: e.Effect): string =>
  printCard({ ...FACTS, kind: 'spell', property: 'Normal', remains: false, effects: [effect] }, 'en');
const ofMonster = (effect: e.Effect): string => printCard({ ...MONSTER, effects: [effect] }, 'en');
const inCase = (condition: e.Condition): string => ofSpell(e.activation({ condition, resolve: e.draw(1) }));
const triggered = (
  on: e.EventPattern,
  use: e.TriggerEffect['use'] = 'if-you-can',
  from: readonly e.Zone[] = ['monsters'],
): string => ofMonster(e.trigger({ on, use, from, resolve: e.draw(1) }));

/** What is printed, and for what. */
const SAMPLES: readonly (readonly [string, string])[] = [
  ['If you control no monsters: Draw 1 card.', inCase(e.unless(e.exists(e.monster, e.youControl)))],
  ['If you have 3 or more Spells in your GY: Draw 1 card.', inCase(e.existAtLeast(3, e.spell, e.inYourGy))],
  ['If "A" is in your GY: Draw 1 card.', inCase(e.exists(e.named('A'), e.inYourGy))],
  ['If you have no Spells in your GY: Draw 1 card.', inCase(e.unless(e.exists(e.spell, e.inYourGy)))],
  [
    "During your opponent's Main Phase: Draw 1 card.",
    inCase(e.all(e.opponentsTurn, e.duringPhase('main1', 'main2'))),
  ],
  [
    'During your Battle Phase, if your opponent controls a monster: Draw 1 card.',
    inCase(e.all(e.yourTurn, e.duringPhase('battle'), e.exists(e.monster, e.opponentControls))),
  ],
  ['During the Damage Step: Draw 1 card.', inCase(e.duringTiming(...e.DAMAGE_STEP_TIMINGS))],
  ['If your LP is 1000 or less: Draw 1 card.', inCase(e.atLeast(1000, e.lifePointsOf('you')))],
  [
    "If your opponent's LP is greater than or equal to your LP: Draw 1 card.",
    inCase(e.atLeast(e.lifePointsOf('opponent'), e.lifePointsOf('you'))),
  ],
  [
    'If you control a monster or "Umi" is on the field: Draw 1 card.',
    inCase(e.anyOf(e.exists(e.monster, e.youControl), e.exists(e.named('Umi'), e.onField))),
  ],
  ['During your Standby Phase: Draw 1 card.', triggered(e.inPhase('standby', 'you'), 'mandatory')],
  ['During the End Phase: You can draw 1 card.', triggered(e.inPhase('end', 'any'))],
  [
    'If this card is destroyed by battle or card effect and sent to the GY: You can draw 1 card.',
    triggered(e.moved(e.thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle', 'effect'] })),
  ],
  [
    'If this card is discarded to the GY: You can draw 1 card.',
    triggered(e.moved(e.thisOne, { to: ['gy'], manner: ['discarded'] }), 'if-you-can', ['gy']),
  ],
  [
    'If this card is sent from your hand or Deck to the GY by card effect: You can draw 1 card.',
    triggered(e.moved(e.thisOne, { from: ['hand', 'deck'], to: ['gy'], by: ['effect'] })),
  ],
  ['If this card is banished: You can draw 1 card.', triggered(e.moved(e.thisOne, { manner: ['banished'] }))],
  [
    'If a monster you control is banished: You can draw 1 card.',
    triggered(e.moved([e.monster, e.youControl], { to: ['banished'] })),
  ],
  ['If this card is Tributed: You can draw 1 card.', triggered(e.moved(e.thisOne, { manner: ['tributed'] }))],
  [
    'If a card in your Deck is added to the hand: You can draw 1 card.',
    triggered(e.moved([e.at('you', 'deck')], { to: ['hand'], manner: ['added'] })),
  ],
  [
    'If this card is Normal Summoned: You can draw 1 card.',
    triggered(e.summoned(e.thisOne, ['normal', 'tribute'])),
  ],
  [
    'If this card is Normal or Special Summoned: You can draw 1 card.',
    triggered(
      e.summoned(
        e.thisOne,
        ['normal', 'tribute', 'special', 'fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link'],
        'you',
      ),
    ),
  ],
  [
    'If your opponent Summons a Dragon monster: You can draw 1 card.',
    triggered(e.summoned([e.race('Dragon')], e.SUMMONS, 'opponent')),
  ],
  [
    'When this card inflicts battle damage to your opponent: You can draw 1 card.',
    triggered(e.inflictsBattleDamage(e.thisOne, { to: 'opponent' }), 'when-you-can'),
  ],
  ['If you take effect damage: You can draw 1 card.', triggered(e.takesEffectDamage('you'))],
  [
    "If this card destroys an opponent's monster by battle: You can draw 1 card.",
    triggered({ event: 'destroyed-by-battle', card: [e.opponentControls], by: e.thisOne }),
  ],
  [
    'When this card is targeted for an attack: You can draw 1 card.',
    triggered({ event: 'targeted-for-attack', card: e.thisOne }, 'when-you-can'),
  ],
  [
    "When an opponent's monster declares a direct attack while this card is in your hand: You can draw 1 card.",
    triggered(e.declaresAttack([e.opponentControls], 'direct'), 'when-you-can', ['hand']),
  ],
  [
    'If the battle position of this card is changed: You can draw 1 card.',
    triggered({ event: 'position-changed', card: e.thisOne }),
  ],
  [
    'If your opponent would Summon a monster: You can draw 1 card.',
    triggered({ event: 'would-be-summoned', card: [], ways: ['normal', 'flip', 'special'], by: 'opponent' }),
  ],
];

test.each(SAMPLES)('what stands before the colon: %s', (text, printed) => {
  expect(printed).toBe(text);
});

/** Where "FLIP" alone would hide something. */
const summonedOrFlipped = [e.summoned(e.thisOne, ['normal', 'tribute'], 'any'), e.flipped()];
const FLIPPED: readonly (readonly [string, e.Effect])[] = [
  ['FLIP: Draw 1 card.', e.trigger({ on: e.flipped(), use: 'mandatory', resolve: e.draw(1) })],
  [
    'If this card is Normal Summoned or flipped face-up: Draw 1 card.',
    e.trigger({ on: summonedOrFlipped, use: 'mandatory', resolve: e.draw(1) }),
  ],
  [
    'If this card is flipped face-up while you control a Dragon monster: Draw 1 card.',
    e.trigger({
      on: e.flipped(),
      condition: e.exists(e.race('Dragon'), e.youControl),
      use: 'mandatory',
      resolve: e.draw(1),
    }),
  ],
];
test.each(FLIPPED)('what a flip means: %s', (text, effect) => {
  expect(ofMonster(effect)).toBe(text);
});
test.each(LANGUAGES)('no two of these flips have one text: %s', (language) => {
  const texts = FLIPPED.map(([, effect]) => printCard({ ...MONSTER, effects: [effect] }, language));
  expect(new Set(texts).size).toBe(FLIPPED.length);
});
