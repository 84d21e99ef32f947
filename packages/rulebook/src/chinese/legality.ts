/** The clauses of the chapter "legality" in Simplified Chinese. */

// biome-ignore format: one clause a line
export const LEGALITY = {
  "legality.choice.not-offered": "不在该提问选项之中的回答会被拒绝，且不改变任何事情。",
  "legality.choice.too-few-or-too-many": "选的数量少于或多于该提问所允许的数量，或把同一选项选两次的回答，会被拒绝，且不改变任何事情。",
  "legality.choice.not-your-question": "不是被提问的玩家所作的回答会被拒绝，且不改变任何事情；只有投降始终可以进行。",
  "legality.choice.duel-is-over": "决斗结束之后，不接受任何回答。",
} as const;
