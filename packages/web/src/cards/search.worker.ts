import { expose } from 'comlink';
import { CardFinder } from './card-finder.ts';

expose(new CardFinder());
