/** The analyst with what it needs first: a tree from a link may hold any printed card. */
import { loadAllFacts } from '@spellspeed/cards';
import type { Pools } from '../host/pools.ts';
import { Analyst } from './analyst.ts';
import type { AnalysisHost } from './types.ts';

export const analysisHost = async (pools: Pools): Promise<AnalysisHost> => {
  await loadAllFacts();
  return new Analyst(pools);
};
