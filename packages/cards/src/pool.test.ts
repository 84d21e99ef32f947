import { readdirSync, readFileSync } from 'node:fs';
import { isPendulumEffect, printedNumber } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { monsterCard, spellCard } from './card.ts';
import { READY_MADE_DECKS } from './decks.ts';
import { definitionFileOf, definitionNameOf } from './definition-file.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { allFacts, carriedFacts, factsNamed, factsOf } from './facts/facts.ts';
import { standingOf } from './playable.ts';
import { CARDS, cardNamed, isDefinedByHand } from './pool.ts';
import { type SpokenOf, spokenOf } from './spoken-of.ts';

/** Tokens in the texts of our cards that have no facts of their own. */
const NAMES_WITHOUT_FACTS = {
  'Batteryman Solar': ['Batteryman Token'],
  'Bellcat Fighter': ['Bellcat Token'],
  'Wake Up Centur-Ion!': ['Centur-Ion Token'],
  'Rite of Aramesir': ['Adventurer Token'],
  'Wandering Gryphon Rider': ['Adventurer Token'],
  'Water Enchantress of the Temple': ['Adventurer Token'],
};

/** Names in the texts of our cards whose cards are not defined: what is said of these no ruling can show. */
const NAMES_NOT_DEFINED = {
  'Diplexer Chimera': ['Cynet Fusion'],
  'Fossil Warrior Skull Knight': ['Fossil Fusion'],
  'Gatling Dragon': ['Barrel Dragon', 'Blowback Dragon'],
  'Revived King Ha Des': ['Plaguespreader Zombie'],
  'Chimera the King of Phantom Beasts': ['Chimera the Flying Mythical Beast'],
  'Cornfield Coatl': ['Chimera Fusion', 'Chimera the Flying Mythical Beast'],
  'Mirror Swordknight': ['Chimera Fusion', 'Chimera the Flying Mythical Beast'],
  'Ancient Gear Gadjiltron Dragon': ['Green Gadget', 'Red Gadget', 'Yellow Gadget'],
  'Berserk Dragon': ['A Deal with Dark Ruler'],
  'Dark Magician Girl': ['Magician of Black Chaos'],
  'Dupe Frog': ['Des Frog'],
  'Eternal Soul': ['Dark Magic Attack'],
  'Evil HERO Dark Gaia': ['Dark Fusion'],
  'Frightfur Leo': ['Edge Imp Saw'],
  'Invoked Augoeides': ['Aleister the Invoker'],
  'Invoked Mechaba': ['Aleister the Invoker'],
  'Kashtira Arise-Heart': ['Kashtira Shangri-Ira'],
  'Malefic Cyber End Dragon': ['Cyber End Dragon'],
  'Macro Cosmos': ['Helios - The Primordial Sun'],
  'Majestic Red Dragon': ['Majestic Dragon'],
  'Number 62: Galaxy-Eyes Prime Photon Dragon': ['Galaxy-Eyes Photon Dragon'],
  'Photon Vanisher': ['Galaxy-Eyes Photon Dragon'],
  'Pressured Planet Wraitsoth': ['Kashtira Shangri-Ira'],
  Ronintoadin: ['Des Frog'],
  'Spiral Spear Strike': ['Swift Gaia the Fierce Knight'],
  'The Legendary Fisherman III': ['The Legendary Fisherman'],
  'Elemental HERO Necroid Shaman': ['Elemental HERO Necroshade', 'Elemental HERO Wildheart'],
  'The Last Warrior from Another Planet': ['Maryokutai', 'Zombyra the Dark'],
  'Invoked Caliga': ['Aleister the Invoker'],
  'Doomkaiser Dragon': ['Plaguespreader Zombie'],
  'Scrap Raptor': ['Scrap Factory'],
  'Thunder Dragon Colossus': ['Thunder Dragon'],
  'Rite of Aramesir': ['Fateful Adventure'],
  'Super Quantal Mech Beast Grampulse': ['Super Quantum Blue Layer'],
  'Tyrant Burst Dragon': ['The Fang of Critias'],
  'Vennu, Bright Bird of Divinity': ['Primal Cry'],
  'Shooting Quasar Dragon': ['Shooting Star Dragon'],
};

