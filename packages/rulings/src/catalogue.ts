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
  'effects.cannot-use.already-attacking/1':
    'No card of the pool makes a monster unusable in the middle of its attack: Prohibition and Psi-Blocker are activated in the Main Phase; a test of the engine shows it.',
  'effects.controller.token-effects/1':
    'No Token of the pool has a text that is activated or carried out; Ojama Trio is not defined.',
  'effects.cost.tribute.must/1':
    'No card of the pool forbids a player to Tribute; Mask of Restrict is not defined.',
  'effects.negate.battle-destroyed-trap-monster/1':
    'No Trap of the pool that a battle can destroy as a monster has an effect in the GY.',
  'effects.prohibition.wins/2':
    'No card of the pool forbids a player to Tribute; Mask of Restrict is not defined.',
  'effects.resolution.turn-player-first/2':
    'No expectation tells which of two players did something first when nobody is asked; the first ruling of the clause shows it with a choice.',
  'effects.text.material-restriction.continuous-exception/2':
    'Nothing of the pool uses a monster in the GY as Synchro Material.',
  'stats.cannot-be-used.declared-attack-continues/1':
    'See effects.cannot-use.already-attacking/1, which is the same ruling.',
  'wording.conj.as-many-as-possible/1': 'No text of the pool says "as many as possible".',
  'wording.duration.until-end-of-damage-step/2':
    "Battle Fader's effect is a Trigger Effect and stands below Mirror Force on the Chain; no other card of the pool ends a battle at Chain Link 2 without affecting the attacker.",
  'wording.gain.this-effect-becomes/1':
    'The effect language has no "this effect becomes that Spell\'s effect" yet.',
};
