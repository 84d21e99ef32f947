import { CARDS } from '@spellspeed/cards';
import {
  type ActivatedEffect,
  activation,
  type Card,
  draw,
  moved,
  noted,
  thisOne,
} from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { meaningless } from '../../read.ts';
import { REFUSAL_REASONS } from './reasons.ts';
import { refusalOfActivated, TEXT_REFUSALS, type TextRefusal } from './table.ts';

const blank = (name: string): Card => {
  const found = [...CARDS].find((card) => card.name === name);
  if (!found) throw new Error(`${name} is not defined.`);
  return { ...found, effects: [] };
};
const MONSTER = blank('Sangan');
const XYZ = blank('Number 39: Utopia');
const SPELL = blank('Pot of Greed');
const TRAP = blank('Mirror Force');
const STAYING_TRAP = blank('Call of the Haunted');

/** Words that would be read so as well, or alone, were the reason not there. */
const WORDS: { readonly [why in Exclude<TextRefusal, keyof typeof EFFECTS>]: readonly [Card, string] } = {
  'battle-of-another-time': [
    MONSTER,
    'At the end of the Battle Phase, if this card battled: You can draw 1 card.',
  ],
  'battle-asked-of-what-may-be-gone': [
    MONSTER,
    "At the end of the Damage Step, if this card battled an opponent's monster: You can draw 1 card.",
  ],
  'time-happens-to-no-card': [
    MONSTER,
    'At the start of the Damage Step, if this card attacks a face-up monster: Destroy that monster.',
  ],
  'bound-to-itself': [
    MONSTER,
    'If this card is Special Summoned: You can target 1 other face-up monster on the field; equip this card to it.',
  ],
  'waits-for-main-phase': [MONSTER, 'During your Main Phase 1: You can draw 1 card.'],
  'negates-what-has-happened': [
    TRAP,
    'When your opponent Normal Summons a monster: Negate the Summon, and if you do, destroy that monster.',
  ],
  'asks-what-it-would-have-done': [
    MONSTER,
    'If your opponent activates a card or effect that would destroy a card on the field: You can draw 1 card.',
  ],
  'target-forgotten': [MONSTER, 'You can target 1 monster you control; draw 1 card.'],
  'used-after-it-was-tributed': [
    MONSTER,
    'If a monster is Tribute Summoned by Tributing this card: You can draw 1 card.',
  ],
  'paid-by-lying-face-up': [
    STAYING_TRAP,
    "When an opponent's monster declares an attack: You can flip this card face-up; negate the attack.",
  ],
  'material-of-a-card-that-left': [
    XYZ,
    'If this card is destroyed by card effect while it has a Dragon monster as material: You can draw 1 card.',
  ],
  'lent-but-bound-for-good': [
    SPELL,
    'Target 1 monster your opponent controls; take control of it until the End Phase, but it cannot declare an attack.',
  ],
  'player-bound-without-end': [SPELL, 'Any effect damage you take is halved.'],
  'measures-another-monster': [
    TRAP,
    "When a monster you control is destroyed by battle: Destroy 1 monster on the field, and if you do, gain LP equal to that monster's ATK.",
  ],
  'declared-by-nobody': [
    SPELL,
    'Target 1 monster you control; Special Summon 1 monster with that name from your Deck.',
  ],
  'face-of-one-alone': [SPELL, 'Destroy 1 face-up "A" card or "B" monster on the field.'],
  'choice-within-a-choice': [SPELL, 'You can draw 1 card, also you can gain 500 LP.'],
  'done-to-what-was-paid': [
    SPELL,
    'Discard 1 monster; Special Summon 1 monster from your Deck, then destroy that monster.',
  ],
  'alike-alone': [SPELL, 'Add 1 monster with the same name from your Deck to your hand.'],
  'done-to-the-namesake': [
    SPELL,
    "Target 1 monster you control; Special Summon 1 monster with the same name as it from your Deck, but that monster's effects are negated.",
  ],
  'condition-within-a-condition': [
    SPELL,
    'If you control a Dragon monster, draw 1 card, also, after that, if you control a Warrior monster, gain 500 LP.',
  ],
  'rest-kept-by-choice': [
    MONSTER,
    'If this card is Normal Summoned: You can excavate the top 5 cards of your Deck, and if you do, you can add 1 Dragon monster among them to your hand, also send the rest to the GY.',
  ],
  'asks-of-what-was-moved': [
    SPELL,
    'Send the top card of your Deck to the GY, then if it is a WATER monster, draw 1 card.',
  ],
  'reaches-by-being': [MONSTER, 'This face-up card on the field cannot be used as Synchro Material.'],
  'counted-without-a-choice': [MONSTER, 'Once per turn, this card gains 500 ATK.'],
  'values-of-a-trap': [STAYING_TRAP, 'This card gains 500 ATK.'],
  'face-down-in-damage-calculation': [
    MONSTER,
    'During damage calculation, while this card attacks a face-down monster, this card gains 500 ATK.',
  ],
  'saved-by-another-than-this': [
    MONSTER,
    'If a Dragon monster(s) you control would be destroyed by card effect, you can destroy 1 other card you control instead.',
  ],
};
/** No words are read so today; an effect that says it shows the reason. */
const EFFECTS = {
  'waits-for-itself': activation({ on: [moved(thisOne, { to: ['gy'] })], resolve: draw(1) }),
  'counts-what-nobody-noted': activation({ resolve: draw(noted('card1')) }),
} satisfies { readonly [why in TextRefusal]?: ActivatedEffect };

describe('what no text means is found, with its reason:', () => {
  test.each(Object.entries(WORDS))('%s', (why, [card, words]) => {
    expect(meaningless(card, words)).toContain(why);
  });
  test.each(Object.entries(EFFECTS))('%s, in an effect', (why, effect) => {
    expect(refusalOfActivated(effect)).toBe(why);
  });
  test('and of what a text means there is none', () => {
    expect(meaningless(SPELL, 'Draw 2 cards.')).toEqual([]);
    expect(refusalOfActivated(activation({ resolve: draw(2) }))).toBeUndefined();
  });
});

test('each reason is said in every language, in other words than every other', () => {
  for (const language of LANGUAGES) {
    const said = TEXT_REFUSALS.map((why) => REFUSAL_REASONS[why][language]);
    expect(new Set(said).size).toBe(TEXT_REFUSALS.length);
    for (const one of said) expect(one).toMatch(/[.。]$/);
  }
});