/** Archetypes in the texts of our cards to which no card belongs that is defined by hand. */
const SERIES_NOT_DEFINED = {
  'Animadorned Archosaur': ['Evolution Pill'],
  'Overtex Qoatlus': ['Evolution Pill'],
  'Aquarium Stage': ['Aquaactress'],
  'D/D/D Stone King Darius': ['Dark Contract'],
  'D/D/D Wave King Caesar': ['Dark Contract'],
  'Double Iris Magician': ['Pendulumgraph'],
  'Frightfur Kraken': ['Edge Imp', 'Fluffal'],
  'Frightfur Leo': ['Fluffal'],
  'Necrovalley Throne': ["Gravekeeper's"],
  'Soul Servant': ['Palladium'],
  'Super Quantal Mech Beast Grampulse': ['Super Quantum'],
  'True Draco Apocalypse': ['True King'],
};

/** Which cards speak of what does not pass: `{ 'the card': ['what it speaks of'] }`. */
const speakersOf = (about: keyof SpokenOf, passes: (name: string) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    [...CARDS]
      .map((card): [string, string[]] => [
        card.name,
        spokenOf(card)
          [about].filter((name) => !passes(name))
          .sort(),
      ])
      .filter(([, names]) => names.length > 0),
  );

describe('the pool', () => {
  test.each(['yugi-starter', 'kaiba-starter'] as const)('holds every card of %s', (name) => {
    const { main, extra, side } = READY_MADE_DECKS[name];
    const missing = [...main, ...extra, ...side].filter((passcode) => !isDefinedByHand(passcode));
    expect(missing.map((passcode) => factsOf(passcode)?.names.en)).toEqual([]);
  });

  test('holds every Normal Monster that every program carries', () => {
    const normal = carriedFacts().filter((card) => card.kind === 'monster' && card.frame === 'normal');
    const missing = normal.filter((card) => !isDefinedByHand(card.passcode));
    expect(missing.map((card) => card.names.en)).toEqual([]);
    expect(cardNamed('Summoned Skull')).toMatchObject({
      atk: 2500,
      effects: [],
      series: ['Archfiend', 'Skull Archfiend'],
    });
  });

  test('stands in the order of passcodes, each passcode once', () => {
    const passcodes = [...CARDS].map((card) => card.passcode);
    expect(passcodes).toEqual(CARDS.passcodes);
    expect(passcodes).toEqual([...new Set(passcodes)].sort((a, b) => a - b));
    expect(passcodes.filter((passcode) => factsOf(passcode)?.passcode !== passcode)).toEqual([]);
  });

  test('finds a card by its name, and nothing for a card that is not defined', () => {
    expect(cardNamed('mirror force')).toMatchObject({ kind: 'trap', property: 'Normal', remains: false });
    expect(cardNamed('Swords of Revealing Light')).toMatchObject({ property: 'Normal', remains: true });
    expect(cardNamed('Green Gadget')).toBeUndefined();
  });
});

