/** Noun phrases that can be read: which tests the words of a phrase stand for. Whether they are those words is asked of the printer. */
import type { Filter, Reference, Test } from '@spellspeed/engine/language';
import { insteadOf } from '../grammar/also.ts';
import { type Gathering, gathered, maybe, wordsAdd } from '../grammar/gather.ts';
import { listed } from '../grammar/list.ts';
import { among, checked, eitherOf, iso, meaning, oneOf, QUOTED, readOnly, rule } from '../grammar/phrase.ts';
import { testsOfPlace } from '../meaning/places.ts';
import { keyOf } from '../memory.ts';
import { SLOTS, type Slot } from './draft.ts';
import { numberWords, sayPhrase } from './phrase.ts';
import { PLACES, THEIR_FIELD } from './place.ts';
import { POINTERS, pointersIn } from './reference.ts';
import type { Said } from './said.ts';
import { type PhraseStyle, pluralOf, type Speech } from './speech.ts';
import { TESTS } from './test.ts';
import type { Standing } from './trait.ts';

type Words = Gathering<Test, Speech>;

/** All forms of all tests. */
const STANDINGS: readonly Standing<Test>[] = Object.values(TESTS).flatMap(
  // Each form reads tests of its own kind only; what it prints is not asked for here.
  ({ standings }) => standings as unknown as readonly Standing<Test>[],
);
const standingAs = (stands: Standing<Test>['stands']): Said<Test> =>
  rule(() => oneOf(...STANDINGS.filter((one) => one.stands === stands).map(({ phrase }) => phrase)));
const inSlot = (slot: Slot): Said<Test> =>
  oneOf(
    ...STANDINGS.filter(({ stands }) => typeof stands === 'object' && stands.slot === slot).map(
      ({ phrase }) => phrase,
    ),
  );

const either = (tests: readonly Test[]): readonly Test[] =>
  tests.length > 1 ? [{ test: 'either', filters: tests.map((one) => [one]) }] : tests;
/** "Dragon", "Dragon or Warrior", "non-Dragon", and the space before what follows. */
const adjectives = (slot: Slot): Words => {
  const one = inSlot(slot);
  const notSo = gathered<Test, Speech>(
    wordsAdd('non-'),
    meaning(
      one,
      (test): Filter => [
        { test: 'not', filter: [test] },
        // A "non-Synchro Monster" is a monster still: its noun does not say so.
        ...(slot === 'frame' ? [MONSTER] : []),
      ],
    ),
  );
  return maybe(eitherOf(meaning(listed(one, 'or'), either), notSo), wordsAdd(' '));
};
/** What "it" would be here; without it, this card. */
const othersThan: Said<Reference> = among(
  (speech) => {
    const { focus } = speech.memory;
    // Nothing is other than a material: those are not where other cards are.
    const isMaterial = focus !== undefined && speech.memory.mentions.get(focus)?.zones.join() === 'material';
    const inMind =
      focus === undefined || isMaterial ? [] : pointersIn(speech).filter((one) => keyOf(one) === focus);
    // "other" than what is in mind, or than this card: two meanings.
    const isOfThis = inMind.some(({ ref }) => ref === 'this');
    return isOfThis ? inMind : [{ ref: 'this' }, ...inMind];
  },
  () => 'other',
);
const otherThan = (what: Reference): Filter => [{ test: 'other-than', what }];
const OTHER: Words = gathered(
  maybe(meaning(othersThan, otherThan), wordsAdd(' ')),
  maybe(
    wordsAdd('non-'),
    meaning(inSlot('ability'), (test): Filter => [{ test: 'not', filter: [test] }]),
    wordsAdd(' '),
  ),
);
const ADJECTIVES: Words = gathered(OTHER, ...SLOTS.filter((slot) => slot !== 'other').map(adjectives));

