/** The field of a puzzle script of another program, without the cards that cannot be played. Runs in the Worker. */
import type { FieldCard, FieldEntry, FieldSide } from '@spellspeed/engine';
import { parsePuzzleScript } from '@spellspeed/formats';
import type { ReadText } from './types.ts';

/** The passcode by which a card is played with, given any that is printed on it; undefined if it cannot be played. */
type Playable = (passcode: number) => number | undefined;

export const readScript = (text: string, playable: Playable): ReadText => {
  const parsed = parsePuzzleScript(text, 'field');
  if (!parsed.ok)
    return {
      ok: false,
      mistakes: parsed.errors.map((error) => ({ ...error, nearest: null, trouble: null })),
    };
  const { sides, cards } = parsed.value;
  const [a, b] = sides;
  return {
    ok: true,
    field: {
      title: '',
      format: 'master-2020',
      turn: 3,
      turnPlayer: 0,
      phase: 'main1',
      sides: [playableSide(a, playable), playableSide(b, playable)],
      fillers: [0, 0],
      steps: 0,
      others: 0,
      unplayable: cards.filter(({ passcode }) => playable(passcode) === undefined),
    },
  };
};

const playableSide = ({ lifePoints, field, ...lists }: FieldSide, playable: Playable): FieldSide => {
  const [inField] = playableCards(field === undefined ? [] : [field], playable);
  return {
    ...(lifePoints !== undefined && { lifePoints }),
    ...(inField !== undefined && { field: inField }),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, cards]) => [list, playableCards(cards, playable)]),
    ),
  };
};
const playableCards = (cards: readonly FieldCard[], playable: Playable): readonly FieldEntry[] =>
  cards.flatMap((each) => {
    const entry = typeof each === 'number' ? { card: each } : each;
    const card = playable(entry.card);
    if (card === undefined) return [];
    const { equips, ...rest } = entry;
    return [{ ...rest, card, ...(equips !== undefined && { equips: playableCards(equips, playable) }) }];
  });
