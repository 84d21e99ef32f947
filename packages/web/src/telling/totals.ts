/** What the chosen cards have to make together, as players say it, with what they make so far. */
import type { Constraint, OpenDecision, View } from '@spellspeed/engine';
import { type CardLook, lookOf } from '../card/look.ts';
import { cardAt } from '../host/session/spots.ts';
import type { Question } from '../host/types.ts';
import type { Teller } from './teller.ts';

type AddUp = Extract<Constraint, { readonly must: 'add-up' }>;
type Picked = readonly number[];

/** Each card counts as one of its weights: what they make that comes nearest to the total without going beyond it, or the least beyond it. */
export const chosenTotal = ({ weights, total }: AddUp, picked: Picked): number => {
  let sums = new Set([0]);
  for (const card of picked) {
    const next = new Set<number>();
    for (const sum of sums) for (const weight of weights[card] ?? [0]) next.add(sum + weight);
    sums = next;
  }
  const within = [...sums].filter((sum) => sum <= total);
  return within.length > 0 ? Math.max(...within) : Math.min(...sums);
};

type Counted = 'link' | 'level' | 'tribute';
/** As what the cards are counted; null where no player's word says it. */
const countedAs = ({ why }: OpenDecision, { frame, property }: CardLook): Counted | null => {
  // The Tributes of a Ritual Summon are asked for by its Spell.
  if (property === 'Ritual' || (frame === 'ritual' && why.for === 'tribute')) return 'level';
  if (why.for === 'tribute') return property === null ? 'tribute' : null;
  if (why.for !== 'material') return null;
  if (frame === 'link') return 'link';
  return frame === 'synchro' || frame === 'ritual' ? 'level' : null;
};

interface Total {
  readonly question: string;
  /** For what it is asked. */
  readonly detail: string;
}
/** The question with its total; null where the cards need not make one. */
export const tellTotal = (
  { decision }: Pick<Question, 'decision'>,
  view: View,
  teller: Teller,
  picked: Picked,
): Total | null => {
  const { card } = decision.why;
  const known = card === undefined ? null : (cardAt(view, card)?.known ?? null);
  if (known === null) return null;
  const detail = teller.say('telling.total.for', { card: teller.name(known.passcode) });
  const look = lookOf(known.passcode);
  if (look === null) return null;
  const addUp = decision.constraints.find((each) => each.must === 'add-up');
  if (addUp === undefined) {
    if (look.frame !== 'xyz' || decision.why.for !== 'material') return null;
    const { min, max } = decision;
    const amounts = { least: min, most: max === min ? 0 : max, chosen: picked.length };
    return { question: teller.say('telling.total.xyz', amounts), detail };
  }
  const counted = countedAs(decision, look);
  if (counted === null) return null;
  const id = counted === 'level' && addUp.orMore ? 'level-or-more' : counted;
  const values = { total: addUp.total, chosen: chosenTotal(addUp, picked) };
  return { question: teller.say(`telling.total.${id}`, values), detail };
};
