/** The rulings of the rulebook's catalogue: which of them a document names as its source, and which cannot run. */

/** Ids of clauses and rulings in a source that may say something else as well. */
const ID = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?:\/\d+)?$/;

/** The ids that a source names: several are separated by commas. */
export const idsInSource = (source: string): readonly string[] =>
  source
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ID.test(part));

/** Rulings of the catalogue that no scenario can show, each with its reason, in the order of their ids: at most 40. */
export const CANNOT_RUN: { readonly [ruling: string]: string } = {
  'battle.attack.that-became-impossible-ends-without-a-damage-step/4':
    'Nothing of the pool lowers the Level of F.A. Sonic Meister in a Battle Phase and lets it rise to 7 again in it.',
  'battle.phase.battle-only-effects-need-a-battle-phase/6':
    'No "The Weather" Effect Monster is defined that could gain the effect.',
  'cards.kind.ability-is-shown/1':
    'What a card shows is data, and no expectation reads it; packages/cards/src/facts/facts.test.ts does.',
  'cards.name.always-treated-as-applies-everywhere/2':
    'No text of the pool looks in a Deck for a name that another card of the pool has on the field only; Harpie Queen is not defined.',
  'damage-step.after-calculation.replacement-acts-happen-first/2':
    'No "Six Samurai" monster but Zanji is defined, and the effect needs one with another name.',
  'damage-step.determined.not-targetable-and-not-choosable/11':
    'Parasite Paracide is not defined, and nothing else of the pool puts itself into a Deck when it is flipped.',
  'duel.draw.both-life-points-zero-by-one-effect/1':
    'No card of the pool takes all LP of both players; packages/engine/src/both-lose.test.ts makes one.',
  'duel.preparation.no-reorder-after-cut/1':
    'The order of a shuffled Deck is hidden from everyone; packages/engine/src/match.test.ts compares it card by card.',
  'effects.cannot-use.already-attacking/1':
    'No card of the pool makes a monster unusable in the middle of its attack: Prohibition and Psi-Blocker are activated in the Main Phase; a test of the engine shows it.',
  'effects.controller.token-effects/1':
    'No text of the pool asks whether damage is by the effect of a Trap or of a monster; rulings of Ojama Trio show the damage.',
  'effects.cost.tribute.must/1':
    'No card of the pool forbids a player to Tribute; Mask of Restrict is not defined.',
  'effects.negate.battle-destroyed-trap-monster/1':
    'No Trap of the pool that a battle can destroy as a monster has an effect in the GY.',
  'effects.prohibition.wins/2':
    'No card of the pool forbids a player to Tribute; Mask of Restrict is not defined.',
  'effects.resolution.no-impossible-choice/1':
    'No card of the pool says that its control cannot switch; Blindly Loyal Goblin is not defined. Other rulings show the clause.',
  'effects.resolution.turn-player-first/2':
    'No expectation tells which of two players did something first when nobody is asked; the first ruling of the clause shows it with a choice.',
  'effects.text.material-restriction.continuous-exception/2':
    'Nothing of the pool uses a monster in the GY as Synchro Material.',
  'monsters.token.effects-belong-to-the-summoning-card/1':
    'No text of the pool asks whether damage is by the effect of a Trap or of a monster; rulings of Ojama Trio show the damage.',
  'movement.banish.returns-to-the-deck-for-the-next-duel/1':
    'A ruling is about one Duel; packages/engine/src/match.test.ts plays one and begins the next.',
  'stats.cannot-be-used.declared-attack-continues/1':
    'See effects.cannot-use.already-attacking/1, which is the same ruling.',
  'summoning.link.temporary-banish-keeps-the-materials/1':
    'No card of the pool brings back what a Link Monster was Summoned with; what asks with which monsters it was Summoned is lost (official answer of 2018-07-13, fid 22007).',
  'turn.draw-phase.draw-by-effect-is-not-normal-draw/1':
    'No text of the pool answers the normal draw; Drop Off is not defined.',
  'wording.conj.as-many-as-possible/1': 'No text of the pool says "as many as possible".',
  'zones.banished.back-in-deck-for-next-duel/1':
    'A ruling is about one Duel; packages/engine/src/match.test.ts plays one and begins the next.',
  'zones.graveyard.owner-orders-simultaneous-cards/1':
    'Not built yet: nobody is asked for the order, and no card of the pool reads it.',
  'zones.hand.has-no-order/1':
    'Nothing that a ruling can ask names a place in the hand; packages/engine/src/hand-order.test.ts compares two hands in different order.',
  'zones.hand.public-ends-with-the-effect/2':
    'No card of the pool stays revealed in the hand for a turn; the first ruling of the clause shows the end of such an effect.',
  'zones.main-monster-zone.spell-or-trap-there-is-a-monster-card/1':
    'No card of the pool puts a Spell in a Monster Zone; Magical Hats is not defined.',
};
