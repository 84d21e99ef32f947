/** What the Worker does for the page. Everything that changes the duel comes back as a `Reply`; the others only look. */
import type { OfferedChoice, Passcode, Stay } from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import type { RuleId } from '@spellspeed/rulebook';
import type { Language } from '../i18n/languages.ts';
import type { Ahead } from './session/ahead.ts';
import type { CardReport, CardText, ClauseText, HostSettings, Reply, SavedDuel, Setup } from './types.ts';

export interface Host {
  start(setup: Setup): Promise<Reply>;
  /** Goes on with a kept duel: after a reload, a crash, or from the middle of a replay. */
  resume(saved: SavedDuel): Promise<Reply>;
  /** Leaves the duel for good. */
  leave(): Promise<Reply>;
  /** Takes the choices with these indexes; a wish answers what is asked next where it is among the choices. */
  answer(picked: readonly number[], wish?: OfferedChoice): Promise<Reply>;
  /** Where these choices of the open question lead: to which places a card can be dragged. */
  ahead(choices: readonly number[]): Promise<readonly Ahead[]>;
  /** Passes now, and for the rest of the turn wherever nothing new could be answered. */
  passTurn(): Promise<Reply>;
  surrender(): Promise<Reply>;
  /** Back to before your last answer; the replay keeps a mark. */
  undo(): Promise<Reply>;
  /** Withdraws your last answer where nothing has come of it yet. */
  cancel(): Promise<Reply>;
  /** Between two Duels of a Match: hands in the deck for the next one, which begins. The bot hands in its own. */
  exchange(deck: MatchDeck): Promise<Reply>;
  /** Another Match with the decks that were registered for the one that is over. */
  nextMatch(seed: number): Promise<Reply>;
  change(settings: Partial<HostSettings>): Promise<Reply>;
  /** The language of the texts in notes and reports. */
  speak(language: Language): Promise<Reply>;
  /** What can be done with a card now, what not and why; which effects change it. Only what you may know. */
  report(handle: Stay): Promise<CardReport>;
  /** Which of these cards cannot be played with: nothing says what their texts mean. */
  unknown(passcodes: readonly Passcode[]): Promise<readonly Passcode[]>;
  text(passcode: Passcode, gained: readonly string[]): Promise<CardText | null>;
  /** The printed text of one effect; empty where there is none. */
  effect(passcode: Passcode, gained: readonly string[], effect: number): Promise<string>;
  clause(rule: RuleId): Promise<ClauseText | null>;
  /** The duel so far in the notation that `npx spellspeed replay` reads; null before the first duel. */
  replay(): Promise<string | null>;
}
