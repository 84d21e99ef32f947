/** What is counted besides all calls, and the function of the engine that does it. */
export const COUNTED = {
  /** How often it was found out anew what applies. */
  'applied found out': 'findStanding',
  /** How often one card was asked whether what happened triggers it. */
  'trigger checks': 'collectTriggers',
  /** How often one effect was asked whether it can be activated. */
  activations: 'obstacleToActivate',
  /** How often one monster was asked whether its own text lets it be Summoned. */
  'own Summons': 'obstacleToOwnSummon',
  /** How often materials were looked for. */
  materials: 'materialChoice',
  /** How often a card was compared with a filter. */
  filters: 'matchesJudged',
} as const;
export type CountedFunction = keyof typeof COUNTED;