const MONSTER: Test = { test: 'kind', kind: 'monster' };
const SPELL: Test = { test: 'kind', kind: 'spell' };
const TRAP: Test = { test: 'kind', kind: 'trap' };
/** What the noun itself says. A "Monster" has said its frame before. */
const HEADS: { readonly [noun in string]: Filter } = {
  monster: [MONSTER],
  Monster: [],
  card: [],
  // What would be destroyed together: "monster(s)".
  'monster(s)': [MONSTER],
  'Monster(s)': [],
  'card(s)': [],
  Spell: [SPELL],
  Trap: [TRAP],
  'Spell/Trap': [{ test: 'either', filters: [[SPELL], [TRAP]] }],
  'Monster/Spell': [{ test: 'either', filters: [[MONSTER], [SPELL]] }],
  Tuner: [{ test: 'ability', ability: 'tuner' }, MONSTER],
  Token: [{ test: 'frame', frame: 'token' }],
  material: [{ test: 'in', side: 'any', zones: ['material'] }],
  'Equip Card': [{ test: 'equip-card' }],
};
const HEAD: Words = eitherOf(
  ...Object.entries(HEADS).flatMap(([noun, tests]): readonly Words[] => [
    wordsAdd(noun, ...tests),
    wordsAdd(pluralOf(noun), ...tests),
  ]),
  meaning(listed(QUOTED, 'or'), (names): Filter => [{ test: 'named', names }]),
);

const traits: Said<readonly Test[]> = listed(
  oneOf<Test, Speech>(standingAs('having'), standingAs('sharing')),
  'and',
);
const HAVING: Words = maybe(
  eitherOf(wordsAdd(' with '), wordsAdd(' that has '), wordsAdd(' that have ')),
  eitherOf(
    meaning(traits, (tests) => tests),
    wordsAdd('different names'),
    wordsAdd('the same name'),
  ),
);
/** "with that name": behind "cards, or the effects of cards,". */
export const WITH_TRAITS: Words = gathered(
  wordsAdd<Test, Speech>('with '),
  meaning(traits, (tests) => tests),
);
const PLACE: Words = maybe(wordsAdd(' '), meaning(PLACES, testsOfPlace));
/** "among them": one of several cards of which the text has spoken. The top cards of a Deck still lie there. */
const AMONG_THEM: Said<Filter> = among(
  ({ memory }, ahead) =>
    ahead.startsWith('among them')
      ? memory.mentions.entries().flatMap(([key, { number, deckOf }]): readonly Filter[] => {
          const [ref, name] = key.split(':');
          if (ref !== 'bound' || name === undefined || number !== 'several') return [];
          const place: Filter = deckOf ? [{ test: 'in', side: deckOf, zones: ['deck'] }] : [];
          return [[...place, { test: 'is', what: { ref, name } }]];
        })
      : [],
  () => 'among them',
);
const ONE_TAIL: Words = maybe(
  wordsAdd(' '),
  eitherOf(
    meaning(standingAs('tail'), (test) => [test]),
    meaning(AMONG_THEM, (tests) => tests),
  ),
);

/** "this card", "that target": from the card to which the text points. */
const POINTED: Words = eitherOf(
  meaning(POINTERS.subject, (what): Filter => [{ test: 'is', what }]),
  // Where it is is said of the card itself, not of "it".
  gathered(
    wordsAdd<Test, Speech>('this card ', { test: 'is', what: { ref: 'this' } }),
    meaning(PLACES, ({ side, zones }): Filter => [{ test: 'in', side, zones }]),
  ),
  ...(['any', 'you'] as const).map((side) =>
    gathered<Test, Speech>(
      wordsAdd('this ', { test: 'is', what: { ref: 'this' } }),
      maybe(
        meaning(inSlot('summoned'), (test) => [test]),
        wordsAdd(' '),
      ),
      wordsAdd(side === 'you' ? 'card in your Monster Zone' : 'card in the Monster Zone', {
        test: 'in',
        side,
        zones: ['monsters'],
      }),
    ),
  ),
  wordsAdd('this Set card', { test: 'is', what: { ref: 'this' } }, { test: 'face', face: 'down' }),
  // "this face-up card"
  gathered(
    wordsAdd<Test, Speech>('this ', { test: 'is', what: { ref: 'this' } }),
    eitherOf(
      ...(['face', 'position', 'summoned'] as const).map((slot) => meaning(inSlot(slot), (test) => [test])),
    ),
    maybe(
      wordsAdd(' '),
      meaning(inSlot('position'), (test) => [test]),
    ),
    wordsAdd(' card'),
  ),
);

