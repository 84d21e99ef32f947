/** Which applied effects change a card, and what each makes of its values: the same layers that compute them. */
import type { Active } from './field/active.ts';
import { appliesTo, inForce } from './field/applied.ts';
import { levelSteps, scaleSteps, statSteps, type ValueStep } from './field/stats.ts';
import type { Modifier, ModifierName, StatChange } from './language/modifier.ts';
import { isKnownTo, isStill } from './state/cards-of.ts';
import { cardOf, type Table } from './state/table.ts';
import type { CardId, Passcode, Stay } from './vocabulary/ids.ts';
import type { Player } from './vocabulary/players.ts';
import { isFieldZone } from './vocabulary/zones.ts';

/** One value that a change makes another. */
export interface ChangedValue {
  readonly value: 'atk' | 'def' | 'originalAtk' | 'originalDef' | 'level' | 'scale';
  readonly how: StatChange;
  readonly amount: number;
  /** The how-manieth change of this value it is, from 1: they do not count in the order in which they began. */
  readonly step: number;
  /** The value with this change and those before it; after the last it is the present one. */
  readonly after: number;
}
/** An applied effect that changes a card, as a player may know it. */
export interface CardChange {
  readonly modifies: ModifierName;
  /** Empty where no number changes. */
  readonly values: readonly ChangedValue[];
  /** What it becomes, where that is a word: a name, a Type, an Attribute. */
  readonly becomes: string | null;
  /** The card whose effect it is. No handle where it is no longer in sight, no passcode where it was never known. */
  readonly source: { readonly handle: Stay | null; readonly passcode: Passcode | null };
  /** Where its text stands in the definitions: `PASSCODE/effects/0/…`. Null where the card is not known. */
  readonly path: string | null;
}

/** The applied effects that change this card now. The card must be one that the player may look at. */
export const changesOn = (table: Table, player: Player, card: CardId): readonly CardChange[] => {
  const steps = valueSteps(table, card);
  return inForce(table)
    .filter((active) => appliesTo(table, active, card))
    .map((active) => change(table, player, active, steps))
    .filter(isTelling);
};

type Steps = readonly (readonly [ChangedValue['value'], readonly ValueStep[]])[];
const valueSteps = (table: Table, card: CardId): Steps => [
  ['originalAtk', statSteps(table, card, 'atk').original],
  ['originalDef', statSteps(table, card, 'def').original],
  ['atk', statSteps(table, card, 'atk').current],
  ['def', statSteps(table, card, 'def').current],
  ['level', levelSteps(table, card)],
  ['scale', scaleSteps(table, card)],
];

const VALUES: readonly ModifierName[] = ['atk', 'def', 'atk-def', 'level', 'scale'];
/** A value that the card does not have, or a change that no longer counts, says nothing. */
const isTelling = ({ modifies, values }: CardChange): boolean =>
  !VALUES.includes(modifies) || values.length > 0;

const change = (table: Table, player: Player, active: Active, steps: Steps): CardChange => {
  const source = sourceFor(table, player, active);
  return {
    modifies: active.modifier.modifies,
    values: steps.flatMap(([value, changes]) =>
      changes.flatMap(({ active: made, how, amount, after }, index) =>
        made === active ? [{ value, how, amount, step: index + 1, after }] : [],
      ),
    ),
    becomes: wordOf(active.modifier),
    source,
    path: source.passcode === null ? null : active.path,
  };
};

const wordOf = (modifier: Modifier): string | null => {
  switch (modifier.modifies) {
    case 'name':
      return modifier.name;
    case 'race':
      return modifier.race;
    case 'attribute':
      return typeof modifier.attribute === 'string' ? modifier.attribute : null;
    default:
      return null;
  }
};

/** What is activated has been shown; of other effects only those are known whose card is. (zones.hand.activated-monster-effect-is-shown) */
const sourceFor = (table: Table, player: Player, { scene, activated }: Active): CardChange['source'] => {
  const { card } = scene.source;
  const { zone, stay, passcode } = cardOf(table, card);
  const isThere = isStill(table, scene.source);
  const isKnown = isThere && isKnownTo(table, card, player);
  return {
    handle: isThere && (isKnown || isFieldZone(zone)) ? stay : null,
    passcode: isKnown || activated ? passcode : null,
  };
};
