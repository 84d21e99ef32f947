/** The facts of a made-up Normal Monster; no text, no effect, no script. */
export interface VanillaMonster {
  readonly passcode: number;
  readonly name: string;
  readonly level: number;
  readonly attribute: 'earth' | 'water' | 'fire' | 'wind' | 'light' | 'dark';
  readonly race: 'warrior' | 'spellcaster' | 'dragon' | 'beast' | 'machine' | 'rock' | 'aqua' | 'fiend';
  readonly atk: number;
  readonly def: number;
  readonly copies: number;
}

type Row = [
  VanillaMonster['name'],
  VanillaMonster['level'],
  VanillaMonster['attribute'],
  VanillaMonster['race'],
  VanillaMonster['atk'],
  VanillaMonster['def'],
  VanillaMonster['copies'],
];

// Thirty monsters without Tribute, six for one, four for two; some ATK and DEF meet, so that battles tie.
const ROWS: readonly Row[] = [
  ['Bench Squire', 3, 'earth', 'warrior', 1200, 1000, 3],
  ['Bench Apprentice', 3, 'light', 'spellcaster', 1300, 900, 3],
  ['Bench Hound', 3, 'wind', 'beast', 1400, 800, 3],
  ['Bench Boulder', 3, 'earth', 'rock', 800, 2000, 3],
  ['Bench Imp', 3, 'dark', 'fiend', 1300, 1400, 3],
  ['Bench Swordsman', 4, 'light', 'warrior', 1700, 1200, 3],
  ['Bench Conjurer', 4, 'dark', 'spellcaster', 1600, 1500, 3],
  ['Bench Drake', 4, 'fire', 'dragon', 1800, 1000, 3],
  ['Bench Automaton', 4, 'earth', 'machine', 1700, 1600, 3],
  ['Bench Tidecaller', 4, 'water', 'aqua', 1500, 1800, 3],
  ['Bench Wolf Rider', 5, 'wind', 'warrior', 2000, 1600, 3],
  ['Bench Golem', 6, 'earth', 'rock', 2300, 2100, 3],
  ['Bench Warden', 7, 'light', 'spellcaster', 2500, 2100, 2],
  ['Bench Wyvern', 8, 'fire', 'dragon', 2900, 2400, 2],
];

/** The passcodes lie above every printed one, so no card of a real pool can be meant. */
const FIRST_PASSCODE = 190_000_001;

export const VANILLA_MONSTERS: readonly VanillaMonster[] = ROWS.map(
  ([name, level, attribute, race, atk, def, copies], row) => ({
    passcode: FIRST_PASSCODE + row,
    name,
    level,
    attribute,
    race,
    atk,
    def,
    copies,
  }),
);

/** Forty passcodes; both players use this Deck. */
export const VANILLA_DECK: readonly number[] = VANILLA_MONSTERS.flatMap(({ passcode, copies }) =>
  Array<number>(copies).fill(passcode),
);
