/** The terms of the game in Italian. */
import { cardNameIn, seriesNameIn } from '@spellspeed/cards';
import type {
  Ability,
  Attribute,
  BattlePosition,
  CardKind,
  Cause,
  Frame,
  Phase,
  Property,
  Race,
  SummonWay,
  Timing,
  Zone,
} from '@spellspeed/engine/language';
import { composed, feminine, masculine, type Noun } from './noun.ts';

export const quoted = (name: string): string => `"${name}"`;
export const cardName = (english: string): string => quoted(cardNameIn('it', english));
export const seriesName = (english: string): string => quoted(seriesNameIn('it', english));

export const MONSTER = masculine('mostro', 'mostri');
/** As a kind of card it has a capital: "Mostro Fusione". */
export const MONSTER_CARD = masculine('Mostro', 'Mostri');
export const CARD = feminine('carta', 'carte');
export const SPELL = feminine('Magia', 'Magie');
export const TRAP = feminine('Trappola', 'Trappole');
export const COUNTER_TRAP = feminine('Contro-Trappola', 'Contro-Trappole');
export const SPELL_TRAP = feminine('Magia/Trappola', 'Magie/Trappole');
export const TUNER = masculine('Tuner');
export const TOKEN = masculine('Segna-Mostro');
export const MATERIAL = masculine('Materiale Xyz', 'Materiali Xyz');
export const EQUIP_CARD = feminine('Carta Equipaggiamento', 'Carte Equipaggiamento');
export const TARGET = masculine('bersaglio', 'bersagli');
export const EFFECT = masculine('effetto', 'effetti');
export const POSITION = feminine('posizione', 'posizioni');
const NOUNS: readonly Noun[] = [
  MONSTER,
  CARD,
  SPELL,
  TRAP,
  COUNTER_TRAP,
  SPELL_TRAP,
  TUNER,
  TOKEN,
  MATERIAL,
  EQUIP_CARD,
];
/** The noun that a text has used before: "mostro", "Mostro Fusione", "mostro dell'avversario". */
export const nounSaid = (words: string): Noun => {
  const known = NOUNS.find(({ one }) => words === one);
  if (known) return known;
  if (words.startsWith(`${MONSTER_CARD.one} `))
    return composed(MONSTER_CARD, words.slice(MONSTER_CARD.one.length + 1));
  const first = [...NOUNS]
    .sort((x, y) => y.one.length - x.one.length)
    .find(({ one }) => words.startsWith(`${one} `));
  return first ? composed(first, words.slice(first.one.length + 1)) : masculine(words);
};

