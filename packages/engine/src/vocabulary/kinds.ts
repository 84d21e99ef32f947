export const CARD_KINDS = ['monster', 'spell', 'trap'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * What the frame of a monster card shows. (cards.kind.normal-is-shown, cards.kind.effect-is-shown,
 * cards.kind.special-summon-method-is-shown)
 */
export const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'token'] as const;
export type Frame = (typeof FRAMES)[number];

/** Monsters with these frames belong in the Extra Deck. */
export const EXTRA_DECK_FRAMES: { readonly [frame in Frame]: boolean } = {
  normal: false,
  effect: false,
  ritual: false,
  fusion: true,
  synchro: true,
  xyz: true,
  link: true,
  token: false,
};

/** The other words that it shows. (cards.kind.ability-is-shown, cards.kind.tuner-and-pendulum-are-shown) */
export const ABILITIES = [
  'tuner',
  'flip',
  'gemini',
  'spirit',
  'toon',
  'union',
  'pendulum',
  'effect',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const PROPERTIES = [
  'Normal',
  'Quick-Play',
  'Continuous',
  'Equip',
  'Field',
  'Ritual',
  'Counter',
] as const;
export type Property = (typeof PROPERTIES)[number];

export const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The Types of monsters ("race" in data, since TypeScript has types of its own). */
export const RACES = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Creator God',
  'Cyberse',
  'Dinosaur',
  'Divine-Beast',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Illusion',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
] as const;
export type Race = (typeof RACES)[number];

export const LINK_ARROWS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type LinkArrow = (typeof LINK_ARROWS)[number];

export const BATTLE_POSITIONS = ['attack', 'defense'] as const;
export type BattlePosition = (typeof BATTLE_POSITIONS)[number];
export type Face = 'up' | 'down';

/** The ways in which a monster comes to the field or is turned up there by its player. */
export const SUMMONS = [
  'normal',
  'tribute',
  'flip',
  'special',
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'pendulum',
  'link',
] as const;
export type SummonWay = (typeof SUMMONS)[number];
/** How a card can have come to where it is; `returned`: to the GY without having been sent there. */
export type ArrivalWay = SummonWay | 'set' | 'activated' | 'moved' | 'returned';
/** How a text asks for the Summon of a monster: `normal-or-set` whether with Tributes or without, `own-procedure` "Summoned this way", by its own text without a Chain. */
export type SummonedHow = SummonWay | 'normal-or-set' | 'own-procedure';
/** Is this way a Special Summon? */
export const isSpecialSummon = (way: SummonWay): boolean =>
  way !== 'normal' && way !== 'tribute' && way !== 'flip';
/** Is a card that came in this way Summoned as a text means it? `special` covers every Special Summon. */
export const isSummonedAs = (came: string | undefined, meant: SummonedHow): boolean => {
  // A Tribute Summon is a Normal Summon; a monster that was Set keeps that it was when it is flipped. (wording.timing.normal-summoned)
  if (meant === 'normal-or-set') return came === 'normal' || came === 'tribute' || came === 'set';
  const way = SUMMONS.find((each) => each === came);
  return way !== undefined && (way === meant || (meant === 'special' && isSpecialSummon(way)));
};
