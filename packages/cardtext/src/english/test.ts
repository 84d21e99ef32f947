/** What each test of a filter adds to a noun phrase. */
import {
  ATTRIBUTES,
  type Filter,
  type Frame,
  PROPERTIES,
  RACES,
  type Reference,
  type Test,
  type TestName,
} from '@spellspeed/engine/language';
import { listed } from '../grammar/list.ts';
import { NUMBER, named, ownWords, printOnly, QUOTED, readOnly } from '../grammar/phrase.ts';
import { isExtremeOnly, onlyMeant, withRepeated } from '../meaning/filters.ts';
import { faceUpPlaceOf, zonesOf } from '../meaning/places.ts';
import { aside, isPlural, keyOf, mentionOf, THE_REST } from '../memory.ts';
import { merge } from './alternatives.ts';
import { STAT_NAMES } from './amount.ts';
import { asHigh } from './as-high.ts';
import { type Draft, EMPTY_DRAFT, type Slot, withAdjective } from './draft.ts';
import { HEIGHT, MEASURED, QUANTITY, sayMeasures, sayStat, sayTheSame, WITH_LESS } from './measure.ts';
import {
  ABILITY_NAMES,
  FRAME_NAMES,
  KIND_NAMES,
  POSITION_NAMES,
  SUMMON_NAMES,
  SUMMONED_NAMES,
} from './names.ts';
import { ZONE_NAMES } from './place.ts';
import { POINTERS } from './reference.ts';
import { A_CARD, A_COUNTER, SEVERAL_COUNTERS, say } from './said.ts';
import { listOf, quoted, type Speech, withArticle } from './speech.ts';
import { THAT_NAME } from './that-name.ts';
import { adjective, having, placedBy, sharing, type TestOf, type Trait, tail, trait } from './trait.ts';
import { sayUnlike, UNLIKE } from './unlike.ts';
import { sayUsed } from './used.ts';

const sayOtherThan = (what: Reference, draft: Draft, speech: Speech): Draft =>
  what.ref === 'this' || speech.memory.focus === keyOf(what)
    ? withAdjective(draft, 'other', 'other')
    : { ...draft, except: [...draft.except, speech.words.reference(what, 'object', speech)] };

/** Of monsters on the field, those in no Extra Monster Zone. */
const IN_MAIN_ZONE = 'in the Main Monster Zone';
/** The same, of one player whose monsters they are. */
export const inYourMainZone = (words: string): string =>
  words.replace(IN_MAIN_ZONE, 'in your Main Monster Zone');
const sayNot = (filter: Filter, draft: Draft, speech: Speech): Draft => {
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'is') return sayOtherThan(only.what, draft, speech);
  if (filter.length === 1 && only?.test === 'in-extra-monster-zone') return withTail(draft, IN_MAIN_ZONE);
  const unlike = filter.length === 1 && only ? sayUnlike(only, speech) : undefined;
  if (unlike) return { ...draft, sharing: [...draft.sharing, unlike] };
  const denied = draftOf(filter, speech);
  if (filter.length === 1 && only?.test === 'either') {
    const cards = only.filters.flatMap(([first, more]) =>
      first?.test === 'is' && !more ? [first.what] : [],
    );
    if (cards.length === only.filters.length) {
      const words = cards.map((what) => speech.words.reference(what, 'object', speech));
      return { ...draft, except: [...draft.except, listOf(words, 'and')] };
    }
  }
  const slots = Object.entries(denied.adjectives);
  const [first] = slots;
  // "1 non-Tuner Dragon monster"
  const slot = first?.[0] === 'ability' ? 'other' : (first?.[0] as Slot | undefined);
  if (filter.length === 1 && first && slot) return withAdjective(draft, slot, `non-${first[1]}`);
  if (isExtremeOnly(filter))
    return { ...draft, except: [...draft.except, `the one with the ${denied.extreme}`] };
  const named = denied.names ?? speech.words.phrase(filter, { count: 'plural' }, speech);
  return { ...draft, except: [...draft.except, named] };
};

