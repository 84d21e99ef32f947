/** The Worker: a thin shell around what thinks for the page. Rulings are loaded when they are first asked for. */
import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expose } from 'comlink';
import { ReplayViewer } from '../replays/replay-viewer.ts';
import { LazyRulings } from '../rulings/lazy-rulings.ts';
import { DuelHost } from './duel-host.ts';

const pool = createPool(CARDS);
expose({ duel: new DuelHost(pool), replays: new ReplayViewer(pool), rulings: new LazyRulings() });
