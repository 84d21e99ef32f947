/** Where a card lies when its effect is used: said before the effect, of the card, or of where it comes from. */
import { type Normalisation, reworded } from '../clause.ts';

/** Where this card is when its effect is used: each way of saying it. */
const OWN_PLACES: readonly Normalisation[] = [
  {
    is: 'it lies there',
    from: /このカードが(手札|墓地|除外状態|ＥＸデッキ)に存在(?:する(?:場合|限り|状態で)|し)、?/g,
    to: '＠$1',
  },
  {
    is: 'it lies on the field',
    from: /(?:フィールド|モンスターゾーン|魔法＆罠ゾーン)の(?:表側表示の)?このカード/g,
    to: 'このカード',
  },
  { is: 'it lies there', from: /(手札|墓地|除外状態|ＥＸデッキ)のこのカード/g, to: '＠$1このカード' },
  {
    is: 'it comes from there',
    from: /このカードを(手札|墓地|除外状態|ＥＸデッキ)から/g,
    to: '＠$1このカードを',
  },
];
const MARKED = /＠(手札|墓地|除外状態|ＥＸデッキ)/g;

/** The text without those words, and the places that it names, each once. What has gone somewhere lies there. */
export const withoutOwnPlaces = (
  text: string,
): { readonly text: string; readonly places: readonly string[] } => {
  const marked = OWN_PLACES.reduce(reworded, text);
  const named = [...marked.matchAll(MARKED)].map(([, place = '']) => `＠${place}`);
  const gone = [
    ...(/墓地へ送られた|墓地へ送った|捨てられた/.test(text) ? ['＠墓地'] : []),
    ...(/除外された/.test(text) ? ['＠除外状態'] : []),
  ];
  return { text: marked.replace(MARKED, ''), places: [...new Set([...named, ...gone])].toSorted() };
};
