/** What each test of a filter adds to a noun phrase. */
import { factsNamed } from '@spellspeed/cards';
import type { Filter, Reference, Test } from '@spellspeed/engine/language';
import { isExtremeOnly, onlyMeant, withRepeated } from '../meaning/filters.ts';
import { aside, isPlural, keyOf, mentionOf, THE_REST } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { STATS } from './amount.ts';
import { a, after, belonging } from './article.ts';
import { type Draft, EMPTY_DRAFT, SLOTS, type Slot, withTail, withTrait } from './draft.ts';
import { range, sayMeasures, sayStat } from './measured.ts';
import { merged } from './merged.ts';
import { alternatives, feminine, type Noun, pronounFor } from './noun.ts';
import { DECLARED, sameName, sayTheSame } from './same.ts';
import type { Speech } from './speech.ts';
import { sayEquippedTo, sayUsed, summonedWords, usedToSummon } from './summoned.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  CARD,
  cardName,
  counterNoun,
  EQUIP_CARD,
  FACE_NAMES,
  FRAME_NAMES,
  fromZone,
  KIND_NOUNS,
  listOf,
  MATERIAL,
  nounSaid,
  POSITION_NAMES,
  PROPERTY_NAMES,
  RACE_NAMES,
  seriesName,
  TOKEN,
} from './terms.ts';

const sayOtherThan = (what: Reference, draft: Draft, speech: Speech): Draft =>
  what.ref === 'this' || speech.memory.focus === keyOf(what)
    ? { ...draft, other: true }
    : { ...draft, except: [...draft.except, fullName(what, speech)] };

/** What is excepted is named in full: "eccetto quel mostro". */
const fullName = (what: Reference, speech: Speech): string => {
  const own = aside(speech);
  own.memory.focus = undefined;
  return speech.words.reference(what, 'object', own).text;
};

const sayNot = (filter: Filter, draft: Draft, speech: Speech): Draft => {
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'is') return sayOtherThan(only.what, draft, speech);
  if (filter.length === 1 && only?.test === 'either') {
    const cards = only.filters.flatMap(([first, more]) =>
      first?.test === 'is' && !more ? [first.what] : [],
    );
    if (cards.length === only.filters.length) {
      const words = cards.map((what) => fullName(what, speech));
      return { ...draft, except: [...draft.except, listOf(words, 'e')] };
    }
  }
  const denied = draftOf(filter, speech);
  const slot = SLOTS.find((each) => denied.traits[each] !== undefined);
  if (filter.length === 1 && slot !== undefined) return sayDenied(slot, denied.traits[slot] ?? '', draft);
  if (isExtremeOnly(filter)) return { ...draft, except: [...draft.except, `quello ${denied.extreme}`] };
  const named = denied.names ?? speech.words.phrase(filter, { count: 'plural' }, speech).text;
  return { ...draft, except: [...draft.except, named] };
};
/** "non-Tuner", "non Evocato Specialmente" */
const sayDenied = (slot: Slot, word: string, draft: Draft): Draft => {
  if (slot === 'summoned' || slot === 'face' || slot === 'position')
    return withTrait(draft, slot, `non ${word}`);
  return withTrait(draft, slot === 'series' || slot === 'property' ? slot : 'denied', `non-${word}`);
};

/** "Magia/Trappola", "Drago o Guerriero", "sul Terreno o nel tuo Cimitero" */
const sayEither = (filters: readonly Filter[], draft: Draft, speech: Speech): Draft => {
  const isOfOneKind = filters.every((filter) => filter.length === 1);
  const shared =
    isOfOneKind &&
    merged(
      filters.map((filter) => draftOf(filter, speech)),
      draft,
    );
  return shared || { ...draft, head: alternatives(nounsOf(filters, speech), (forms) => listOf(forms, 'o')) };
};
const nounsOf = (filters: readonly Filter[], speech: Speech): readonly Noun[] =>
  filters.map((filter) => {
    const one = speech.words.phrase(filter, { count: 'singular' }, aside(speech));
    const several = speech.words.phrase(filter, { count: 'plural' }, speech);
    return { one: one.text, several: several.text, gender: one.gender };
  });