/** "Spell/Trap", "Dragon or Warrior", "on the field or in your GY" */
const sayEither = (filters: readonly Filter[], draft: Draft, speech: Speech): Draft => {
  const isOfOneKind = filters.every((filter) => filter.length === 1);
  const merged =
    isOfOneKind &&
    merge(
      filters.map((filter) => draftOf(filter, speech)),
      draft,
    );
  if (merged) return merged;
  const phrases = filters.map((filter) => speech.words.phrase(filter, { count: 'singular' }, speech));
  return { ...draft, head: listOf(phrases, 'or'), heads: phrases };
};

export const DECLARED = {
  'card-name': 'that name',
  race: 'that Type',
  attribute: 'that Attribute',
  'card-type': 'that card type',
} as const;
const THIS_TURN = {
  attacked: 'attacked',
  'declared-attack': 'declared an attack',
  destroyed: 'were destroyed',
  'destroyed-by-battle': 'were destroyed by battle',
} as const;
const FIELDS_OF = {
  you: 'your field',
  opponent: "your opponent's field",
  any: 'the field',
} as const;
const { effect: _, ...FRAMES_ASKED_FOR } = FRAME_NAMES;
/** A form of a test. */
const test = <Name extends TestName>(name: Name, constant: Partial<TestOf<Name>> = {}) =>
  // Every test of this name has it.
  say<TestOf<Name>>({ test: name, ...constant } as Partial<TestOf<Name>>);
const POINTS = named({ atk: 'ATK', def: 'DEF' });
const withTail = (draft: Draft, said: string): Draft => ({ ...draft, tail: [...draft.tail, said] });

/** "that face-up monster": what was spoken of, as long as it lies so. */
const stillFaceUp = (among: Filter, { memory }: Speech): string | undefined => {
  const those = among.flatMap((one) => (one.test === 'is' ? [one.what] : []));
  const [what] = those;
  const isSo = among.length === 2 && among.some((one) => one.test === 'face' && one.face === 'up');
  const mention = what && isSo ? mentionOf(memory, what) : undefined;
  return mention && `that face-up ${mention.noun}`;
};

