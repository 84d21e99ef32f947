/** Are the rulings of a card true of the definition that was read from its text, too? Equality of text is no proof of meaning. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf, standingOf } from '@spellspeed/cards';
import { normalForm } from '@spellspeed/cardtext';
import { type Card, canonicalJson } from '@spellspeed/engine';
import type { Effect } from '@spellspeed/engine/language';
import {
  type Behaviour,
  behaviourOf,
  type CardReading,
  type CardText,
  readCard,
  saysWhatIsDefined,
  shippedOf,
} from '@spellspeed/reader';
import { parseScenarios, runScenario, withDefinitions } from '@spellspeed/rulings';
import { PACKAGES } from '../evidence/sources.ts';
import { readText } from '../files.ts';
import { definitionOf } from '../pool.ts';
import { cardOf } from './shipped-cards.ts';

export interface ReadAgainstRulings {
  readonly name: string;
  /** Does the reading say the very same as the definition by hand? */
  readonly same: boolean;
  readonly rulings: number;
  /** Titles of rulings that do not hold for what was read. */
  readonly broken: readonly string[];
}

/** A card that is defined by hand and whose text was read, held against its own rulings; nothing for others. */
export const readAgainstRulings = (entry: CardText): ReadAgainstRulings | undefined => {
  if (standingOf(entry.passcode) !== 'hand') return undefined;
  return heldAgainst(entry, shippedOf(entry, readCard(entry)));
};
/** Says its definition by hand the same as what was read, or do all of its rulings hold for it? */
export const agreesWithHand = (entry: CardText, { card }: CardReading, behaviour: Behaviour): boolean => {
  if (standingOf(entry.passcode) !== 'hand') return false;
  const byHand = definitionOf(entry.passcode);
  if (byHand && card && saysWhatIsDefined(byHand, card)) return true;
  const held = heldAgainst(entry, behaviour);
  return held !== undefined && held.rulings > 0 && held.broken.length === 0;
};
const heldAgainst = (entry: CardText, behaviour: Behaviour | undefined): ReadAgainstRulings | undefined => {
  const byHand = definitionOf(entry.passcode);
  if (behaviour === undefined || byHand === undefined) return undefined;
  const scenarios = rulingsOf(entry.name);
  const read = cardOf({
    passcode: entry.passcode,
    behaviour: { ...behaviour, effects: inOrderOf(byHand, behaviour.effects) },
  });
  const broken = withDefinitions([read], () =>
    scenarios().filter((scenario) => scenario.skip === null && runScenario(scenario).failure !== undefined),
  );
  return {
    name: entry.name,
    same: canonicalJson(behaviourOf(byHand)) === canonicalJson(behaviour),
    rulings: scenarios().length,
    broken: broken.map(({ title }) => title),
  };
};

/** Rulings number the effects as the definition by hand does; a text can say them in another order. */
const inOrderOf = (byHand: Card, effects: readonly Effect[]): readonly Effect[] => {
  const places = byHand.effects.map(meaningOf);
  const placeOf = (effect: Effect): number => {
    const at = places.indexOf(meaningOf(effect));
    return at < 0 ? places.length : at;
  };
  return effects.toSorted((one, other) => placeOf(one) - placeOf(other));
};
const meaningOf = ({ number: _, ...effect }: Effect): string => JSON.stringify(normalForm(effect));

/** The rulings of a card's own file, read anew: what is read depends on the definitions. */
const rulingsOf = (name: string) => {
  const file = join(PACKAGES, 'rulings/rulings/cards', `${fileNameOf(name)}.yaml`);
  const text = existsSync(file) ? readText(file) : '';
  return () => (text === '' ? [] : parseScenarios(text, file).scenarios);
};