describe('a definition', () => {
  test('is plain JSON', () => {
    for (const card of CARDS) expect(JSON.parse(JSON.stringify(card)), card.name).toStrictEqual(card);
  });

  test('numbers its effects upwards, without gaps, from 1, or from 2 if ① is how it is Summoned, used as material, or what its kind says', () => {
    const misnumbered = [...CARDS].filter((card) => {
      // Pendulum Effects are numbered apart.
      const numbered = [false, true].map((inPendulumZone) =>
        card.effects.flatMap((effect, index) =>
          isPendulumEffect(effect) === inPendulumZone ? [printedNumber(card.effects, index)] : [],
        ),
      );
      const isGemini = card.kind === 'monster' && card.abilities.includes('gemini');
      const procedures = card.kind === 'monster' && card.summoning?.otherProcedure ? 2 : 1;
      const before =
        isGemini || (card.kind === 'monster' && (card.summoning || card.asMaterial)) ? procedures : 0;
      return numbered.some((numbers) =>
        numbers.some(
          (number, index) =>
            number < 1 || ![0, 1].includes(number - (numbers[index - 1] ?? Math.min(before, number - 1))),
        ),
      );
    });
    expect(misnumbered.map((card) => card.name)).toEqual([]);
  });

  test('names only cards of the facts, but for these', () => {
    expect(speakersOf('cards', (name) => factsNamed(name)?.names.en === name)).toEqual(NAMES_WITHOUT_FACTS);
  });

  test('names only cards that every program carries (else: add them to data/carried.tsv)', () => {
    const carried = new Set(carriedFacts().map((card) => card.names.en));
    expect(speakersOf('cards', (name) => carried.has(name))).toEqual(NAMES_WITHOUT_FACTS);
  });

  test('names only archetypes to which cards of the facts belong', () => {
    const known = new Set(allFacts().flatMap((card) => card.series));
    expect(speakersOf('series', (name) => known.has(name))).toEqual({});
  });

  test('names no card or archetype that is not defined, but for these: no ruling can show their clause', () => {
    const isToken = (facts: CardFacts): boolean => facts.kind === 'monster' && facts.frame === 'token';
    const isPlayable = (name: string): boolean => {
      const facts = factsNamed(name);
      return facts === undefined || isDefinedByHand(facts.passcode) || isToken(facts);
    };
    expect(speakersOf('cards', isPlayable)).toEqual(NAMES_NOT_DEFINED);
    const played = new Set([...CARDS].flatMap((card) => card.series));
    expect(speakersOf('series', (name) => played.has(name))).toEqual(SERIES_NOT_DEFINED);
  });

  test('is refused for a passcode that is not printed or is of another kind', () => {
    expect(() => monsterCard(1)).toThrow('no card is printed with the passcode 1');
    expect(() => spellCard(46986414, { effects: [] })).toThrow('Dark Magician is a monster, not a spell');
  });
});

describe('the files of definitions', () => {
  const folder = new URL('./definitions/', import.meta.url);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/.*\.ts$/.test(path),
  );
  const definitions = paths.map((path) => {
    const text = readFileSync(new URL(path, folder), 'utf8');
    const [, name = '', passcode] = /^export const (\w+) = \w+\((\d+)/m.exec(text) ?? [];
    // All but the imports: constants above the card belong to it.
    const lines = text.replace(/^import [\s\S]*? from '.*';$/gm, '').trim();
    return { path, name, passcode: Number(passcode), size: lines.split('\n').length };
  });
  const placeOf = (passcode: number, place: (facts: CardFacts) => string): string | undefined => {
    const facts = factsOf(passcode);
    return facts && place(facts);
  };
  const byHand = [...CARDS].filter(({ passcode }) => standingOf(passcode) === 'hand');
  const sizes = definitions.map(({ size }) => size).sort((a, b) => a - b);

  test('are all in the pool', () => {
    const written = definitions.map(({ passcode }) => passcode).sort((a, b) => a - b);
    expect(byHand.map((card) => Number(card.passcode))).toEqual(written);
  });

  test('bear the name of their card, in the folder of its kind', () => {
    const misplaced = definitions.filter(
      ({ path, passcode }) => path !== placeOf(passcode, definitionFileOf),
    );
    expect(misplaced).toEqual([]);
  });

  test('name the definition after its card', () => {
    const misnamed = definitions.filter(({ passcode, name }) => name !== placeOf(passcode, definitionNameOf));
    expect(misnamed).toEqual([]);
  });

  test('let a Pendulum Monster be activated as a Spell, and no other monster', () => {
    const wrong = byHand.filter(
      (card) =>
        card.kind === 'monster' &&
        (card.scale !== undefined) !== card.effects.some(({ effect }) => effect === 'card-activation'),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('stay short', () => {
    expect(definitions.filter(({ size }) => size >= 40)).toEqual([]);
    // What is short is read from its text; what is still written by hand says more.
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(17);
  });
});
