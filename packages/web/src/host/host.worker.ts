/** The Worker: a thin shell around what thinks for the page. What no duel needs is loaded when it is first asked for. */
import { expose } from 'comlink';
import type { AnalysisHost } from '../analysis/types.ts';
import { keepWhenTold } from '../app/offline/keep.ts';
import type { ReplayHost } from '../replays/types.ts';
import type { RulingHost } from '../rulings/types.ts';
import { DuelHost } from './duel-host.ts';
import { growingPools } from './pools.ts';
import { whenAsked } from './when-asked.ts';

const pools = growingPools();
keepWhenTold();
expose({
  duel: new DuelHost(pools),
  replays: whenAsked<ReplayHost>(
    async () => new (await import('../replays/replay-viewer.ts')).ReplayViewer(pools),
  ),
  rulings: whenAsked<RulingHost>(async () => (await import('../rulings/ruling-host.ts')).rulingHost(pools)),
  analysis: whenAsked<AnalysisHost>(async () =>
    (await import('../analysis/analyst-host.ts')).analysisHost(pools),
  ),
});
