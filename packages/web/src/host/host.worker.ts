/** The Worker: a thin shell around what thinks for the page. Rulings are loaded when they are first asked for. */
import { expose } from 'comlink';
import { ReplayViewer } from '../replays/replay-viewer.ts';
import { LazyRulings } from '../rulings/lazy-rulings.ts';
import { DuelHost } from './duel-host.ts';
import { growingPools } from './pools.ts';

const pools = growingPools();
expose({ duel: new DuelHost(pools), replays: new ReplayViewer(pools), rulings: new LazyRulings(pools) });
