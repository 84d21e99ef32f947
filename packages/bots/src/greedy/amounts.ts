/** Numbers and conditions of a text, as far as one can see. */
import type { SeenCard } from '@spellspeed/engine';
import type { Amount, Condition } from '@spellspeed/engine/language';
import { cardsThatFit, isOfViewer, pointedTo, type Scene } from './matches.ts';

/** What stands for a number that only the resolution will tell. */
const UNTOLD = 500;

export const amountOf = (scene: Scene, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  const { yours, theirs } = scene.sight;
  switch (amount.count) {
    case 'cards':
      return cardsThatFit(scene, amount.filter).length;
    case 'stat': {
      const known = pointedTo(scene, amount.of)?.[0]?.known;
      return (amount.stat === 'scale' || amount.stat === 'rank' ? null : known?.[amount.stat]) ?? UNTOLD;
    }
    case 'total': {
      const { stat } = amount;
      const valueOn = (card: SeenCard): number =>
        (stat === 'rank' ? rankOf(scene, card) : card.known?.[stat]) ?? 0;
      return cardsThatFit(scene, amount.filter).reduce((sum, card) => sum + valueOn(card), 0);
    }
    case 'highest': {
      const { stat } = amount;
      return Math.max(0, ...cardsThatFit(scene, amount.filter).map((card) => card.known?.[stat] ?? 0));
    }
    case 'excess':
      return Math.max(0, amountOf(scene, amount.of) - amountOf(scene, amount.over));
    case 'counters':
      return cardsThatFit(scene, amount.filter).reduce(
        (sum, card) => sum + (card.counters[amount.counter] ?? 0),
        0,
      );
    case 'life-points':
      return (isOfViewer(scene, amount.side) ? yours : theirs).lifePoints;
    case 'card':
    case 'referenced':
    case 'materials':
    case 'total-had':
    case 'noted':
    case 'battle-damage':
    case 'link-rating':
    case 'chain-link':
    case 'activated-this-turn':
      return UNTOLD;
    case 'every':
      return Math.ceil(amountOf(scene, amount.of) / amount.points);
    case 'sum':
      return amount.of.reduce<number>((sum, each) => sum + amountOf(scene, each), 0);
    case 'greater':
      return Math.max(amountOf(scene, amount.of), amountOf(scene, amount.or));
    case 'times':
      return amount.factor * amountOf(scene, amount.amount);
  }
};

/** Does it hold? What cannot be seen is taken to hold. */
export const holds = (scene: Scene, condition: Condition | undefined): boolean => {
  switch (condition?.if) {
    case 'exist':
      return cardsThatFit(scene, condition.filter).length >= condition.atLeast;
    case 'at-least':
      return amountOf(scene, condition.left) >= amountOf(scene, condition.right);
    case 'all':
      return condition.of.every((part) => holds(scene, part));
    case 'any':
      return condition.of.some((part) => holds(scene, part));
    default:
      return true;
  }
};

/** The printed Rank of a card that one knows. */
const rankOf = ({ sight }: Scene, card: SeenCard): number | undefined => {
  const printed = sight.printed(card);
  return printed?.kind === 'monster' ? printed.rank : undefined;
};