export const TESTS: { readonly [Name in TestName]: Trait<TestOf<Name>> } = {
  kind: placedBy(({ kind }, draft) => ({ ...draft, head: KIND_NAMES[kind] })),
  // Xyz Materials are nowhere else.
  in: placedBy(({ side, zones }, draft) =>
    zones.every((zone) => zone === 'material')
      ? { ...draft, head: 'material' }
      : { ...draft, places: [...draft.places, { side, zones }] },
  ),
  'in-extra-monster-zone': trait(tail(test('in-extra-monster-zone')`in the Extra Monster Zone`)),
  'of-turn-player': trait(tail(test('of-turn-player')`the turn player controls`)),
  face: trait(adjective('face', test('face')`face-${{ face: ownWords(['up', 'down']) }}`)),
  position: trait(adjective('position', test('position')`${{ position: named(POSITION_NAMES) }}`)),
  race: trait(
    tail(test('race', { original: true })`whose original Type is ${{ race: ownWords(RACES) }}`),
    adjective('race', test('race')`${{ race: ownWords(RACES) }}`),
  ),
  attribute: trait(
    tail(
      test('attribute', {
        original: true,
      })`whose original Attribute is ${{ attribute: ownWords(ATTRIBUTES) }}`,
    ),
    adjective('attribute', test('attribute')`${{ attribute: ownWords(ATTRIBUTES) }}`),
  ),
  level: asHigh(
    'level',
    tail(
      printOnly(({ original, ...bounds }, speech) => {
        const measured = sayMeasures(bounds, speech);
        return measured && `whose ${original ? 'original ' : ''}Level is ${measured}`;
      }),
    ),
    tail(test('level', { original: true })`whose original Level is ${HEIGHT}`),
    ...MEASURED.flatMap((bounds) => [
      tail(readOnly(test('level')`whose Level is ${bounds}`)),
      tail(readOnly(test('level', { original: true })`whose original Level is ${bounds}`)),
    ]),
    adjective('level', test('level')`Level ${HEIGHT}`),
  ),
  stat: placedBy(
    sayStat,
    having(test('stat')`${QUANTITY} ${{ stat: POINTS }}`),
    ...MEASURED.map((bounds) => tail(readOnly(test('stat')`whose ${{ stat: POINTS }} is ${bounds}`))),
    tail(readOnly(WITH_LESS)),
  ),
  'differs-from-original': trait(
    tail(
      printOnly(
        ({ stat }) => `whose current ${STAT_NAMES[stat]} is different from its original ${STAT_NAMES[stat]}`,
      ),
    ),
  ),
  named: placedBy(({ names }, draft) => ({ ...draft, names: listOf(names.map(quoted), 'or') })),
  mentions: trait(tail(test('mentions')`that mentions ${{ name: QUOTED }}`)),
  'mentioned-on': trait(tail(test('mentioned-on')`that is mentioned on ${{ what: POINTERS.object }}`)),
  declared: trait(sharing(test('declared')`${{ what: named(DECLARED) }}`)),
  'same-attribute': placedBy(
    ({ as, original }, draft, speech) =>
      sayTheSame(original ? 'original Attribute' : 'Attribute', as, draft, speech),
    tail(test('same-attribute')`with the same Attribute as ${{ as: POINTERS.object }}`),
  ),
  truly: placedBy(({ filter }, draft, speech) =>
    withTail(
      filter.reduce((said, one) => addTest(one, said, speech), draft),
      '(even if face-down)',
    ),
  ),
  'same-race': placedBy(
    ({ as, original }, draft, speech) => sayTheSame(original ? 'original Type' : 'Type', as, draft, speech),
    tail(test('same-race')`with the same Type as ${{ as: POINTERS.object }}`),
  ),
  'sole-race': trait(
    tail(
      printOnly(
        ({ among }, speech) =>
          `whose Type is the only original Type among ${speech.words.phrase(among, { count: 'plural' }, speech)}`,
      ),
    ),
  ),
  'name-among': placedBy(({ among, within }, draft, speech) => {
    const others = stillFaceUp(among, speech) ?? speech.words.phrase(among, { count: 'a' }, speech);
    return within
      ? withTail(draft, `whose name is included in the name of ${others}`)
      : { ...draft, sharing: [...draft.sharing, `the same name as ${others}`] };
  }),
  'same-name': placedBy(
    ({ as, original, includes }, draft, speech) => {
      const name = sameName(as, speech);
      if (includes)
        return withTail(
          draft,
          `whose name includes ${speech.words.reference(as, 'possessive', speech)} name`,
        );
      return {
        ...draft,
        sharing: [...draft.sharing, original ? name.replace(/name/, 'original name') : name],
      };
    },
    sharing(test('same-name')`the same name as ${{ as: POINTERS.object }}`),
    sharing(THAT_NAME),
  ),
  series: trait(
    tail(test('series', { original: true })`whose original name includes ${{ series: QUOTED }}`),
    adjective('series', test('series')`${{ series: QUOTED }}`),
  ),
  frame: placedBy(
    ({ frame }, draft) =>
      frame === 'token'
        ? { ...draft, head: 'Token' }
        : withAdjective({ ...draft, head: 'Monster' }, 'frame', FRAME_NAMES[frame]),
    // An "Effect Monster" is one of any frame.
    adjective('frame', test('frame')`${{ frame: named<Frame>(FRAMES_ASKED_FOR) }}`),
  ),
  ability: trait(adjective('ability', test('ability')`${{ ability: named(ABILITY_NAMES) }}`)),
  'this-turn': trait(tail(test('this-turn')`that ${{ it: named(THIS_TURN) }} this turn`)),
  'activated-effect': trait(
    tail(test('activated-effect')`that activated an effect on ${{ by: named(FIELDS_OF) }} this turn`),
  ),
  'effect-monster': placedBy(
    (_, draft) => withAdjective({ ...draft, head: 'Monster' }, 'frame', 'Effect'),
    adjective('frame', test('effect-monster')`Effect`),
  ),
  property: trait(adjective('property', test('property')`${{ property: ownWords(PROPERTIES) }}`)),
  'summoned-using': trait(
    tail(printOnly((made, speech) => `that was ${SUMMON_NAMES[made.way]} Summoned ${sayUsed(made, speech)}`)),
  ),
  summoned: trait(
    // A Tribute Summon is another way.
    adjective('summoned', test('summoned', { way: 'normal' })`Normal Summoned (without Tributing)`),
    adjective('summoned', test('summoned')`${{ way: named(SUMMONED_NAMES) }}`),
  ),
  rank: asHigh(
    'rank',
    tail(
      printOnly((bounds, speech) => {
        const measured = sayMeasures(bounds, speech);
        return measured && `whose Rank is ${measured}`;
      }),
    ),
    ...MEASURED.map((bounds) => tail(readOnly(test('rank')`whose Rank is ${bounds}`))),
    adjective('level', test('rank')`Rank ${HEIGHT}`),
  ),
  'special-summoned-from': trait(
    tail(test('special-summoned-from')`Special Summoned from the ${{ zone: named(ZONE_NAMES) }}`),
  ),
  'attribute-of-material': trait(
    tail(
      printOnly(
        ({ of, material }, speech) =>
          `with the same original Attribute as the ${speech.words.phrase(material, { count: 'plural' }, aside(speech))} used to Summon ${speech.words.reference(of, 'object', speech)}`,
      ),
    ),
  ),
  'special-summoned-by': trait(
    tail(
      printOnly(
        ({ source }, speech) =>
          `that was Special Summoned by the effect of ${speech.words.phrase(source, { count: 'a' }, aside(speech))}`,
      ),
    ),
  ),
  // It may be a card of whatever kind.
  'same-kind': placedBy(
    ({ as }, draft, speech) =>
      withTail(
        { ...draft, head: draft.head ?? 'card' },
        `with the same original type (Monster/Spell/Trap) as ${speech.words.reference(as, 'object', speech)}`,
      ),
    tail(test('same-kind')`with the same original type (Monster/Spell/Trap) as ${{ as: POINTERS.object }}`),
  ),
  'link-rating': trait(adjective('level', test('link-rating')`Link-${HEIGHT}`)),
  'attached-to': placedBy(
    ({ host }, draft, speech) =>
      withTail({ ...draft, head: 'material' }, `from ${speech.words.phrase(host, { count: 'a' }, speech)}`),
    tail(test('attached-to')`from ${{ host: A_CARD }}`),
  ),
  'lists-name': trait(tail(test('lists-name')`that mentions ${{ names: listed(QUOTED, 'or') }} as material`)),
  lists: trait(tail(test('lists')`that mentions the name of ${{ among: A_CARD }} as a Fusion Material`)),
  'listed-by': trait(
    tail(test('listed-by')`whose name is mentioned as a Fusion Material on ${{ what: POINTERS.object }}`),
  ),
  'equipped-to': placedBy(
    ({ host }, draft, speech) => withTail(draft, sayEquippedTo(host, speech)),
    tail(test('equipped-to')`equipped to ${{ host: A_CARD }}`),
  ),
  'appropriate-for': placedBy((_, draft) => withTail(draft, 'that the Equip Spell can be equipped to')),
  'appropriate-target': placedBy(
    (_, draft) => withTail({ ...draft, head: draft.head ?? 'card' }, 'that would be an appropriate target'),
    tail(test('appropriate-target')`that would be an appropriate target`),
  ),
  // Of several monsters the target says it.
  'can-be-equipped': placedBy(({ to }, draft, speech) => {
    const host = onlyMeant(to);
    return host
      ? withTail(draft, `that can be equipped to ${speech.words.reference(host, 'object', speech)}`)
      : draft;
  }),
  'equip-card': placedBy((_, draft) => ({ ...draft, head: 'Equip Card' })),
  'monster-card': placedBy(
    (_, draft) => withTail({ ...draft, head: draft.head ?? 'card' }, 'that is a Monster Card'),
    tail(test('monster-card')`that is a Monster Card`),
  ),
  'can-hold-counter': placedBy(
    ({ counter }, draft) =>
      withTail({ ...draft, head: draft.head ?? 'card' }, `that you can place ${withArticle(counter)} on`),
    tail(test('can-hold-counter')`that you can place ${{ counter: A_COUNTER }} on`),
  ),
  'same-column': trait(
    tail(
      test('same-column', {
        orAdjacent: true,
      })`in ${{ as: POINTERS.possessive }} column and its adjacent columns`,
    ),
    tail(test('same-column')`in ${{ as: POINTERS.possessive }} column`),
  ),
  'special-summon-only': trait(tail(test('special-summon-only')`that cannot be Normal Summoned/Set`)),
  'has-material': trait(tail(test('has-material')`that has ${{ filter: A_CARD }} as material`)),
  counters: trait(
    having(test('counters', { atLeast: 1 })`${{ counter: A_COUNTER }}`),
    having(test('counters')`${{ atLeast: NUMBER }} or more ${{ counter: SEVERAL_COUNTERS }}`),
  ),
  'pointed-to-by': trait(tail(test('pointed-to-by')`${{ what: POINTERS.subject }} points to`)),
  linked: trait(
    adjective('summoned', test('linked', { how: 'linked' })`linked`),
    adjective('summoned', test('linked', { how: 'co-linked' })`co-linked`),
    tail(test('linked', { how: 'pointed-to' })`in a zone a Link Monster points to`),
  ),
  'co-linked-to': trait(tail(test('co-linked-to')`co-linked to ${{ what: POINTERS.object }}`)),
  is: placedBy(({ what }, draft, speech) => {
    if (what.ref === 'bound' && isPlural(what, speech.memory))
      return { ...draft, among: sayAmong(what, speech) };
    const said = speech.words.reference(what.ref === 'materials' ? what.of : what, 'subject', speech);
    return what.ref === 'materials' ? withTail(draft, `used to Summon ${said}`) : { ...draft, is: said };
  }),
  'other-than': placedBy(({ what }, draft, speech) => sayOtherThan(what, draft, speech)),
  extreme: placedBy(({ stat, end }, draft) => ({ ...draft, extreme: `${end} ${STAT_NAMES[stat]}` })),
  not: placedBy(
    ({ filter }, draft, speech) => sayNot(filter, draft, speech),
    ...UNLIKE.map(sharing),
    tail(test('not', { filter: [{ test: 'in-extra-monster-zone' }] })`${IN_MAIN_ZONE}`),
    tail(test('not', { filter: [{ test: 'in-extra-monster-zone' }] })`${inYourMainZone(IN_MAIN_ZONE)}`),
  ),
  either: placedBy(({ filters }, draft, speech) => sayEither(filters, draft, speech)),
};
/** "among them"; afterwards the others are "the rest". */
const sayAmong = (what: Extract<Reference, { ref: 'bound' }>, { memory }: Speech): string => {
  const mention = mentionOf(memory, what);
  if (mention) memory.mentions.set(keyOf(what), { ...mention, noun: THE_REST });
  memory.focus = undefined;
  return 'among them';
};
/** What it was equipped to may have become material. */
const sayEquippedTo = (host: Filter, speech: Speech): string =>
  zonesOf(host).join() === 'material'
    ? 'whose equipped monster became Xyz Material'
    : `equipped to ${speech.words.phrase(host, { count: 'a' }, speech)}`;
/** Each test puts its words where they stand. */
const addTest = (test: Test, draft: Draft, speech: Speech): Draft => {
  // The entry under a test's own name takes that test: the compiler cannot follow it, the table's type ensures it.
  const entry = TESTS[test.test] as unknown as Trait<Test>;
  return entry.add(test, draft, speech);
};

const sameName = (as: Reference, speech: Speech): string =>
  `the same name as ${speech.words.reference(as, 'object', speech)}`;

export const draftOf = (filter: Filter, speech: Speech): Draft => {
  const places = filter.flatMap((test) => faceUpPlaceOf(test) ?? []);
  const others = places.length === 0 ? filter : filter.filter((test) => !faceUpPlaceOf(test));
  const draft = withRepeated(others).reduce((said, test) => addTest(test, said, speech), EMPTY_DRAFT);
  return places.length === 0 ? draft : { ...draft, places: [...draft.places, ...places] };
};