/** "1 "X" monster, except "Y"": what is excepted. */
export const EXCEPTIONS: Words = gathered<Test, Speech>(
  wordsAdd(', except '),
  eitherOf(
    meaning(listed(POINTERS.object, 'and'), (all): Filter => all.flatMap(otherThan)),
    meaning(listed(QUOTED, 'or'), (names): Filter => [{ test: 'not', filter: [{ test: 'named', names }] }]),
    meaning(
      rule<Filter, Speech>(() => NOUNS.plural),
      (filter): Filter => [{ test: 'not', filter }],
    ),
  ),
);
/** Is it a noun of its own, not part of another: "Spell" in "Field Spell or Trap"? */
const isWhole = (filter: Filter): boolean =>
  filter.length > 1 || filter.some(({ test }) => test === 'named' || test === 'frame');
const isNamed = (filter: Filter): boolean => filter.some(({ test }) => test === 'named');
/** Names stand last: before a noun they would be archetypes, `an "X" or "Y" monster`. */
const areNamesLast = (filters: readonly Filter[]): boolean => {
  const first = filters.findIndex(isNamed);
  return first !== 0 && (first < 0 || filters.slice(first).every(isNamed));
};
/** `a "X" monster or "Y"`: one of several that are not of one kind. */
const OF_SEVERAL: Words = iso(
  listed<Filter, Speech>(readOnly(rule(() => readOnly(gathered(ADJECTIVES, HEAD)))), 'or'),
  (filters): Filter | undefined =>
    filters.length > 1 && filters.every(isWhole) && areNamesLast(filters)
      ? [{ test: 'either', filters }]
      : undefined,
  () => undefined,
);
/** `a "X" monster or 1 "Y"`: the number is said again. */
const OR_ONE: Words = {
  read: (text, at, speech) => {
    const one = rule<Filter, Speech>(() => readOnly(gathered(ADJECTIVES, HEAD)));
    return one.read(text, at, speech).flatMap((first) =>
      ONE_MORE.read(text, first.to, { ...speech, memory: first.memory }).flatMap((or) =>
        one
          .read(text, or.to, { ...speech, memory: or.memory })
          .map((second) => ({ ...second, value: [first.value, second.value] }))
          .filter(({ value }) => value.every(isWhole) && areNamesLast(value))
          .map((both) => ({ ...both, value: [{ test: 'either', filters: both.value } as const] })),
      ),
    );
  },
};
const ONE_MORE = insteadOf(' or 1 ', ' or ');
/** The phrase without its number. */
const ANY_NOUN: Words = gathered(
  eitherOf(
    gathered(ADJECTIVES, HEAD, HAVING, PLACE),
    gathered(OF_SEVERAL, PLACE),
    gathered(OR_ONE, PLACE),
    gathered(POINTED, PLACE),
  ),
  ONE_TAIL,
  ONE_TAIL,
);
export const NOUN: Words = rule(() => readOnly(ANY_NOUN));
const EXCEPT: Words = maybe(EXCEPTIONS);

export const PREFIXES: { readonly [count in Exclude<PhraseStyle['count'], object>]: Words } = {
  a: eitherOf(
    wordsAdd(''),
    wordsAdd('a '),
    wordsAdd('an '),
    wordsAdd('another ', ...otherThan({ ref: 'this' })),
    wordsAdd("an opponent's ", THEIR_FIELD),
    wordsAdd("your opponent's ", THEIR_FIELD),
  ),
  all: wordsAdd('all '),
  each: wordsAdd('each '),
  plural: wordsAdd(''),
  singular: wordsAdd(''),
};

/** A noun phrase in one style, with all that is said of the cards. */
const nouns = (style: PhraseStyle): Said<Filter> => {
  const { count } = style;
  const prefix =
    typeof count === 'object' ? wordsAdd<Test, Speech>(`${numberWords(count)} `) : PREFIXES[count];
  const found = gathered(prefix, NOUN, EXCEPT);
  return rule(() => checked((filter, speech) => sayPhrase(filter, style, speech), found));
};
const NOUNS = { plural: nouns({ count: 'plural' }) } as const;
const known = new Map<string, Said<Filter>>();
/** The same phrase for the same style, so that what has been read is known. */
export const nounsIn = (style: PhraseStyle): Said<Filter> => {
  const key = JSON.stringify(style);
  const before = known.get(key);
  const phrase = before ?? nouns(style);
  known.set(key, phrase);
  return phrase;
};
