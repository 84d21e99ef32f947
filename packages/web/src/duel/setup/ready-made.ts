/** The decks that ship with Spellspeed, and what they are known for: which cards come together, and to what. */
import { type DeckName, factsNamed, READY_MADE_DECKS } from '@spellspeed/cards';

/** A Summon that shows what a deck does, in English card names. */
interface Plan {
  readonly from: readonly string[];
  readonly to: string;
}
const PLANS: { readonly [deck in DeckName]: Plan } = {
  'yugi-starter': { from: ['Gaia The Fierce Knight', 'Curse of Dragon'], to: 'Gaia the Dragon Champion' },
  'kaiba-starter': { from: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'], to: 'XYZ-Dragon Cannon' },
  'blue-eyes': { from: ['Sage with Eyes of Blue', 'Blue-Eyes White Dragon'], to: 'Blue-Eyes Spirit Dragon' },
  'elemental-hero': {
    from: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
    to: 'Elemental HERO Flame Wingman',
  },
  'exodia-library': {
    from: [
      'Right Arm of the Forbidden One',
      'Left Arm of the Forbidden One',
      'Right Leg of the Forbidden One',
      'Left Leg of the Forbidden One',
    ],
    to: 'Exodia the Forbidden One',
  },
  'gagaga-utopia': { from: ['Gagaga Magician', 'Gogogo Golem'], to: 'Number 39: Utopia' },
  'gemini-union-spirit-toon-flip': {
    from: ['A-Assault Core', 'B-Buster Drake', 'C-Crush Wyvern'],
    to: 'ABC-Dragon Buster',
  },
  'odd-eyes-performapal': {
    from: ['Stargazer Magician', 'Timegazer Magician'],
    to: 'Odd-Eyes Pendulum Dragon',
  },
  salamangreat: { from: ['Salamangreat Gazelle', 'Salamangreat Spinny'], to: 'Salamangreat Sunlight Wolf' },
  blackwing: {
    from: ['Blackwing - Gale the Whirlwind', 'Blackwing - Shura the Blue Flame'],
    to: 'Blackwing Armor Master',
  },
};
/** For a first duel, these come first. */
export const DECK_NAMES: readonly DeckName[] = [
  'yugi-starter',
  'kaiba-starter',
  'elemental-hero',
  'blue-eyes',
  'gagaga-utopia',
  'blackwing',
  'salamangreat',
  'odd-eyes-performapal',
  'gemini-union-spirit-toon-flip',
  'exodia-library',
];

export interface DrawnPlan {
  readonly from: readonly number[];
  readonly to: number;
}
const passcodeOf = (name: string): number => {
  const facts = factsNamed(name);
  if (facts === undefined) throw new Error(`no card is named "${name}"`);
  return facts.passcode;
};
export const planOf = (deck: DeckName): DrawnPlan => ({
  from: PLANS[deck].from.map(passcodeOf),
  to: passcodeOf(PLANS[deck].to),
});

export const listsOf = (deck: DeckName) => READY_MADE_DECKS[deck];
