/** What can be done with a card and what not, as it is listed: what can be done first, and nothing twice. */
import type { Possible } from '../../host/types.ts';

/** One line of the list: what is done, and perhaps by which effect. */
export interface ToldPossible {
  readonly possible: Possible;
  readonly deed: string;
  /** The text of the effect, where the deed alone would not say which one is meant; otherwise empty. */
  readonly text: string;
}
const reasonKey = ({ obstacle }: Possible): string =>
  obstacle === null
    ? 'can'
    : [obstacle.rule, ...obstacle.causes.map(({ handle, passcode }) => `${handle}/${passcode}`)].join(' ');

/** What is the same in every word is said once; two effects that go by the same words are told apart by their texts. */
export const toldPossible = (
  possible: readonly Possible[],
  deedOf: (possible: Possible) => string,
): readonly ToldPossible[] => {
  const lines = possible.map((each) => ({ possible: each, deed: deedOf(each) }));
  const once = lines.filter(({ possible: one, deed }, index) => {
    const isSaid = (other: (typeof lines)[number]): boolean =>
      other.deed === deed &&
      reasonKey(other.possible) === reasonKey(one) &&
      other.possible.note.text === one.note.text;
    return lines.findIndex(isSaid) === index;
  });
  const told = once.map((line) => {
    const isAlone = once.every((other) => other === line || other.deed !== line.deed);
    return { ...line, text: isAlone ? '' : line.possible.note.text };
  });
  const rank = ({ possible: { obstacle } }: ToldPossible): number => (obstacle === null ? 0 : 1);
  return told.sort((one, other) => rank(one) - rank(other));
};