const FIELDS_OF = { you: 'sul tuo Terreno', opponent: 'sul Terreno del tuo avversario', any: 'sul Terreno' };
const TESTS: Table<Test, 'test', Draft, [Draft, Speech]> = {
  kind: ({ kind }, draft) => ({ ...draft, head: KIND_NOUNS[kind] }),
  // Xyz Materials are nowhere else.
  in: ({ side, zones }, draft) =>
    zones.every((zone) => zone === 'material')
      ? { ...draft, head: MATERIAL }
      : { ...draft, places: [...draft.places, { side, zones }] },
  'in-extra-monster-zone': (_, draft) => withTail(draft, 'nella Zona Mostri Extra'),
  'of-turn-player': (_, draft) => withTail(draft, 'controllat~ dal giocatore di turno'),
  face: ({ face }, draft) => withTrait(draft, 'face', FACE_NAMES[face]),
  position: ({ position }, draft) => withTrait(draft, 'position', POSITION_NAMES[position]),
  race: ({ race, original }, draft) =>
    original
      ? withTail(draft, `il cui Tipo originale è ${RACE_NAMES[race]}`)
      : withTrait(draft, 'race', RACE_NAMES[race]),
  attribute: ({ attribute, original }, draft) =>
    original
      ? withTail(draft, `il cui Attributo originale è ${ATTRIBUTE_NAMES[attribute]}`)
      : withTrait(draft, 'attribute', ATTRIBUTE_NAMES[attribute]),
  level: ({ min, max, original }, draft, speech) => {
    const measured = sayMeasures(min, max, speech);
    if (measured !== '')
      return withTail(draft, `il cui Livello ${original ? 'originale ' : ''}è ${measured}`);
    return original
      ? withTail(draft, `il cui Livello originale è ${range(min, max)}`)
      : withTrait(draft, 'level', `di Livello ${range(min, max)}`);
  },
  stat: sayStat,
  'differs-from-original': ({ stat }, draft) => {
    const { one } = STATS[stat].noun;
    return withTail(draft, `{il cui|i cui} ${one} attuale è diverso dal suo ${one} originale`);
  },
  named: ({ names }, draft) => ({
    ...draft,
    names: listOf(names.map(cardName), 'o'),
    namesMonsters: names.every((name) => factsNamed(name)?.kind === 'monster'),
  }),
  'mentioned-on': ({ what }, draft, speech) =>
    withTail(draft, `menzionat~ su ${speech.words.reference(what, 'object', speech).text}`),
  mentions: ({ name }, draft) => withTail(draft, `che {menziona|menzionano} ${cardName(name)}`),
  declared: ({ what }, draft) => ({ ...draft, sharing: [...draft.sharing, DECLARED[what]] }),
  'same-attribute': ({ as, original }, draft, speech) =>
    sayTheSame(original ? 'Attributo originale' : 'Attributo', as, draft, speech),
  truly: ({ filter }, draft, speech) =>
    withTail(
      filter.reduce((said, test) => addTest(test, said, speech), draft),
      '(anche se coperto)',
    ),
  'same-race': ({ as, original }, draft, speech) =>
    sayTheSame(original ? 'Tipo originale' : 'Tipo', as, draft, speech),
  'sole-race': ({ among }, draft, speech) =>
    withTail(
      draft,
      `{il cui|i cui} Tipo è l'unico Tipo originale ${after('di', speech.words.phrase(among, { count: 'all' }, speech).text)}`,
    ),
  'name-among': ({ among, within }, draft, speech) => {
    const others = after('di', speech.words.phrase(among, { count: 'a' }, speech).text);
    return within
      ? withTail(draft, `il cui nome è incluso nel nome ${others}`)
      : { ...draft, sharing: [...draft.sharing, `lo stesso nome ${others}`] };
  },
  'same-name': ({ as, original, includes }, draft, speech) => {
    if (includes)
      return withTail(
        draft,
        `il cui nome include il nome ${after('di', speech.words.reference(as, 'object', speech).text)}`,
      );
    const name = sameName(as, speech);
    return {
      ...draft,
      sharing: [...draft.sharing, original ? name.replace(/nome/, 'nome originale') : name],
    };
  },
  series: ({ series, original }, draft) =>
    original
      ? withTail(draft, `con ${seriesName(series)} nel nome originale`)
      : withTrait(draft, 'series', seriesName(series)),
  frame: ({ frame }, draft) =>
    frame === 'token' ? { ...draft, head: TOKEN } : withTrait(draft, 'frame', FRAME_NAMES[frame]),
  ability: ({ ability }, draft) => withTrait(draft, 'ability', ABILITY_NAMES[ability]),
  'activated-effect': ({ by }, draft) =>
    withTail(draft, `che {ha|hanno} attivato un effetto ${FIELDS_OF[by]} in questo turno`),
  'this-turn': ({ it }, draft) =>
    withTail(
      draft,
      it === 'destroyed'
        ? 'distrutt~ in questo turno'
        : it === 'destroyed-by-battle'
          ? 'distrutt~ in battaglia in questo turno'
          : `che {ha|hanno} ${it === 'attacked' ? 'attaccato' : 'dichiarato un attacco'} in questo turno`,
    ),
  'effect-monster': (_, draft) => withTrait(draft, 'frame', FRAME_NAMES.effect),
  property: ({ property }, draft) => withTrait(draft, 'property', PROPERTY_NAMES[property]),
  'summoned-using': (test, draft, speech) =>
    withTail(draft, `che {è stat~|sono stat~} ${summonedWords(test.way)} ${sayUsed(test, speech)}`),
  // A Tribute Summon is another way.
  summoned: ({ way }, draft) =>
    withTrait(
      draft,
      'summoned',
      way === 'normal'
        ? 'Evocat~ Normalmente senza offrire Tributi'
        : way === 'normal-or-set'
          ? 'Evocat~/Posizionat~ Normalmente'
          : way === 'own-procedure'
            ? 'Evocat~ Specialmente in base al proprio testo'
            : summonedWords(way),
    ),
  rank: ({ min, max }, draft, speech) => {
    const measured = sayMeasures(min, max, speech);
    return measured !== ''
      ? withTail(draft, `il cui Rango è ${measured}`)
      : withTrait(draft, 'level', `di Rango ${range(min, max)}`);
  },
  'attribute-of-material': ({ of, material }, draft, speech) =>
    withTail(
      draft,
      `con lo stesso Attributo originale ${after('di', speech.words.phrase(material, { count: 'plural' }, speech).text)} utilizzati per Evocare ${speech.words.reference(of, 'object', speech).text}`,
    ),
  'special-summoned-by': ({ source }, draft, speech) =>
    withTail(
      draft,
      `che {è|sono} stat~ Evocat~ Specialmente dall'effetto ${after('di', speech.words.phrase(source, { count: 'a' }, speech).text)}`,
    ),
  'special-summoned-from': ({ zone }, draft) =>
    withTail(draft, `che {è|sono} stat~ Evocat~ Specialmente ${fromZone(zone)}`),
  'same-kind': ({ as }, draft, speech) =>
    withTail(
      { ...draft, head: draft.head ?? CARD },
      `con lo stesso tipo originale (Mostro/Magia/Trappola) ${after('di', speech.words.reference(as, 'object', speech).text)}`,
    ),
  'link-rating': ({ min, max }, draft) => withTrait(draft, 'level', `Link-${range(min, max)}`),
  'attached-to': ({ host }, draft, speech) => ({
    ...withTail(draft, after('da', speech.words.phrase(host, { count: 'a' }, speech).text)),
    head: MATERIAL,
  }),
  lists: ({ among }, draft, speech) =>
    withTail(
      draft,
      `che elenca come Materiale da Fusione il nome ${after('di', speech.words.phrase(among, { count: 'a' }, speech).text)}`,
    ),
  'lists-name': ({ names }, draft) =>
    withTail(draft, `che {menziona|menzionano} ${listOf(names.map(cardName), 'o')} come materiale`),
  'listed-by': ({ what }, draft, speech) =>
    withTail(
      draft,
      `il cui nome è elencato come Materiale da Fusione ${after('su', speech.words.reference(what, 'object', speech).text)}`,
    ),
  'equipped-to': ({ host }, draft, speech) => withTail(draft, sayEquippedTo(host, speech)),
  'appropriate-for': (_, draft) => withTail(draft, 'appropriat~'),
  'appropriate-target': (_, draft) => withTail(draft, 'che sarebbe un bersaglio appropriato'),
  'can-be-equipped': ({ to }, draft, speech) => {
    const host = onlyMeant(to);
    return host
      ? withTail(
          draft,
          `che {può essere equipaggiat~|possono essere equipaggiat~} ${after('a', speech.words.reference(host, 'object', speech).text)}`,
        )
      : draft;
  },
  'equip-card': (_, draft) => ({ ...draft, head: EQUIP_CARD }),
  'monster-card': (_, draft) => withTail(draft, 'che {è una Carta Mostro|sono Carte Mostro}'),
  'can-hold-counter': ({ counter }, draft) => ({
    ...withTail(draft, `su cui puoi mettere ${a(counterNoun(counter).one, counterNoun(counter))}`),
    head: draft.head ?? CARD,
  }),
  'same-column': ({ as, orAdjacent }, draft, speech) => {
    const column = belonging(COLUMN, 'one', speech.words.reference(as, 'subject', speech));
    return withTail(
      draft,
      `${after('in', column.text)}${orAdjacent ? ' e nelle sue colonne adiacenti' : ''}`,
    );
  },
  'special-summon-only': (_, draft) =>
    withTail(draft, 'che non {può|possono} essere Evocat~ Normalmente/Posizionat~'),
  'has-material': ({ filter }, draft, speech) =>
    withTail(
      draft,
      `che {ha|hanno} ${speech.words.phrase(filter, { count: 'a' }, speech).text} come materiale`,
    ),
  counters: ({ counter, atLeast }, draft) => {
    const { one, several } = counterNoun(counter);
    return {
      ...draft,
      having: [...draft.having, atLeast === 1 ? `${a(one, { gender: 'm' })}` : `${atLeast} o più ${several}`],
    };
  },
  'pointed-to-by': ({ what }, draft, speech) =>
    withTail(draft, `puntat~ ${after('da', speech.words.reference(what, 'subject', speech).text)}`),
  'co-linked-to': ({ what }, draft, speech) =>
    withTail(draft, `co-linkat~ ${after('a', speech.words.reference(what, 'object', speech).text)}`),
  linked: ({ how }, draft) =>
    how === 'pointed-to'
      ? withTail(draft, 'in una zona puntata da un Mostro Link')
      : withTrait(draft, 'summoned', how === 'linked' ? 'linkat~' : 'co-linkat~'),
  is: ({ what }, draft, speech) => {
    if (what.ref === 'bound' && isPlural(what, speech.memory))
      return { ...draft, among: sayAmong(what, speech) };
    if (what.ref !== 'materials') return { ...draft, is: speech.words.reference(what, 'subject', speech) };
    const summoned = speech.words.reference(what.of, 'subject', speech);
    return withTail(draft, usedToSummon(summoned));
  },
  'other-than': ({ what }, draft, speech) => sayOtherThan(what, draft, speech),
  extreme: ({ stat, end }, draft) => ({
    ...draft,
    extreme: `con ${belongingWord(stat)} più ${end === 'lowest' ? 'basso' : 'alto'}`,
  }),
  not: ({ filter }, draft, speech) => sayNot(filter, draft, speech),
  either: ({ filters }, draft, speech) => sayEither(filters, draft, speech),
};
const belongingWord = (stat: keyof typeof STATS): string => STATS[stat].the;
/** "tra di esse"; afterwards the others are "il resto". */
const sayAmong = (what: Extract<Reference, { ref: 'bound' }>, { memory }: Speech): string => {
  const mention = mentionOf(memory, what);
  if (mention) memory.mentions.set(keyOf(what), { ...mention, noun: THE_REST });
  memory.focus = undefined;
  const { gender } = nounSaid(mention?.noun === THE_REST ? CARD.one : (mention?.noun ?? CARD.one));
  return `tra di ${pronounFor({ gender, number: 'several' }).text}`;
};
const COLUMN = feminine('colonna', 'colonne');
const addTest = speaker('test', TESTS);

export const draftOf = (filter: Filter, speech: Speech): Draft =>
  withRepeated(filter).reduce((draft, test) => addTest(test, draft, speech), EMPTY_DRAFT);
