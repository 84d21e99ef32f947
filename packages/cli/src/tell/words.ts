/** Words for the vocabulary of the engine. */
import type { BattlePosition, EndReason, Phase, SummonWay, Timing, Zone } from '@spellspeed/engine';

export const PHASE_WORDS: { readonly [phase in Phase]: string } = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
export const TIMING_WORDS: { readonly [timing in Timing]: string | null } = {
  open: null,
  'before-draw': 'before the draw',
  'main-phase-start': null,
  'battle-start': 'Start Step',
  'battle-step': 'Battle Step',
  'damage-step-start': 'start of the Damage Step',
  'before-damage-calculation': 'Damage Step, before damage calculation',
  'damage-calculation': 'Damage Step, damage calculation',
  'after-damage-calculation': 'Damage Step, after damage calculation',
  'damage-step-end': 'end of the Damage Step',
  'battle-end': 'End Step',
};
export const POSITION_WORDS: { readonly [position in BattlePosition | 'face-down']: string } = {
  attack: 'Attack Position',
  defense: 'Defense Position',
  'face-down': 'face-down Defense Position',
};
export const SUMMON_WORDS: { readonly [way in SummonWay]: string } = {
  normal: 'Normal Summon',
  tribute: 'Tribute Summon',
  flip: 'Flip Summon',
  special: 'Special Summon',
  fusion: 'Fusion Summon',
  ritual: 'Ritual Summon',
  synchro: 'Synchro Summon',
  xyz: 'Xyz Summon',
  pendulum: 'Pendulum Summon',
  link: 'Link Summon',
};
export const ZONE_WORDS: { readonly [zone in Zone]: string } = {
  deck: 'Deck',
  hand: 'hand',
  monsters: 'Monster Zone',
  spells: 'Spell & Trap Zone',
  field: 'Field Zone',
  pendulum: 'Pendulum Zone',
  gy: 'GY',
  banished: 'banished cards',
  extra: 'Extra Deck',
  material: 'materials',
  nowhere: 'nowhere',
};
export const END_WORDS: { readonly [reason in EndReason]: string } = {
  'life-points': 'the Life Points have reached 0',
  'deck-out': 'there is no card left to draw',
  effect: 'a card effect decides the duel',
  surrender: 'by surrender',
  loop: 'the duel would never end',
  'time-limit': 'more Life Points when time is up',
  'match-victory': 'the text of a card wins the Match',
};

/** "a", "b" and "c". */
export const listed = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const counted = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
