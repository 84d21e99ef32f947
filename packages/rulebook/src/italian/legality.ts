/** The clauses of the chapter "legality" in Italian. */

// biome-ignore format: one clause a line
export const LEGALITY = {
  "legality.choice.not-offered": "Una risposta che non è tra le scelte offerte dalla domanda viene rifiutata e non cambia nulla.",
  "legality.choice.too-few-or-too-many": "Una risposta che prende meno o più scelte di quante la domanda ne permetta, o due volte la stessa, viene rifiutata e non cambia nulla.",
  "legality.choice.not-your-question": "Una risposta data da un giocatore che non è quello interrogato viene rifiutata e non cambia nulla; solo la resa è sempre possibile.",
  "legality.choice.duel-is-over": "Dopo la fine del Duello non viene accettata nessuna risposta.",
} as const;
