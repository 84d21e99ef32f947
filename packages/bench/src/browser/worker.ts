/** The Worker of the page that plays: built into one file by the page's own bundler. */
import * as bots from '@spellspeed/bots';
import * as cards from '@spellspeed/cards';
import * as engine from '@spellspeed/engine';
import type { Answer, Order } from '../decks/orders.ts';
import { answerWith } from '../decks/play-order.ts';

/** What a Worker has of its own. The types of pages and of Node are not there together. */
interface Worker {
  onmessage: (message: { readonly data: Order }) => void;
  readonly postMessage: (answer: Answer) => void;
}
const worker = globalThis as unknown as Worker;
const answer = answerWith({ engine, cards, bots });
worker.onmessage = ({ data }) => worker.postMessage(answer(data));
