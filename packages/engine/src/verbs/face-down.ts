/**
 * Which effects reach a monster that is face-down when they are carried out: it was turned face-down after it was targeted. What only
 * needs the card (destruction, a Tribute, another position) reaches it.
 */
import type { Mode } from '../language/effect.ts';
import type { Filter, TestName } from '../language/filter.ts';
import type { ModifierName } from '../language/modifier.ts';
import type { Reference } from '../language/reference.ts';
import type { Table } from '../state/table.ts';
import { cardOf } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone } from '../vocabulary/zones.ts';

export const isFaceDownOnField = (table: Table, card: CardId): boolean => {
  const { face, zone } = cardOf(table, card);
  return face === 'down' && isFieldZone(zone);
};

/**
 * What can be said of a face-down card: what it cannot do or suffer, and where it goes. Everything else changes values, effects or
 * what reaches it from outside, which a face-down monster does not have. (effects.resolution.face-down-gains-nothing, faq.face-down.buffs.by-kind)
 */
const REACHES_FACE_DOWN: { readonly [N in ModifierName]?: true } = {
  controlled: true,
  revealed: true,
  'each-time': true,
  'cannot-declare-attacks': true,
  'cannot-attack': true,
  'cannot-attack-directly': true,
  'cannot-be-attacked': true,
  'cannot-target-for-attacks': true,
  'attack-cost': true,
  attacks: true,
  'additional-attacks': true,
  piercing: true,
  'battle-damage': true,
  'silences-opponent': true,
  'cannot-change-position': true,
  'cannot-be-material': true,
  'cannot-be-banished': true,
  'cannot-be-activated': true,
  'not-destroyed-by-battle': true,
  'not-destroyed-by-effects': true,
  'first-destruction-prevented': true,
  'not-tributed-for-tribute-summon': true,
  'activated-the-turn-it-was-set': true,
  'not-tributed': true,
  'tributed-by-opponent': true,
  'destroys-itself': true,
  'destruction-replaced': true,
  'banished-when-it-leaves': true,
  'placed-on-bottom-when-it-leaves': true,
  'banished-when-destroyed-by-battle': true,
  'shuffled-when-destroyed-by-battle': true,
  'banished-as-material': true,
  'kept-as-spell': true,
  'set-as-spell': true,
};
export const reachesFaceDown = (modifies: ModifierName): boolean => REACHES_FACE_DOWN[modifies] === true;

/** What only a face-up card shows. */
const SHOWN: readonly TestName[] = [
  'race',
  'attribute',
  'level',
  'rank',
  'link-rating',
  'stat',
  'named',
  'series',
  'frame',
  'ability',
  'effect-monster',
];
const asksWhatItIs = (filter: Filter): boolean => filter.some(({ test }) => SHOWN.includes(test));
const asksForFaceUp = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'face' && test.face === 'up') || asksWhatItIs(filter);

/** Where the way of activation stands to which an action belongs. */
const MODE = /^(.*\/modes\/\d+)\//;
/** Is it carried out as the resolution of an activated effect? What applies by itself reaches a card once that is face-up. */
export const isResolution = (path: string): boolean => MODE.test(path);
const isTargetSuchThat = (
  table: Table,
  path: string,
  what: Reference,
  isSuch: (filter: Filter) => boolean,
): boolean => {
  const [, mode] = MODE.exec(path) ?? [];
  if (mode === undefined || what.ref !== 'bound') return false;
  const { targets } = table.pool.partAt(mode) as Mode;
  return targets.some(({ as, filter }) => as === what.name && isSuch(filter));
};
/** Is it a target of which the text says that it is face-up, or what it is? (effects.resolution.condition-lost) */
export const isFaceUpTarget = (table: Table, path: string, what: Reference): boolean =>
  isTargetSuchThat(table, path, what, asksForFaceUp);
/**
 * A card that keeps its target takes one that is face-down by then, unless its text says what that is or that it is in Attack Position.
 * (faq.face-down.lasting-target.at-resolution)
 */
export const isKeptFaceUpOnly = (table: Table, path: string, what: Reference): boolean =>
  isTargetSuchThat(
    table,
    path,
    what,
    (filter) => asksWhatItIs(filter) || filter.some(({ test }) => test === 'position'),
  );
