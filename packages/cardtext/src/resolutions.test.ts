import * as e from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { printCard } from './index.ts';

const FACTS = { passcode: 1 as e.Passcode, name: 'Sample', series: [] };
const ofSpell = (effect: e.Effect): string =>
  printCard({ ...FACTS, kind: 'spell', property: 'Normal', remains: false, effects: [effect] }, 'en');
const resolving = (resolve: e.Action, targets: readonly e.Target[] = []): string =>
  ofSpell(e.activation({ targets, resolve }));
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);

/** What is printed, and for what. */
const SAMPLES: readonly (readonly [string, string])[] = [
  [
    'Shuffle 2 cards from your GY into the Deck.',
    resolving(e.shuffleIntoDeck(e.chooseExactly(2, e.inYourGy))),
  ],
  [
    'Shuffle your entire hand into the Deck, then draw 2 cards.',
    resolving(e.andThen(e.shuffleIntoDeck(e.every(e.inYourHand)), e.draw(2))),
  ],
  [
    'Each player draws 1 card, also gain 500 LP for each monster you control.',
    resolving(e.also(e.draw(1, 'any'), e.gainLifePoints(e.times(500, e.numberOf(e.monster, e.youControl))))),
  ],
  ['Your opponent loses 1000 LP.', resolving(e.loseLifePoints('opponent', 1000))],
  ['Inflict 500 damage to both players.', resolving(e.takeDamage('any', 500))],
  [
    "Inflict 200 damage to your opponent for each card in your opponent's hand.",
    resolving(e.takeDamage('opponent', e.times(200, e.numberOf(e.at('opponent', 'hand'))))),
  ],
  [
    "Send 1 random card from your opponent's hand to the GY.",
    resolving(e.sendToGy(e.atRandom(1, e.at('opponent', 'hand')))),
  ],
  [
    'Special Summon 1 Level 4 or lower LIGHT Warrior monster from your Deck in Defense Position.',
    resolving(
      e.specialSummon(e.choose1(e.level({ max: 4 }), e.attribute('LIGHT'), e.race('Warrior'), e.inYourDeck), {
        positions: ['defense'],
      }),
    ),
  ],
  [
    'Special Summon 1 monster from your Deck, but its effects are negated.',
    resolving(
      e.and(
        e.specialSummon(e.as('it', e.choose1(e.monster, e.inYourDeck))),
        e.apply('while-it-stays', e.the('it'), e.effectsNegated),
      ),
    ),
  ],
  [
    'Special Summon 1 monster from your Deck, but destroy it during the End Phase.',
    resolving(
      e.andIfYouDo(
        e.specialSummon(e.as('it', e.choose1(e.monster, e.inYourDeck))),
        e.later('end-phase', e.destroy(e.the('it'))),
      ),
    ),
  ],
  [
    'The ATK of all monsters your opponent controls becomes 0, also their effects are negated, until the end of this turn.',
    resolving(
      e.apply(
        'end-of-turn',
        e.allThatMatchNow(e.monster, e.opponentControls),
        e.atkBecomes(0),
        e.effectsNegated,
      ),
    ),
  ],
  [
    'Monsters your opponent controls lose 500 ATK until the end of this turn.',
    resolving(e.apply('end-of-turn', e.allThatMatch(e.monster, e.opponentControls), e.gainsAtk(-500))),
  ],
  [
    'Target 1 face-up monster on the field; its name becomes "X", also its Type becomes Dragon, also its Attribute becomes LIGHT, also its Level is increased by 1, until the End Phase.',
    resolving(
      e.apply(
        'end-phase',
        e.target,
        e.nameBecomes('X'),
        e.raceBecomes('Dragon'),
        e.attributeBecomes('LIGHT'),
        e.levelRaised(1),
      ),
      [tm],
    ),
  ],
  [
    "Target 1 face-up monster on the field; it can attack directly, also it cannot be targeted by your opponent's card effects, also it cannot be destroyed by card effects, this turn.",
    resolving(
      e.apply(
        'end-of-turn',
        e.target,
        e.attacksDirectly,
        e.cannotBeTargetedByOpponent,
        e.notDestroyedByEffects,
      ),
      [tm],
    ),
  ],
  [
    'Change the battle positions of all monsters on the field.',
    resolving(e.changePosition(e.every(e.monster, e.onField))),
  ],
  [
    'Target up to 2 Spells/Traps your opponent controls; destroy those targets.',
    resolving(e.destroy(e.target), [e.stillTheirs(e.targetUpTo(2, e.spellOrTrap, e.opponentControls))]),
  ],
  [
    'Target 1 monster your opponent controls; destroy that target.',
    resolving(e.destroy(e.target), [e.stillTheirs(e.target1(e.monster, e.opponentControls))]),
  ],
  [
    'Target up to 2 Spells/Traps your opponent controls; destroy them.',
    resolving(e.destroy(e.target), [e.targetUpTo(2, e.spellOrTrap, e.opponentControls)]),
  ],
  [
    'Target 1 monster you control and 1 card your opponent controls; return the first target to the hand.',
    resolving(e.returnToHand(e.the('a')), [
      e.targetAs('a', e.target1(e.monster, e.youControl)),
      e.targetAs('b', e.target1(e.opponentControls)),
    ]),
  ],
  [
    'Target 1 monster you control and 1 card your opponent controls; destroy the first target, and if you do, banish the second target.',
    resolving(e.andIfYouDo(e.destroy(e.the('a')), e.banish(e.the('b'))), [
      e.targetAs('a', e.target1(e.monster, e.youControl)),
      e.targetAs('b', e.target1(e.opponentControls)),
    ]),
  ],
  [
    'If you have a monster in your GY, draw 1 card; otherwise, discard 1 card.',
    resolving(e.ifSo(e.exists(e.monster, e.inYourGy), e.draw(1), e.discard(e.choose1(e.inYourHand)))),
  ],
  [
    'Each player discards their entire hand, then draws 1 card for each card in their hand.',
    resolving(e.eachPlayer(e.andThen(e.discard(e.every(e.inYourHand)), e.draw(e.numberOf(e.inYourHand))))),
  ],
  [
    'Each player sends 1 monster they control to the GY.',
    resolving(e.eachPlayer(e.sendToGy(e.choose1(e.monster, e.youControl)))),
  ],
  [
    'Target 1 face-up monster on the field; equip 1 Dragon monster from your GY to that target.',
    resolving(e.equip(e.choose1(e.race('Dragon'), e.inYourGy), e.target), [tm]),
  ],
  [
    'Target 1 face-up monster on the field; destroy that face-up monster.',
    resolving(e.destroy(e.that(e.target, e.faceUp)), [tm]),
  ],
  [
    'Target 1 face-up monster on the field; take control of that target, also, after that, end the Battle Phase.',
    resolving(e.alsoAfterThat(e.takeControl(e.target), e.endBattlePhase), [tm]),
  ],
  [
    "Destroy 1 monster your opponent controls (your opponent's choice).",
    resolving(e.destroy(e.byOpponent(e.choose1(e.monster, e.opponentControls)))),
  ],
  [
    'Destroy all non-Dragon monsters on the field.',
    resolving(e.destroy(e.every(e.monster, e.not(e.race('Dragon')), e.onField))),
  ],
  [
    'Destroy all Dragon or Warrior monsters on the field.',
    resolving(e.destroy(e.every(e.monster, e.either([e.race('Dragon')], [e.race('Warrior')]), e.onField))),
  ],
  [
    'Add 1 "Elemental HERO" monster from your Deck to your hand, except "Sample".',
    resolving(
      e.addToHand(e.choose1(e.series('Elemental HERO'), e.monster, e.not(e.named('Sample')), e.inYourDeck)),
    ),
  ],
  [
    'Add 1 Dragon monster or Spell from your Deck to your hand.',
    resolving(e.addToHand(e.choose1(e.either([e.race('Dragon'), e.monster], [e.spell]), e.inYourDeck))),
  ],
  [
    'Destroy all monsters on the field with the highest ATK.',
    resolving(e.destroy(e.every(e.monster, e.highestAtk(e.monster, e.onField), e.onField))),
  ],
  [
    'Special Summon 1 "A" from your hand, Deck, or GY.',
    resolving(e.specialSummon(e.choose1(e.named('A'), e.at('you', 'hand', 'deck', 'gy')))),
  ],
  [
    'Special Summon 1 monster from your banishment.',
    resolving(e.specialSummon(e.choose1(e.monster, e.at('you', 'banished')))),
  ],
  [
    "Banish all monsters from your opponent's GY face-down.",
    resolving(e.banish(e.every(e.monster, e.inOpponentsGy), { face: 'down' })),
  ],
  [
    'Your opponent cannot activate Spells or their effects for the rest of this turn.',
    resolving(e.apply('end-of-turn', e.player('opponent'), e.cannotActivate(e.spell))),
  ],
];

test.each(SAMPLES)('what effects do: %s', (text, printed) => {
  expect(printed).toBe(text);
});
