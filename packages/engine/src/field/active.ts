/** The texts that stand: Continuous Effects of face-up cards and what effects have started, before any of them takes another away. */
import type { ActionOf, Affected } from '../language/action.ts';
import type { Oath } from '../language/effect.ts';
import type { Modifier } from '../language/modifier.ts';
import { readsValues } from '../language/reads-values.ts';
import { isTunerByItsMaterials } from '../language/value-change.ts';
import { holds } from '../meaning/condition.ts';
import { transientScene } from '../meaning/scene.ts';
import { isIn } from '../moves/matched.ts';
import { bug } from '../state/bug.ts';
import { boundTo, isBeingActivated, isStill } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { silenceOf } from '../state/silence.ts';
import type { Lingering } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId, Stamp } from '../vocabulary/ids.ts';
import { isFieldZone, isOneOf } from '../vocabulary/zones.ts';

/** One modifier in force. */
export interface Active<M extends Modifier = Modifier> {
  readonly modifier: M;
  readonly scene: Scene;
  readonly affects: Affected;
  /** The cards it was fixed to when it began; null where it asks again and again. */
  readonly fixed: readonly Bound[] | null;
  /** Its amount if that was fixed when it began. */
  readonly amount: number | null;
  readonly since: Stamp;
  /** Was it started by an effect that was carried out, or is it a Continuous Effect? */
  readonly activated: boolean;
  /** Where its text stands: `…/modifiers/0`. */
  readonly path: string;
  /** "This effect cannot be negated." */
  readonly cannotBeNegated: boolean;
  /** What an effect has started; null for a Continuous Effect. */
  readonly lasts: Lingering | null;
}

/** Path of a card's definition. */
export const definitionPath = (table: Table, card: CardId): string =>
  `${definitionOf(table, card).card.passcode}`;

/** Path of an effect in its card's definition. */
export const effectPath = (table: Table, card: CardId, effect: number): string =>
  definitionOf(table, card).paths[effect] ?? bug(`card ${card} has no effect ${effect}`);

/** Does it lie where any of its Continuous Effects applies? It only spares the others being looked at. */
export const mayReach = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return isOneOf(definitionOf(table, card).appliesIn, zone) && (face === 'up' || !isFieldZone(zone));
};

/** Does one of its Continuous Effects apply only while a value is such and such? */
const hangsOnValues = (table: Table, card: CardId): boolean =>
  mayReach(table, card) &&
  definitionOf(table, card).continuous.some(
    ({ effect }) => effect.while !== undefined && readsValues(effect.while),
  );

/** What was found in force so far. */
export interface Found {
  readonly active: Active[];
  /** Does it hang on more than where the texts stand (`STANDS_ON`): on a condition, a negation, what cannot be used? */
  hangs: boolean;
}

/** `isMeant` says which of its Continuous Effects are looked for. */
const findContinuous = (
  table: Table,
  card: CardId,
  isMeant: (index: number) => boolean,
  found: Found,
): void => {
  const { zone, face, faceUpSince: since } = cardOf(table, card);
  // On the field only face-up. (effects.continuous.ends-when-not-face-up)
  if (zone === 'deck' || (face === 'down' && isFieldZone(zone)) || isBeingActivated(table, card)) return;
  // From the determination on a doomed monster's own Continuous Effects do not apply. (damage-step.determined.continuous-effects-stop,
  // effects.continuous.ends-when-destruction-confirmed)
  const isDoomed = table.state.battle?.doomed.some((bound) => bound.card === card) ?? false;
  const isSilenced = silenceOf(table, boundTo(table, card)) !== null;
  for (const { effect, index, paths } of definitionOf(table, card).continuous) {
    const cannotBeNegated =
      effect.cannotBeNegated === true || effect.isText === true || isTunerByItsMaterials(effect);
    if (isSilenced && !cannotBeNegated) continue;
    // It applies only as long as the card is there. (spells-traps.continuous-spell.effect-ends-when-it-leaves)
    if (!isMeant(index) || !isIn(table, card, effect.from) || (isDoomed && !effect.unclassified)) continue;
    const scene = transientScene(table, card, index);
    if (effect.while !== undefined) {
      found.hangs = true;
      if (!holds(table, effect.while, scene)) continue;
    }
    const { affects } = effect;
    for (let at = 0; at < effect.modifiers.length; at++) {
      const modifier = effect.modifiers[at] as Modifier;
      const path = paths[at] ?? bug(`${effectPath(table, card, index)} has no modifier ${at}`);
      found.active.push({
        modifier,
        scene,
        affects,
        fixed: null,
        amount: null,
        since,
        activated: false,
        path,
        cannotBeNegated,
        lasts: null,
      });
    }
  }
};

/** The cards to which this modifier still applies. (stats.self-change.lost-for-good) */
const leftOf = ({ fixed, spent }: Lingering, at: number): readonly Bound[] | null =>
  spent === undefined || fixed === null
    ? fixed
    : fixed.filter(
        ({ card, stay }) =>
          !spent.some(
            (each) => each.at === at && each.stat === undefined && each.card === card && each.stay === stay,
          ),
      );

const findLingering = (table: Table, lingering: Lingering, found: Found): void => {
  const { scene, since, activated } = lingering;
  if (lingering.until === 'while-face-up') {
    found.hangs = true;
    if (!isStill(table, scene.source) || cardOf(table, scene.source.card).face !== 'up') return;
  }
  // The path leads to an `apply` action or an oath: both have `affects` and `modifiers`.
  const text = table.pool.partAt(lingering.path) as Oath & Pick<ActionOf<'apply'>, 'while'>;
  if (text.while !== undefined) {
    found.hangs = true;
    if (!holds(table, text.while, scene)) return;
  }
  const { affects } = text;
  for (let at = 0; at < text.modifiers.length; at++) {
    const modifier = text.modifiers[at] as Modifier;
    const amount = lingering.amounts[at] ?? null;
    const path = `${lingering.path}/modifiers/${at}`;
    found.active.push({
      modifier,
      scene,
      affects,
      fixed: leftOf(lingering, at),
      amount,
      since,
      activated,
      path,
      cannotBeNegated: false,
      lasts: lingering,
    });
  }
};

/** Finds the Continuous Effects that the definitions say, or those that cards have gained. */
export const findContinuousEffects = (table: Table, which: 'own' | 'gained', found: Found): void => {
  for (const card of table.sorts.applied) {
    if (!mayReach(table, card)) continue;
    const { own } = definitionOf(table, card);
    const isMeant =
      which === 'own'
        ? (index: number) => index < own
        : (index: number) => index >= own && table.look.hasEffect(table, card, index);
    if (which === 'own' || cardOf(table, card).gained.length > 0) findContinuous(table, card, isMeant, found);
  }
};
/** Everything that stands, but for gained effects. */
export const findStanding = (table: Table): Found => {
  const found: Found = { active: [], hangs: false };
  findContinuousEffects(table, 'own', found);
  for (const lingering of table.state.lingering) findLingering(table, lingering, found);
  return found;
};
/** Does any text apply only while a value is such and such? (wording.duration.while) */
export const anyHangsOnValues = (table: Table): boolean =>
  table.sorts.hangingOnValues.some((card) => hangsOnValues(table, card));
