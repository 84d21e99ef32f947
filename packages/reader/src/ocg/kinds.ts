/** In what two texts differ, told by the words that only one of them has. */
import { BOND } from './bonds.ts';

/** Kinds of difference, those that say most first. */
export const OCG_DIFFERENCES = {
  may: 'one says that it can be done, the other that it is done',
  target: 'one targets',
  limit: 'how often it can be used',
  whose: 'whose card, field or turn',
  where: 'where the cards lie, or this card',
  except: 'which cards are not meant, such as this one',
  while: 'as long as something is so',
  'when-if': '"when" or "if"',
  order: 'what is done first, or whether one follows the other',
  number: 'how many',
  face: 'face-up or face-down',
  name: 'names of cards and archetypes',
  joined: 'the same words, which belong to other ones',
  words: 'other words',
} as const;
export type OcgDifference = keyof typeof OCG_DIFFERENCES;

/** Words of which a difference consists. */
const WORDS: readonly (readonly [OcgDifference, RegExp])[] = [
  ['joined', new RegExp(BOND)],
  ['may', /^(?:できる|発動|する)$/],
  ['target', /^対象$/],
  ['limit', /^(?:度|しか|使|用|回|毎)$/],
  ['whose', /^(?:自分|相手|自身|お互い|持ち主|元々の持ち主|コントロール|プレイヤー)$/],
  ['where', /^(?:＠.*|フィールド|ＥＸデッキ|デッキ|手札|墓地|除外状態|.*ゾーン)$/],
  ['except', /^(?:他|以外|除)$/],
  ['while', /^(?:状|態|間|存在|限り)$/],
  ['when-if', /^(?:時|場合)$/],
  ['order', /^(?:その後)$/],
  ['number', /^(?:[０-９]+|体|枚|つ|全て|以上|以下|まで|合計|数|半分|倍|×)$/],
  ['face', /^(?:表側表示|裏側表示|表側守備表示|裏側守備表示|攻撃表示|守備表示)$/],
  ['name', /^「.*」$/],
];
const kindOf = (word: string): OcgDifference => WORDS.find(([, words]) => words.test(word))?.[0] ?? 'words';

/** All kinds of difference, each once, those that say most first. */
export const kindsOfWords = (words: readonly string[]): readonly OcgDifference[] => {
  const found = new Set(words.map(kindOf));
  return (Object.keys(OCG_DIFFERENCES) as readonly OcgDifference[]).filter((kind) => found.has(kind));
};

/** Kinds that another play may follow from: each such difference is looked at. */
const OF_MEANING: readonly OcgDifference[] = ['may', 'target', 'limit', 'whose', 'where', 'except', 'joined'];
export const isOfMeaning = (kind: OcgDifference): boolean => OF_MEANING.includes(kind);
