/** Life Points as amounts, and how they are paid. */
import type { ActionOf, Amount, Side } from '@spellspeed/engine/language';
import { checked, eitherOf, iso, meaning, NUMBER, type Reader, words } from '../grammar/phrase.ts';
import { allLifePointsBut, leavingOf } from '../meaning/amounts.ts';
import { AMOUNT, quantity, quantityOf } from './amount.ts';
import { whose } from './place.ts';
import { deed, type Said, say } from './said.ts';
import { act, type Speech } from './speech.ts';

export const LIFE_POINTS = quantityOf('LP');
export const isPartOfLifePoints = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.count === 'times' && amount.amount.count === 'life-points';
/** "10", of which the Life Points are left. */
export const LEFT: Said<Amount> = iso(NUMBER, allLifePointsBut, leavingOf);
export const payment = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount} LP` : halfOrEqual(amount, speech);
export const halfOrEqual = (amount: Exclude<Amount, number>, speech: Speech): string =>
  amount.count === 'times' && amount.amount.count === 'life-points'
    ? speech.words.amount(amount, speech)
    : quantity(amount, 'LP', speech);

type Become = ActionOf<'life-points-become'>;
const sayBecome = ({ of, amount }: Become, speech: Speech): string => {
  const isHalf = typeof amount === 'object' && amount.count === 'times' && amount.factor === 0.5;
  return isHalf
    ? act(speech, 'halve', `${whose(of, speech)} LP`)
    : `${whose(of, speech)} LP become ${speech.words.amount(amount, speech)}`;
};
const OWNERS: Reader<Side, Speech> = eitherOf<Side, Speech>(
  words('your', 'you'),
  words("your opponent's", 'opponent'),
  words("both players'", 'any'),
);
const OWNED: Said<Side> = { ...OWNERS, print: () => undefined };
/** "halve your opponent's LP", "your LP become 4000" */
export const LP_BECOME: Said<Become> = checked(
  sayBecome,
  eitherOf<Become, Speech>(
    meaning(
      deed<'life-points-become'>('life-points-become', 'halve')` ${{ of: OWNED }} LP`,
      ({ of }): Become => ({
        do: 'life-points-become',
        of,
        amount: { count: 'times', factor: 0.5, amount: { count: 'life-points', side: of } },
      }),
    ),
    say<Become>({ do: 'life-points-become' })`${{ of: OWNED }} LP become ${{ amount: AMOUNT }}`,
  ),
);
