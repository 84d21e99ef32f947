/** The game's own words for zones, kinds, phases, players and reasons: both doors speak them. */

export { DECLARABLES, type Declarable, type Declared } from './vocabulary/declared.ts';
export type { Branded, Passcode } from './vocabulary/ids.ts';
export {
  ABILITIES,
  type Ability,
  type ArrivalWay,
  ATTRIBUTES,
  type Attribute,
  BATTLE_POSITIONS,
  type BattlePosition,
  CARD_KINDS,
  type CardKind,
  EXTRA_DECK_FRAMES,
  type Face,
  FRAMES,
  type Frame,
  isSpecialSummon,
  LINK_ARROWS,
  type LinkArrow,
  PROPERTIES,
  type Property,
  RACES,
  type Race,
  SUMMONS,
  type SummonedHow,
  type SummonWay,
} from './vocabulary/kinds.ts';
export {
  DAMAGE_STEP_TIMINGS,
  type DamageStepTiming,
  isDamageStep,
  PHASES,
  type Phase,
  SKIPPABLE_PHASES,
  type SkippablePhase,
  TIMINGS,
  type Timing,
} from './vocabulary/phases.ts';
export {
  isSide,
  opponentOf,
  PLAYERS,
  type Player,
  playersOf,
  SIDES,
  type Side,
} from './vocabulary/players.ts';
export { CAUSES, type Cause, MANNERS, type Manner } from './vocabulary/reasons.ts';
export {
  type ByZone,
  EXTRA_MONSTER_ZONES,
  FIELD_ZONES,
  isFieldZone,
  MAIN_MONSTER_ZONES,
  PLACES,
  SPELL_TRAP_ZONES,
  ZONES,
  type Zone,
} from './vocabulary/zones.ts';
