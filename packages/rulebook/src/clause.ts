import type { Chapter, RuleId } from './rule-id.generated.ts';

/**
 * What a clause is about: `engine` rules are enforced, `terminology` only says what a word means, `pending` is undecided
 * by the official rules, and the others do not concern the course of one Duel.
 */
export type ClauseKind =
  | 'engine'
  | 'terminology'
  | 'pending'
  | 'strategy-tip'
  | 'etiquette'
  | 'deck-building'
  | 'tournament';

/** One rule of the game. */
export interface Clause {
  readonly id: RuleId;
  readonly chapter: Chapter;
  /** The rule in one or a few sentences. */
  readonly statement: string;
  readonly kind: ClauseKind;
  /** The numbers of the rulings that the catalogue has for it: `<id>/<number>` names one. */
  readonly rulings?: readonly number[];
  /** `document:line`, `corpus` (how card texts use the words) or `own` (our decision, with its `reason`). */
  readonly sources: readonly string[];
  /** The clause that states the same rule and owns it. */
  readonly sameAs?: RuleId;
  /** Where the sources disagree, and which of them is followed. */
  readonly differs?: string;
  readonly note?: string;
  /** Why we state this rule although no source does. */
  readonly reason?: string;
  /** The words of card texts that a wording clause explains. */
  readonly wording?: { readonly zh: string; readonly ja: string; readonly en: string };
  /** What those words mean. */
  readonly meaning?: string;
  /** What newer official answers say about it. */
  readonly answered?: readonly Answered[];
}

/** What official answers say about a clause that stands in an earlier source. */
export interface Answered {
  /** What they say beyond its statement; where the two differ, this is newer. */
  readonly statement?: string;
  readonly sources: readonly string[];
  /** The stem and the numbers of their rulings: `<of>/<number>` names one. */
  readonly of?: string;
  readonly rulings?: readonly number[];
}

/** A rule that stands in official answers alone. */
export type AnsweredRuleId = Extract<RuleId, `faq.${string}`>;

/** What each clause says in one language, in one or a few sentences. */
export type Statements = { readonly [id in RuleId]: string };
/** A language in which rules of official answers may not be said yet. */
export type TranslatedStatements = { readonly [id in Exclude<RuleId, AnsweredRuleId>]: string } & {
  readonly [id in AnsweredRuleId]?: string;
};
