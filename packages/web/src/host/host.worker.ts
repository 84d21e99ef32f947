/** The Worker: a thin shell around what thinks for the page. Rulings are loaded when they are first asked for. */
import { expose } from 'comlink';
import { ReplayViewer } from '../replays/replay-viewer.ts';
import { LazyRulings } from '../rulings/lazy-rulings.ts';
import { DuelHost } from './duel-host.ts';

expose({ duel: new DuelHost(), replays: new ReplayViewer(), rulings: new LazyRulings() });
