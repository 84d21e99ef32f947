/** The clauses of the chapter "legality" in Japanese. */

// biome-ignore format: one clause a line
export const LEGALITY = {
  "legality.choice.not-offered": "質問の選択肢にない回答は受け付けられず、何も変わらない。",
  "legality.choice.too-few-or-too-many": "質問で認められた数より少ないまたは多い選択肢を選んだ回答や、同じ選択肢を2回選んだ回答は受け付けられず、何も変わらない。",
  "legality.choice.not-your-question": "質問を受けたプレイヤー以外の回答は受け付けられず、何も変わらない。サレンダーだけはいつでもできる。",
  "legality.choice.duel-is-over": "デュエルの終了後は、どの回答も受け付けられない。",
} as const;
