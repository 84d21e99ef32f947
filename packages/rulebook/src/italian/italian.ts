/** The rulebook in Italian: total, so that a new clause does not compile until it is said here too. */
import type { TranslatedStatements } from '../clause.ts';
import { BATTLE } from './battle.ts';
import { CARDS } from './cards.ts';
import { CHAINS } from './chains.ts';
import { DAMAGE_STEP } from './damage-step.ts';
import { DUEL } from './duel.ts';
import { EFFECTS } from './effects.ts';
import { FAQ } from './faq.ts';
import { LEGALITY } from './legality.ts';
import { MONSTERS } from './monsters.ts';
import { MOVEMENT } from './movement.ts';
import { SPELLS_TRAPS } from './spells-traps.ts';
import { STATS } from './stats.ts';
import { SUMMONING } from './summoning.ts';
import { TOURNAMENT } from './tournament.ts';
import { TURN } from './turn.ts';
import { WORDING } from './wording.ts';
import { ZONES } from './zones.ts';

export const ITALIAN: TranslatedStatements = {
  ...DUEL,
  ...TURN,
  ...BATTLE,
  ...DAMAGE_STEP,
  ...CHAINS,
  ...EFFECTS,
  ...SUMMONING,
  ...MONSTERS,
  ...SPELLS_TRAPS,
  ...MOVEMENT,
  ...STATS,
  ...CARDS,
  ...ZONES,
  ...WORDING,
  ...TOURNAMENT,
  ...LEGALITY,
  ...FAQ,
};
