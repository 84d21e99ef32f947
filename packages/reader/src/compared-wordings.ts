/** Compared numbers of cards. */
import { type Normalisation, within } from './clause.ts';

export const COMPARED_WORDINGS: readonly Normalisation[] = [
  {
    is: 'more than you do',
    from: /\byour opponent controls more (monsters|cards|Spells\/Traps) than you(?: do)?(?=[,:])/g,
    to: 'the number of $1 you control is less than the number of $1 your opponent controls',
  },
  {
    is: 'a monster other than one',
    from: within('\\b(you control an? ~) other than ("[^"]*")(?=[,:])'),
    to: '$1, except $2',
  },
];
