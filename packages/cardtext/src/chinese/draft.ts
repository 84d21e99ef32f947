/** A noun phrase in the making: each test of a filter puts its words where Chinese wants them. */
import type { Filter } from '@spellspeed/engine';
import type { Place } from '../meaning/places.ts';

export interface Draft {
  readonly places: readonly Place[];
  /** Whose, where the places do not say it: "回合玩家". */
  readonly owner?: string;
  /** "这张卡", "「X」": what stands before "以外的". */
  readonly except: readonly string[];
  /** Clauses that end in "的": "特殊召唤的". */
  readonly clauses: readonly string[];
  readonly face?: string;
  readonly position?: string;
  /** "龙族", "光属性", "4星", in the order in which they are said. */
  readonly race?: string;
  readonly attribute?: string;
  readonly stars?: string;
  readonly series?: string;
  /** "同盟", "超量": before the noun. */
  readonly kinds: readonly string[];
  readonly property?: string;
  readonly head?: Head;
  /** Alternatives that have no word in common: each is said with all the rest. */
  readonly alternatives?: readonly Filter[];
  readonly names?: readonly string[];
  /** The phrase is a card that the text points to. */
  readonly is?: string;
  /** The cards among which it is. */
  readonly among?: string;
  /** "攻击力最高的" */
  readonly extreme?: string;
  /** What it is a material of. */
  readonly host?: string;
}
/** A noun and the word with which it is counted. */
export interface Head {
  readonly noun: string;
  readonly measure: '只' | '张' | '个';
}
export const MONSTER: Head = { noun: '怪兽', measure: '只' };
export const CARD: Head = { noun: '卡', measure: '张' };

export const EMPTY_DRAFT: Draft = { places: [], except: [], clauses: [], kinds: [] };

export type Trait = 'race' | 'attribute' | 'stars' | 'series' | 'property' | 'face' | 'position';
export const TRAITS: readonly Trait[] = [
  'race',
  'attribute',
  'stars',
  'series',
  'property',
  'face',
  'position',
];
export const withClause = (draft: Draft, clause: string): Draft => ({
  ...draft,
  clauses: [...draft.clauses, clause],
});
/** Do the words used so far speak of monsters without saying so? */
export const speaksOfMonsters = ({ race, attribute, stars, position, kinds }: Draft): boolean =>
  [race, attribute, stars, position].some((word) => word !== undefined) || kinds.length > 0;
