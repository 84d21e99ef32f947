/** What the greedy bot has learned beyond its first form, each apart, so that it can be measured alone. None of it names a card. */

/**
 * `counts`: amounts of a text are counted before they are weighed · `holds`: a monster that works from the hand stays there · `fills-gy`: cards of the own Deck may
 * be worth more in the GY · `trusts-deck`: the own Deck has more than one card that a text asks for · `waits`: what can be used at any time is used in its best
 * time · `answers`: effects of a monster are negated when it uses them · `builds`: a card that stays brings what its effects bring later, and an Equip Card what it
 * gives its monster · `scales`: Pendulum Scales and Pendulum Summons ·
 * `collects`: what a card that wins by being held asks for is kept
 */
export type Skill =
  | 'counts'
  | 'holds'
  | 'fills-gy'
  | 'trusts-deck'
  | 'waits'
  | 'answers'
  | 'builds'
  | 'scales'
  | 'collects';
const SKILLS: { readonly [skill in Skill]: true } = {
  counts: true,
  holds: true,
  'fills-gy': true,
  'trusts-deck': true,
  waits: true,
  answers: true,
  builds: true,
  scales: true,
  collects: true,
};
export type Skills = ReadonlySet<Skill>;
export const ALL_SKILLS: Skills = new Set(Object.keys(SKILLS) as Skill[]);
/** The first form, kept to measure others by. */
export const NO_SKILLS: Skills = new Set();
