import { describe, expect, test } from 'vitest';
import { a, after, belonging, no, own, that, the, theNoun } from './article.ts';
import { type Agreement, agreed, alternatives, composed, feminine, masculine, pronounFor } from './noun.ts';
import { act, type Speech } from './speech.ts';
import { inMood, type Mood, startsWithInfinitive } from './verb.ts';

const HE: Agreement = { gender: 'm', number: 'one' };
const SHE: Agreement = { gender: 'f', number: 'one' };
const HES: Agreement = { gender: 'm', number: 'several' };
const SHES: Agreement = { gender: 'f', number: 'several' };
const MONSTER = masculine('mostro', 'mostri');
const CARD = feminine('carta', 'carte');
const EFFECT = masculine('effetto', 'effetti');

describe('agreement', () => {
  test('of participles, with gender and number', () => {
    expect([HE, SHE, HES, SHES].map((like) => agreed('distrutt~', like))).toEqual([
      'distrutto',
      'distrutta',
      'distrutti',
      'distrutte',
    ]);
  });
  test('of verbs, with number and with the player who is spoken to', () => {
    const can = '{può|possono|puoi} attaccare';
    expect(agreed(can, HE)).toBe('può attaccare');
    expect(agreed(can, SHES)).toBe('possono attaccare');
    expect(agreed(can, { ...HE, person: 'tu' })).toBe('puoi attaccare');
    expect(agreed('original{e|i}', HES)).toBe('originali');
  });
  test('of words that belong to a noun, and of nouns in one', () => {
    expect(composed(masculine('Mostro', 'Mostri'), 'Normal{e|i}').several).toBe('Mostri Normali');
    expect(composed(feminine('Magia', 'Magie'), 'Rapid~')).toEqual({
      one: 'Magia Rapida',
      several: 'Magie Rapide',
      gender: 'f',
    });
    const join = (forms: readonly string[]): string => forms.join(' o ');
    expect(alternatives([CARD, MONSTER], join)).toEqual({
      one: 'carta o mostro',
      several: 'carte o mostri',
      gender: 'm',
    });
    expect(alternatives([CARD, CARD], join).gender).toBe('f');
  });
});

describe('articles', () => {
  test('depend on the sound that follows', () => {
    expect(['mostro', 'ATK', 'Zombie', '"Xyz"'].map((word) => the(word, HE))).toEqual([
      'il mostro',
      "l'ATK",
      'lo Zombie',
      'lo "Xyz"',
    ]);
    expect(['mostri', 'effetti', 'Zombie'].map((word) => the(word, HES))).toEqual([
      'i mostri',
      'gli effetti',
      'gli Zombie',
    ]);
    expect([the('carta', SHE), the('altra carta', SHE), the('altre carte', SHES)]).toEqual([
      'la carta',
      "l'altra carta",
      'le altre carte',
    ]);
    expect([a('altro mostro', HE), a('altra carta', SHE), a('Zombie', HE)]).toEqual([
      'un altro mostro',
      "un'altra carta",
      'uno Zombie',
    ]);
    expect([no('mostro', HE), no('altra carta', SHE)]).toEqual(['nessun mostro', "nessun'altra carta"]);
    expect([that('mostro', HE), that('effetto', HE), that('bersagli', HES), that('effetti', HES)]).toEqual([
      'quel mostro',
      "quell'effetto",
      'quei bersagli',
      'quegli effetti',
    ]);
  });
  test('melt with prepositions', () => {
    const words = ['il Deck', 'lo Zombie', "l'Extra Deck", 'la mano', 'i mostri', 'gli effetti', 'le carte'];
    expect(words.map((each) => after('di', each))).toEqual([
      'del Deck',
      'dello Zombie',
      "dell'Extra Deck",
      'della mano',
      'dei mostri',
      'degli effetti',
      'delle carte',
    ]);
    expect(words.map((each) => after('in', each))).toEqual([
      'nel Deck',
      'nello Zombie',
      "nell'Extra Deck",
      'nella mano',
      'nei mostri',
      'negli effetti',
      'nelle carte',
    ]);
    expect([after('a', 'gli ATK'), after('da', 'i mostri'), after('su', 'il Terreno')]).toEqual([
      'agli ATK',
      'dai mostri',
      'sul Terreno',
    ]);
    expect([after('di', 'questa carta'), after('a', 'un mostro')]).toEqual([
      'di questa carta',
      'a un mostro',
    ]);
  });
});

test('owners', () => {
  expect([own('tu', CARD), own('lui', EFFECT, 'several'), own('loro', CARD)]).toEqual([
    'tua carta',
    'suoi effetti',
    'loro carta',
  ]);
  expect(belonging(EFFECT, 'several', pronounFor(SHE)).text).toBe('i suoi effetti');
  expect(belonging(EFFECT, 'several', pronounFor(HES)).text).toBe('i loro effetti');
  expect(belonging(EFFECT, 'one', theNoun(MONSTER)).text).toBe("l'effetto del mostro");
});

describe('verbs', () => {
  const MOODS: readonly Mood[] = ['infinitive', 'imperative', 'gerund', 'third-person', 'subjunctive'];
  test.each([
    ['distruggere', 'distruggere, distruggi, distruggendo, distrugge, distrugga'],
    ['pagare', 'pagare, paga, pagando, paga, paghi'],
    ['mischiare', 'mischiare, mischia, mischiando, mischia, mischi'],
    ['bandire', 'bandire, bandisci, bandendo, bandisce, bandisca'],
    ['scegliere come bersaglio', 'scegliere, scegli, scegliendo, sceglie, scelga'],
    ['offrire come Tributo', 'offrire, offri, offrendo, offre, offra'],
    ['guadagnare', 'guadagnare, guadagni, guadagnando, guadagna, guadagni'],
  ])('%s', (verb, forms) => {
    const behind = verb.replace(/^\S+/, '');
    expect(MOODS.map((mood) => inMood(verb, mood))).toEqual(forms.split(', ').map((form) => form + behind));
  });
  test('take a pronoun in themselves', () => {
    expect(MOODS.map((mood) => inMood('Evocare Specialmente', mood, 'lo'))).toEqual([
      'Evocarlo Specialmente',
      'Evocalo Specialmente',
      'Evocandolo Specialmente',
      'lo Evoca Specialmente',
      'lo Evochi Specialmente',
    ]);
    expect(inMood('fare ritornare', 'imperative', 'le')).toBe('falle ritornare');
    expect(inMood('fare ritornare', 'infinitive')).toBe('far ritornare');
  });
  test('an object that is a pronoun is part of the verb, and words behind it agree', () => {
    const speech = { mood: 'imperative' } as const satisfies Pick<Speech, 'mood'>;
    expect(act(speech, 'mettere', pronounFor(SHE), 'scopert~ in Posizione di Attacco')).toBe(
      'mettila scoperta in Posizione di Attacco',
    );
    expect(act(speech, 'distruggere', theNoun(MONSTER, 'several'))).toBe('distruggi i mostri');
  });
  test('what a player can do begins with an infinitive', () => {
    expect(
      ['pescare 1 carta', 'distruggerlo', 'far ritornare questa carta'].map(startsWithInfinitive),
    ).toEqual([true, true, true]);
    expect(['questa carta guadagna', 'per ogni mostro', 'quel bersaglio'].map(startsWithInfinitive)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