export const KIND_NOUNS: { readonly [kind in CardKind]: Noun } = {
  monster: MONSTER,
  spell: SPELL,
  trap: TRAP,
};
export const RACE_NAMES: { readonly [race in Race]: string } = {
  Aqua: 'Acqua',
  Beast: 'Bestia',
  'Beast-Warrior': 'Guerriero-Bestia',
  'Creator God': 'Dio Creatore',
  Cyberse: 'Cyberso',
  Dinosaur: 'Dinosauro',
  'Divine-Beast': 'Divinità-Bestia',
  Dragon: 'Drago',
  Fairy: 'Fata',
  Fiend: 'Demone',
  Fish: 'Pesce',
  Illusion: 'Illusione',
  Insect: 'Insetto',
  Machine: 'Macchina',
  Plant: 'Pianta',
  Psychic: 'Psichico',
  Pyro: 'Pyro',
  Reptile: 'Rettile',
  Rock: 'Roccia',
  'Sea Serpent': 'Serpente Marino',
  Spellcaster: 'Incantatore',
  Thunder: 'Tuono',
  Warrior: 'Guerriero',
  'Winged Beast': 'Bestia Alata',
  Wyrm: 'Wyrm',
  Zombie: 'Zombie',
};
/** The card types as they are declared. */
export const KIND_NAMES = { monster: 'Mostro', spell: 'Magia', trap: 'Trappola' } as const;
export const ATTRIBUTE_NAMES: { readonly [attribute in Attribute]: string } = {
  DARK: 'OSCURITÀ',
  DIVINE: 'DIVINO',
  EARTH: 'TERRA',
  FIRE: 'FUOCO',
  LIGHT: 'LUCE',
  WATER: 'ACQUA',
  WIND: 'VENTO',
};
/** After "Mostro". */
export const FRAME_NAMES: { readonly [frame in Frame]: string } = {
  normal: 'Normal{e|i}',
  effect: 'con Effetto',
  ritual: 'Rituale',
  fusion: 'Fusione',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
  token: 'Segna-Mostro',
};
export const ABILITY_NAMES: { readonly [ability in Ability]: string } = {
  tuner: 'Tuner',
  flip: 'Scoperta',
  gemini: 'Gemell~',
  spirit: 'Spirit',
  toon: 'Toon',
  union: 'Unione',
  pendulum: 'Pendulum',
  effect: 'con Effetto',
};
/** After "Magia" or "Trappola". */
export const PROPERTY_NAMES: { readonly [property in Property]: string } = {
  Normal: 'Normal{e|i}',
  'Quick-Play': 'Rapid~',
  Continuous: 'Continu~',
  Equip: 'Equipaggiamento',
  Field: 'Terreno',
  Ritual: 'Rituale',
  Counter: 'Contro',
};
/** How it is Summoned: after "Evocat~" or "Evocare". */
export const SUMMON_MANNERS: { readonly [way in SummonWay]: string } = {
  normal: 'Normalmente',
  tribute: 'tramite Tributo',
  flip: 'per Scoperta',
  special: 'Specialmente',
  fusion: 'tramite Fusione',
  ritual: 'tramite Rituale',
  synchro: 'Synchro',
  xyz: 'Xyz',
  pendulum: 'Pendulum',
  link: 'Link',
};
/** The Summon itself. */
export const SUMMON_NOUNS: { readonly [way in SummonWay]: Noun } = {
  normal: feminine('Evocazione Normale', 'Evocazioni Normali'),
  tribute: feminine('Evocazione tramite Tributo', 'Evocazioni tramite Tributo'),
  flip: feminine('Evocazione per Scoperta', 'Evocazioni per Scoperta'),
  special: feminine('Evocazione Speciale', 'Evocazioni Speciali'),
  fusion: feminine('Evocazione tramite Fusione', 'Evocazioni tramite Fusione'),
  ritual: feminine('Evocazione tramite Rituale', 'Evocazioni tramite Rituale'),
  synchro: feminine('Synchro Evocazione', 'Synchro Evocazioni'),
  xyz: feminine('Evocazione Xyz', 'Evocazioni Xyz'),
  pendulum: feminine('Evocazione Pendulum', 'Evocazioni Pendulum'),
  link: feminine('Evocazione Link', 'Evocazioni Link'),
};
/** After "Materiale". */
export const MATERIAL_NAMES = {
  fusion: 'da Fusione',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
  ritual: 'da Rituale',
} as const;
export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
export const TIMING_NAMES: { readonly [timing in Timing]: string } = {
  open: 'al di fuori della Battle Phase',
  'before-draw': 'prima di pescare',
  'main-phase-start': 'al suo inizio',
  'battle-start': "all'inizio della Battle Phase",
  'battle-step': 'durante il Battle Step',
  'damage-step-start': "all'inizio del Damage Step",
  'before-damage-calculation': 'prima del calcolo dei danni',
  'damage-calculation': 'durante il calcolo dei danni',
  'after-damage-calculation': 'dopo il calcolo dei danni',
  'damage-step-end': 'alla fine del Damage Step',
  'battle-end': 'alla fine della Battle Phase',
};
export const ZONE_NOUNS: { readonly [zone in Zone]: Noun } = {
  deck: masculine('Deck'),
  hand: feminine('mano', 'mani'),
  monsters: feminine('Zona Mostri', 'Zone Mostri'),
  spells: feminine('Zona Magie & Trappole', 'Zone Magie & Trappole'),
  field: feminine('Zona Terreno', 'Zone Terreno'),
  pendulum: feminine('Zona Pendulum', 'Zone Pendulum'),
  gy: masculine('Cimitero', 'Cimiteri'),
  banished: feminine('carta bandita', 'carte bandite'),
  extra: masculine('Extra Deck'),
  material: masculine('materiale', 'materiali'),
  nowhere: masculine('possesso'),
};
const FROM_ZONES: { readonly [zone in Zone]?: string } = {
  hand: 'dalla mano',
  deck: 'dal Deck',
  gy: 'dal Cimitero',
  extra: "dall'Extra Deck",
  banished: 'dalle carte bandite',
};
/** "dalla mano", and for all of the field "dal Terreno" */
export const fromZone = (zone: Zone): string => FROM_ZONES[zone] ?? 'dal Terreno';
export const FIELD = masculine('Terreno', 'Terreni');
/** What did it: after a participle. */
export const CAUSE_PHRASES: { readonly [cause in Cause]: string } = {
  battle: 'in battaglia',
  effect: "dall'effetto di una carta",
  cost: 'come costo',
  summon: "per un'Evocazione",
  rule: 'dalle regole',
};
export const POSITION_NAMES: { readonly [position in BattlePosition | 'face-down']: string } = {
  attack: 'in Posizione di Attacco',
  defense: 'in Posizione di Difesa',
  'face-down': 'copert~ in Posizione di Difesa',
};
export const FACE_NAMES = { up: 'scopert~', down: 'copert~' } as const;

const COUNTER_NAMES: { readonly [counter in string]?: string } = {
  'Ice Counter': 'Ghiaccio',
  'Spell Counter': 'Magia',
  'Predator Counter': 'Predatore',
  'Venom Counter': 'Veleno',
  'Kaiju Counter': 'Kaiju',
  'Symphonic Counter': 'Sinfonico',
  'Wedge Counter': 'Cuneo',
  'Borrel Counter': 'Callibro',
};
/** "Segnalino Magia"; one that no facts name is called as in English. */
export const counterNoun = (counter: string): Noun => {
  const name = COUNTER_NAMES[counter] ?? counter.replace(/ Counter$/, '');
  return masculine(`Segnalino ${name}`, `Segnalini ${name}`);
};

/** "A", "A o B", "A, B o C", "A ed è B" */
export const listOf = (parts: readonly string[], conjunction: string): string => {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const and = conjunction === 'e' && /^[eè]/i.test(last) ? 'ed' : conjunction;
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};
/** Joins what there is to say. */
export const spaced = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
