/** Life Points as amounts, and how they are paid. */
import type { Amount } from '@spellspeed/engine/language';
import { quantity, quantityOf } from './amount.ts';
import type { Speech } from './speech.ts';

export const LIFE_POINTS = quantityOf('LP');
export const isPartOfLifePoints = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.count === 'times' && amount.amount.count === 'life-points';
export const payment = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount} LP` : halfOrEqual(amount, speech);
export const halfOrEqual = (amount: Exclude<Amount, number>, speech: Speech): string =>
  amount.count === 'times' && amount.amount.count === 'life-points'
    ? speech.words.amount(amount, speech)
    : quantity(amount, 'LP', speech);
