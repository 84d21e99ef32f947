/** A lesson is a ruling: what A does in it is what the reader is to do, everything else goes by itself. Runs in the Worker, without anything of a browser. */
import type { CardPool, Duel, OfferedChoice, OpenDecision } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import type { SavedDuel } from '../host/types.ts';
import { RulingPlayer } from '../rulings/ruling-player.ts';

/** Something that the reader is to do. */
export interface Move {
  /** So many answers were given before it. */
  readonly answers: number;
  readonly deed: OfferedChoice['do'];
}
export interface Plan {
  readonly saved: SavedDuel;
  readonly moves: readonly Move[];
}
/** Where a card is placed and how it stands is not what a lesson is about; to pass is to wait. */
const BY_ITSELF: readonly OfferedChoice['do'][] = ['pass', 'zone', 'position'];

/** Null where the text is no ruling that can be played on. */
export const planOf = async (text: string, file: string, pool: CardPool): Promise<Plan | null> => {
  const player = new RulingPlayer(async () => pool);
  const place = { text, file, line: 1 };
  const saved = await player.takeOver(place, Number.POSITIVE_INFINITY, 0);
  if (saved === null) return null;
  const duel = beginDuel(saved.head, pool);
  const moves = saved.answers.flatMap((answer, answers) => {
    const move = moveIn(duel, answer);
    duel.answer(answer);
    return move === null ? [] : [{ answers, deed: move }];
  });
  return { saved, moves };
};
const isForced = ({ choices, min, why }: OpenDecision): boolean =>
  choices.length === 1 && min === 1 && why.for !== 'main-phase';
const moveIn = ({ decision }: Duel, answer: readonly number[]): Move['deed'] | null => {
  if (decision === null || decision.player !== 0 || isForced(decision)) return null;
  const deed = decision.choices[answer[0] ?? -1]?.do;
  return deed === undefined || BY_ITSELF.includes(deed) ? null : deed;
};
