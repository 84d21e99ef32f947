/** The Worker: a thin shell around the host. */
import { expose } from 'comlink';
import { DuelHost } from './duel-host.ts';

expose(new DuelHost());
