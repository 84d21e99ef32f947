/** The door for those who play duels. Cards are defined at the other door, `language.ts`. */
export type { CardChange, ChangedValue } from './changes.ts';
export type { FieldCard, FieldEntry, FieldOptions, FieldSide, PlacedEntry } from './described-field.ts';
export type { DuelOptions, PlayerDeck } from './doors/duel-options.ts';
export type { Refusal } from './doors/refusal.ts';
export { DuelCallError, DuelSetUpError } from './doors/refused.ts';
export {
  createDuel,
  createDuelFromField,
  type Duel,
  type Possibility,
  restoreDuel,
} from './duel.ts';
export {
  type Delivered,
  type DeliveredHappening,
  type DuelEvent,
  type EventCard,
  eventsOfBoth,
} from './events.ts';
export { type Intention, MATERIAL_RULES } from './explain.ts';
export { cardsOfField } from './from-field.ts';
export type { Imagining, Remembered } from './imagine/imagine.ts';
export type { Card } from './language/card.ts';
export { type CardSource, sourceOf, withCards } from './language/card-source.ts';
export { firstPlayerRule } from './match.ts';
export type { ExplainedObstacle, OfferedChoice, OpenDecision } from './offered.ts';
export type { SavedState, Snapshot } from './snapshot.ts';
export { EngineBug } from './state/bug.ts';
export {
  type Choice,
  type ChoiceName,
  type Constraint,
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  type LeftZone,
  type Why,
} from './state/decision.ts';
export { END_REASONS, type EndReason, type Former, type Happening, type Mention } from './state/happening.ts';
export { canonicalJson, digestOf } from './state/json.ts';
export { type CardPool, createPool } from './state/pool.ts';
export type { PoolCard } from './state/pool-card.ts';
export { type Drawing, seedGiving } from './state/random.ts';
export type { Foreseen, Scene } from './state/scene.ts';
export {
  isLegalSelection,
  legalCompletions,
  legalSelections,
  type Picked,
  type SelectionQuestion,
} from './state/selection.ts';
export type { Arrival, Result, TimeLimit } from './state/state.ts';
export { ENGINE_VERSION, otherVersion } from './version.ts';
export type { KnownCard, LinkView, SeenCard, SideView, View } from './view.ts';
export {
  type FirstPlayerRule,
  HAND_SIGNS,
  type HandSign,
  TURN_ORDERS,
  type TurnOrder,
} from './vocabulary/first-player.ts';
export { DEFAULT_FORMAT, FORMATS, type Format, type FormatName } from './vocabulary/formats.ts';
export {
  type CardId,
  NO_CARD,
  NO_SCENE,
  type SceneId,
  type Stamp,
  type Stay,
} from './vocabulary/ids.ts';
export * from './vocabulary.ts';
