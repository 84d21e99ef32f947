/** Rulings of official answers that no scenario can show although their cards can be played, each with its reason, in the order of their ids. */
export const ANSWERS_THAT_CANNOT_RUN: { readonly [ruling: string]: string } = {
  'faq.activation.used-up-card-does-not-meet-itself/4':
    'No "Darklord" monster is defined that applies a "Darklord" Spell or Trap of the GY; Darklord Ixchel is not.',
  'faq.continuous.new-face-up-card-does-not-apply-in-a-resolution/1':
    'No effect of the pool turns a monster face-up and swaps its ATK and DEF.',
  'faq.continuous.unaffected-starts-in-a-resolution/1':
    'No effect of the pool destroys a Continuous Trap and then does something to a monster.',
  'faq.cost.transcendent-wings.face-down-kuriboh-allowed/1':
    'Winged Kuriboh LV10, which Transcendent Wings Special Summons, is not defined.',
  'faq.duel.win.card-text-is-not-an-effect/1':
    'No monster of the pool wins by a text that applies on the field; Holactie is not defined.',
  'faq.effects.resolution.sequential-parts/2':
    'No text of the pool asks "when" a card is shuffled into the Deck, so nothing misses it because of the draw of Knightmare Unicorn.',
  'faq.equip.monster-gone/6':
    'No "Noble Arms" Equip Spell is defined that Sacred Noble Knight of King Artorigus could target.',
  'faq.equip.no-free-zone/3':
    'No "Noble Arms" Equip Spell is defined that Sacred Noble Knight of King Artorigus could target.',
  'faq.gain.own-limit-apart/4': 'No card of the pool gives an effect to Accesscode Talker.',
  'faq.gone.left-as-what-it-is/1':
    'No effect of the pool changes the name of a Link Monster that its own player goes on controlling.',
  'faq.monster-card.meaning/2':
    'No effect of the pool asks whether a Monster Card was destroyed, but that of Timestar Magician, which asks for Pendulum Monster Cards.',
  'faq.negation.activation.card-is-no-longer-on-the-field/8':
    'No Spell or Trap of the pool does something when an effect sends it to the GY, but "Tearlaments" Traps, and no "Tearlaments" monster of the Main Deck is defined that they need.',
  'faq.procedure.is-not-a-card-effect/1':
    'No effect of the pool asks whether a card was returned by a card effect, but that of Stargazer Magician, which asks for Pendulum Monsters.',
  'faq.proper.treated-as-that-summon/2':
    'Blue-Eyes Twin Burst Dragon is never revived, so nothing asks whether it was Summoned properly; a ruling of the card shows that it is not.',
  'faq.resist.on-field-cannot-be-banished-destroy-and-banish/5':
    'No effect of the pool negates the effects of what it targets and banishes it.',
  'faq.rules2020.pendulum-from-the-face-up-extra-deck/1':
    'No effect of the pool Special Summons a card that is face-up in the Extra Deck.',
  'faq.simultaneous.texts-without-then-may-still-be-sequential/1':
    'No optional effect of the pool says "when" a card is discarded, so nothing misses it because of the draw of Morphing Jar.',
  'faq.simultaneous.texts-without-then-may-still-be-sequential/2':
    'No optional effect of the pool says "when" a card is drawn, so nothing misses it because Fantastical Dragon Phantazmay shuffles afterwards.',
  'faq.text.this-card.other-zone-kind-breaks-it/1':
    'No Quick Effect of the pool equips a monster with Naturia Beast.',
  'faq.text.this-card.other-zone-kind-breaks-it/3':
    'Nothing of the pool places a monster of the field as a Continuous Trap in a Chain: the effect of Centur-Ion Trudea takes one of the hand or Deck, in the Main Phase of its player.',
  'faq.trigger.condition.while-must-hold-at-the-event/1':
    'No "Lil-la" monster of the Main Deck is defined that Live☆Twin Ki-sikil could Special Summon.',
  'faq.trigger.condition.while-must-hold-at-the-event/2':
    'No "Lil-la" monster of the Main Deck is defined that Live☆Twin Ki-sikil could Special Summon.',
  'faq.trigger.hidden.came-into-being-during-the-chain/1':
    'No Trap of the pool destroys Vennominon and then Sets Rise of the Snake Deity.',
};

/** Questions of examinations whose unofficial answer a newer official one contradicts: the engine follows that, and each says which. */
export const EXAMINATIONS_ANSWERED_ANEW: { readonly [question: string]: string } = {
  'examination 2017 question 8':
    'Answer B: that "cannot be destroyed" is over once the monster was turned face-down is faq.face-down.buffs.by-kind; a ruling beside the others of 2017 shows it.',
  'examination 2017 question 10':
    'Answer c: after the hand limit what a Chain leads to is activated no more, faq.trigger.end-phase.after-the-hand-limit-one-chain (official answer of 2024-08-01, fid 24089); a ruling beside the others of 2017 shows it.',
};
