/** Terms that the game has replaced, and terms of the game that are written in two ways. (wording.style.old-terms) */
import { type Normalisation, within } from './clause.ts';

export const TERM_WORDINGS: readonly Normalisation[] = [
  { is: 'battle damage in small letters', from: /\bBattle Damage\b/g, to: 'battle damage' },
  { is: 'what is removed from play is banished', from: /\bremoved from play\b/g, to: 'banished' },
  { is: 'to remove from play is to banish', from: within('\\bRemove (~) from play\\b'), to: 'Banish $1' },
  {
    is: 'to remove from play is to banish, within a sentence',
    from: within('\\bremove (~) from play\\b'),
    to: 'banish $1',
  },
  { is: 'non-Tuners are monsters', from: /\bnon-Tuners\b/g, to: 'non-Tuner monsters' },
  {
    is: 'damage is inflicted to a player',
    from: /\b(damage to your opponent)'s LP\b/g,
    to: '$1',
  },
  { is: 'LP that are increased are gained', from: /\bIncrease your LP by (\d+) points\b/g, to: 'Gain $1 LP' },
  { is: 'LP that are increased are gained', from: /\bincrease your LP by (\d+) points\b/g, to: 'gain $1 LP' },
  { is: 'both values, in one word', from: /\b(\d+) ATK and DEF\b/g, to: '$1 ATK/DEF' },
  {
    is: 'what is selected for an attack',
    from: /\bselected as an attack target\b/g,
    to: 'targeted for an attack',
  },
  {
    is: 'an attack on a player',
    from: /\bcan attack your opponent(?:'s LP)? directly\b/g,
    to: 'can attack directly',
  },
  {
    is: 'an attack on a player',
    from: /\bCan attack your opponent(?:'s LP)? directly\b/g,
    to: 'Can attack directly',
  },
  {
    is: 'a Normal Summon or Set',
    from: /annot be Normal Summoned or Set\b/g,
    to: 'annot be Normal Summoned/Set',
  },
  {
    is: 'negated effects',
    from: /\bbut (?:it has its effects negated|negate its effects|its effects are negated)(?: \(if any\))?/g,
    to: 'but its effects are negated',
  },
  {
    is: 'negated effects of several',
    from: /\bbut (?:they have their effects negated|negate their effects)(?: \(if any\))?/g,
    to: 'but their effects are negated',
  },
];
