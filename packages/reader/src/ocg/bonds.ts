/**
 * What belongs to what: words that say whose, where, how many, when and whether, each with the word beside it. Two texts may have the same words and mean
 * the opposite ("your card … the opponent's card"); then these differ.
 */
import { countedWords } from './counted-words.ts';
import { withoutOwnPlaces } from './own-places.ts';

/** Whose: told with what follows, and with what follows that where it is a place or the like. */
const WHOSE = /^(?:自分|相手|お互い|持ち主)$/;
/** Where, how many, which value or position: told with what follows. */
const QUALIFYING =
  /^(?:.*デッキ|手札|墓地|フィールド|除外状態|.*ゾーン|[０-９]+|攻撃力|守備力|攻撃表示|守備表示|表側表示|裏側表示|他|以外)$/;
/** What is done, when and whether it can be: told with what stands before. */
const FOLLOWING =
  /^(?:破壊|除外|リリース|特殊召喚|召喚|セット|ドロー|戻|加え|捨て|墓地へ送|回復|アップ|ダウン|無効|半分|倍|できる|できない|時|場合|対象)$/;

/** Marks a pair of words that belong together, so that it is not taken for a word. */
export const BOND = '＞';
const NOTHING = '。';

/** The bonds of a text that is laid out, each as often as it has it. */
export const bondsOf = (text: string): readonly string[] =>
  withoutOwnPlaces(text).text.split('。').flatMap(bondsOfSentence);
const bondsOfSentence = (sentence: string): readonly string[] => {
  const words = countedWords(sentence);
  const at = (index: number): string => words[index] ?? NOTHING;
  return words.flatMap((word, index) => [
    ...(WHOSE.test(word) ? [bondOfWhose(word, at(index + 1), at(index + 2))] : []),
    ...(QUALIFYING.test(word) ? [[word, at(index + 1)].join(BOND)] : []),
    ...(FOLLOWING.test(word) ? [[at(index - 1), word].join(BOND)] : []),
  ]);
};
const bondOfWhose = (word: string, next: string, afterNext: string): string =>
  (QUALIFYING.test(next) ? [word, next, afterNext] : [word, next]).join(BOND);
