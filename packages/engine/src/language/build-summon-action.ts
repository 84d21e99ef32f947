/** Words for Summons that effects make: Special Summons, and those with material. */

import type { Passcode } from '../vocabulary/ids.ts';
import type { BattlePosition } from '../vocabulary/kinds.ts';
import type { Action, ActionOf } from './action.ts';
import { cardsOf, type What } from './build-cards.ts';
import type { MonsterCard, MonsterTraits } from './card.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** "Special Summon …": the activation of the effect is what can be answered, not the Summon. (wording.summon.by-effect) */
export const specialSummon = (
  what: What,
  options: Partial<
    Pick<
      ActionOf<'special-summon'>,
      | 'positions'
      | 'to'
      | 'traits'
      | 'ignoring'
      | 'properly'
      | 'extent'
      | 'pointedToBy'
      | 'zone'
      | 'treatedAs'
    >
  > = {},
): Action => ({
  do: 'special-summon',
  what: cardsOf(what),
  to: 'you',
  positions: ['attack', 'defense'] satisfies readonly BattlePosition[],
  ...options,
});
/** A Token as its maker's text describes it. */
export const token = (
  passcode: number,
  name: string,
  traits: Omit<MonsterTraits, 'frame' | 'abilities'> &
    Partial<Pick<MonsterTraits, 'abilities'> & Pick<MonsterCard, 'series'>>,
): MonsterCard => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  frame: 'token',
  abilities: [],
  ...traits,
});
export const specialSummonTokens = (
  count: number,
  made: MonsterCard,
  options: Partial<Pick<ActionOf<'special-summon-tokens'>, 'positions' | 'to' | 'as'>> = {},
): Action => ({
  do: 'special-summon-tokens',
  token: made,
  count,
  to: 'you',
  positions: ['attack', 'defense'],
  ...options,
});
export const ritualSummon = (options: Omit<ActionOf<'ritual-summon'>, 'do'>): Action => ({
  do: 'ritual-summon',
  ...options,
});
export const fusionSummon = (options: Omit<ActionOf<'fusion-summon'>, 'do'>): Action => ({
  do: 'fusion-summon',
  ...options,
});
/** "Special Summon from your Extra Deck, 1 …, by using it as material. (This is treated as an Xyz Summon.)" */
export const xyzSummonOver = (over: Reference, ...monster: Filter): Action => ({
  do: 'xyz-summon-over',
  monster,
  over,
});
/** The same, of which later parts speak. */
export const xyzSummonOverAs = (as: string, over: Reference, ...monster: Filter): Action => ({
  do: 'xyz-summon-over',
  monster,
  over,
  as,
});
/** "immediately after this effect resolves, Normal Summon 1 …" */
export const normalSummon = (what: What): Action => ({ do: 'normal-summon', what: cardsOf(what) });
/** "immediately after this effect resolves, Tribute Summon 1 …" */
export const tributeSummon = (what: What): Action => ({
  do: 'normal-summon',
  what: cardsOf(what),
  way: 'tribute',
});
/** "Immediately after this effect resolves, Synchro Summon using this card you control" */
export const synchroSummonUsing = (using: Reference, ...monster: Filter): Action => ({
  do: 'synchro-summon',
  using,
  ...(monster.length > 0 && { monster }),
});
/** "Immediately after this effect resolves, Synchro Summon 1 Synchro Monster, using only … you control" */
export const synchroSummonWith = (...materials: Filter): Action => ({ do: 'synchro-summon', materials });
/** "Immediately after this effect resolves, Synchro Summon 1 Synchro Monster, using monsters you control as material, including …" */
export const synchroSummonIncluding = (including: Filter, ...materials: Filter): Action => ({
  do: 'synchro-summon',
  materials,
  including,
});
/** "immediately after this effect resolves, Synchro Summon using …", of which later parts speak */
export const synchroSummonAs = (as: string, ...materials: Filter): Action => ({
  do: 'synchro-summon',
  as,
  materials,
});
/** "immediately after this effect resolves, Link Summon 1 …, by using only that opponent's monster and this card" */
export const linkSummonUsingOnly = (usingOnly: readonly Reference[], ...monster: Filter): Action => ({
  do: 'link-summon',
  monster,
  usingOnly,
});
/** "Immediately after this effect resolves, Link Summon 1 … using materials you control, including this card" */
export const linkSummonUsing = (using: Reference, ...monster: Filter): Action => ({
  do: 'link-summon',
  monster,
  using,
});
/** "Immediately after this effect resolves, Xyz Summon 1 …, using only … you control" */
export const xyzSummonWith = (materials: Filter, ...monster: Filter): Action => ({
  do: 'xyz-summon',
  monster,
  materials,
});
