/** Words that players say and no rule does, with what the rulings, their clauses or their numbers say instead: any of these is meant. */
const PLAYERS_WORDS: { readonly [said: string]: readonly string[] } = {
  bounce: ['to the hand', 'to your hand', 'to its owner'],
  burn: ['effect damage', 'inflict'],
  cl1: ['chain link 1'],
  cl2: ['chain link 2'],
  dd: ['banish'],
  direct: ['directly', 'direct attack'],
  ed: ['extra deck'],
  emz: ['extra monster zone'],
  float: ['leaves the field', 'sent to the gy', 'destroyed and sent'],
  floater: ['leaves the field', 'sent to the gy', 'destroyed and sent'],
  'game state': ['must-be-processable', 'illegal'],
  graveyard: ['gy'],
  hopt: ['once per turn', 'once-per-turn', 'limit.'],
  mill: ['from the top', 'deck to the gy', 'from the deck to the gy'],
  'miss the timing': ['timing.', 'misses'],
  'missed the timing': ['timing.', 'misses'],
  'missed timing': ['timing.', 'misses'],
  'missing the timing': ['timing.', 'misses'],
  'missing timing': ['timing.', 'misses'],
  mst: ['mystical space typhoon'],
  negation: ['negat'],
  nomi: ['cannot be normal summoned', 'must be special summoned', 'special-summon-only'],
  ns: ['normal summon'],
  omni: ['negate the activation', 'negates the activation'],
  opt: ['once per turn', 'once-per-turn', 'limit.'],
  piercing: ['pierc'],
  pend: ['pendulum'],
  pop: ['destroy'],
  'remove from play': ['banish'],
  'removed from play': ['banish'],
  reborn: ['from the gy', 'from your gy', 'monster reborn'],
  rfp: ['banish'],
  sac: ['tribut'],
  sacrifice: ['tribut'],
  search: ['from your deck to your hand', 'from the deck to the hand', 'added to the hand'],
  segoc: ['simultaneous'],
  'semi nomi': ['properly'],
  spin: ['into the deck', 'to the deck'],
  'soft opt': ['limit.once-per-turn-soft'],
  spellspeed: ['spell speed'],
  ss: ['special summon'],
  ts: ['tribute summon'],
};
const MOST_WORDS = 3;

/** What was typed, one term after another; a term is found where any of its forms is. */
export const termsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const terms: (readonly string[])[] = [];
  for (let at = 0; at < words.length; ) {
    const said = saidAt(words, at);
    const word = words[at] ?? '';
    terms.push(said === null ? [word] : [said.words, ...(PLAYERS_WORDS[said.words] ?? [])]);
    at += said?.count ?? 1;
  }
  return terms;
};
/** The longest of the players' words that begins here. */
const saidAt = (words: readonly string[], at: number): { words: string; count: number } | null => {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words
      .slice(at, at + count)
      .join(' ')
      .replaceAll('-', ' ');
    if (Object.hasOwn(PLAYERS_WORDS, said)) return { words: said, count };
  }
  return null;
};
