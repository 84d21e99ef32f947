/** Rules of official answers in Italian; what is not said here is said in English. */

// biome-ignore format: one clause a line
export const FAQ = {
  "faq.activation.negated-card-still-used-its-effect": "Se viene annullata l'attivazione di una Carta Magia o Trappola, la carta non è stata attivata, ma l'effetto che avrebbe avuto è stato utilizzato una volta; un limite all'utilizzo dell'effetto la conta.",
  "faq.colosseum.returning-monsters": "I mostri che ritornano dopo essere stati banditi ritornano per quanto possibile, considerati tutti insieme; gli altri vengono messi nel Cimitero, il che non è essere mandati lì.",
  "faq.equip.equipped-by-another-effect": "Un mostro con effetti per quando è una Carta Equipaggiamento li ha anche quando lo ha equipaggiato un altro effetto, a meno che il testo non richieda il suo effetto.",
  "faq.gain.own-limit-apart": "Il limite di un effetto stampato non conta per uno guadagnato; \"il turno in cui attivi l'effetto di questa carta\" li conta entrambi.",
  "faq.leaving.returned-to-the-hand-it-can-trigger": "Una carta che ritorna alla mano può attivare da lì il suo effetto per aver lasciato il Terreno; una che ritorna nel Deck o nell'Extra Deck, o viene bandita coperta, no. Ciò che fa senza attivazione si applica in ogni caso.",
  "faq.only-one.negating-the-first-is-not-enough": "\"Puoi controllare solo 1\" è un effetto di ogni copia e funziona anche fuori dal Terreno: con la prima annullata una seconda non può comunque arrivare, a meno che non sia annullata anch'essa.",
  "faq.only-one.the-later-one-is-destroyed": "Più carte scoperte di cui se ne può controllare solo 1 vengono distrutte finché ne resta una, non da un effetto: quella arrivata dopo; di quelle arrivate insieme il giocatore ne tiene una e, dove contano entrambi i Terreni, resta quella del giocatore di turno.",
  "faq.proper.once-per-turn-is-not-a-condition": "\"Puoi Evocare Specialmente solo una volta per turno\" non è una condizione di Evocazione e non viene ignorata.",
  "faq.proper.stays-proper-when-it-leaves-face-down": "Lo stato di mostro Evocato correttamente si perde nella mano, nel Main Deck e coperto nell'Extra Deck; si mantiene quando il mostro viene coperto, lascia il Terreno coperto, la sua Evocazione per Scoperta viene annullata o viene bandito coperto.",
  "faq.resist.opponent-cannot-activate-does-not-affect-monsters": "\"L'avversario non può attivare\" (effetti di mostri, carte, in risposta) e \"i mostri non possono attivare effetti\" non influenzano i mostri; anche i mostri che non sono influenzati obbediscono.",
  "faq.resist.player-cannot-declare-attacks": "\"Tu/l'avversario non può dichiarare attacchi\" riguarda il giocatore e ferma anche i mostri che non sono influenzati; \"i mostri non possono attaccare\" influenza i mostri e non ferma questi.",
  "faq.rules2020.moved-before-activation": "Un Effetto Innescato la cui carta ha lasciato il luogo in cui la sua condizione è stata soddisfatta non può essere attivato, obbligatorio o no.",
  "faq.speed.counter-trap-in-the-gy-is-2": "L'effetto di una Trappola Contro-Effetto nel Cimitero ha Spell Speed 2, come quello di ogni Trappola che si trova lì.",
  "faq.stats.halve.half-points-are-rounded": "Dove il dimezzamento lascia una frazione, il risultato si arrotonda al numero intero più vicino, le metà per eccesso.",
  "faq.those-cards.a-as-well-as-b-takes-what-is-there": "\"Questa carta e anche le carte ...\" è trattato come \"quelle carte\": si applica a ciò che c'è ancora.",
  "faq.those-cards.all-or-as-many-as-possible-needs-one": "\"Tutti\" o \"il maggior numero possibile\" conta come fatto non appena è stato applicato a 1 carta.",
  "faq.token.names": "I Segna-Mostro uguali hanno lo stesso nome, ma il nome di un Segna-Mostro non può essere dichiarato; quelli con nomi diversi contano come nomi diversi.",
  "faq.trigger.order.mandatory-quick-effects": "Gli Effetti Rapidi obbligatori seguono dopo gli Effetti Innescati, prima quelli del giocatore di turno, prima che si possa incatenare qualcosa di facoltativo; allo stesso modo segue un Effetto Rapido obbligatorio la cui condizione è soddisfatta da uno appena messo nella Catena.",
  "faq.trigger.timing.if-activated-resolves-later": "\"Quando X viene attivato, puoi\" si incatena direttamente solo a quell'attivazione; \"se X viene attivato, puoi\" si attiva dopo quella Catena.",
  "faq.xyz-material.gained-effect-not-passed-on": "Un effetto guadagnato per essere stato Evocato Xyz con un materiale appartiene solo a quel Mostro Xyz; \"un Mostro Xyz che ha questa carta come materiale\" lo guadagna in ogni modo.",
} as const;
