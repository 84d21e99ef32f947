/** The game's own words for kinds of cards, and for Summons. */
import type {
  Ability,
  BattlePosition,
  CardKind,
  Frame,
  SummonedHow,
  SummonWay,
} from '@spellspeed/engine/language';

export const KIND_NAMES: { readonly [kind in CardKind]: string } = {
  monster: 'monster',
  spell: 'Spell',
  trap: 'Trap',
};
export const FRAME_NAMES: { readonly [frame in Frame]: string } = {
  normal: 'Normal',
  effect: 'Effect',
  ritual: 'Ritual',
  fusion: 'Fusion',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
  token: 'Token',
};
export const ABILITY_NAMES: { readonly [ability in Ability]: string } = {
  tuner: 'Tuner',
  flip: 'Flip',
  gemini: 'Gemini',
  spirit: 'Spirit',
  toon: 'Toon',
  union: 'Union',
  pendulum: 'Pendulum',
  effect: 'Effect',
};
export const SUMMON_NAMES: { readonly [way in SummonWay]: string } = {
  normal: 'Normal',
  tribute: 'Tribute',
  flip: 'Flip',
  special: 'Special',
  fusion: 'Fusion',
  ritual: 'Ritual',
  synchro: 'Synchro',
  xyz: 'Xyz',
  pendulum: 'Pendulum',
  link: 'Link',
};
/** "Tribute Summoned", "Normal Summoned/Set" */
export const SUMMONED_NAMES: { readonly [how in SummonedHow]: string } = {
  normal: 'Normal Summoned',
  tribute: 'Tribute Summoned',
  flip: 'Flip Summoned',
  special: 'Special Summoned',
  fusion: 'Fusion Summoned',
  ritual: 'Ritual Summoned',
  synchro: 'Synchro Summoned',
  xyz: 'Xyz Summoned',
  pendulum: 'Pendulum Summoned',
  link: 'Link Summoned',
  'normal-or-set': 'Normal Summoned/Set',
  'own-procedure': 'Special Summoned (by its own text)',
};
export const POSITION_NAMES: { readonly [position in BattlePosition]: string } = {
  attack: 'Attack Position',
  defense: 'Defense Position',
};
/** Whose effects destroy or target. */
export const EFFECTS_OF = { any: 'card effects', opponent: "your opponent's card effects" } as const;
