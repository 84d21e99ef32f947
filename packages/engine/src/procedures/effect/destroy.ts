/** Destroying cards: what protects them, what is done instead, then all at once. */

import type { Active } from '../../field/active.ts';
import { obstacleToBanishing } from '../../field/banishing.ts';
import { isKeptFromDestruction } from '../../field/kept-from-destruction.ts';
import { modifiersOn } from '../../field/modifiers.ts';
import { countSparing, countUse, hasSpared, limitOfApplied, obstacleInLimit } from '../../field/uses.ts';
import type { Filter } from '../../language/filter.ts';
import type { Modifier } from '../../language/modifier.ts';
import { matches } from '../../meaning/filter.ts';
import { beginScene, DOOMED_TOGETHER, endScene, withBound } from '../../meaning/scene.ts';
import { record } from '../../moves/moment.ts';
import { noteApplied } from '../../moves/note-applied.ts';
import { boundTo, mention, stillThere } from '../../state/cards-of.ts';
import type { Variables } from '../../state/frame.ts';
import {
  askThen,
  callThen,
  end,
  frame,
  goTo,
  type NextIn,
  type Procedure,
  returnedCards,
} from '../../state/next.ts';
import { yesOrNo } from '../../state/questions.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import type { Cause } from '../../vocabulary/reasons.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';
import { withGoing } from './going-with.ts';
import { askWhatStays, moveDestroyed } from './keep-destroyed.ts';

type Vars = Variables['destroy'];
type Replacement = Active<Extract<Modifier, { modifies: 'destruction-replaced' }>>;

/** By what cards would be destroyed, and whether it is one card alone. `source`: the card whose effect it is. */
export interface Destruction {
  readonly by: Cause;
  readonly source: CardId | null;
  readonly isAlone: boolean;
  /** What would be destroyed at the same time, itself included. */
  readonly together: readonly CardId[];
  /** Is it done instead of another destruction? */
  readonly isInstead: boolean;
}
/** Nothing else would be destroyed at the same time. */
const destructionOf = (table: Table, vars: Vars): Destruction => {
  const others = vars.left.slice(1).filter((card) => canBeDestroyed(table, card, vars));
  const isAlone = vars.doomed.length + others.length === 0;
  const together = [...vars.doomed.map(({ card }) => card), ...vars.left.slice(0, 1), ...others];
  return { by: vars.by, source: vars.source, isAlone, together, isInstead: vars.instead === true };
};
/** A text with what is doomed, which cannot be used for it. (effects.replacement.not-with-what-is-doomed, faq.replace.protected-once-card-counts-as-doomed) */
const withDoomed = (
  table: Table,
  scene: Replacement['scene'],
  together: readonly CardId[],
): Replacement['scene'] =>
  withBound(
    scene,
    DOOMED_TOGETHER,
    withGoing(table, together).map((card) => boundTo(table, card)),
  );
/** Can something be done instead by this text? "That monster" in it is the card. (wording.conj.instead) */
const canReplace = (
  table: Table,
  card: CardId,
  { modifier, scene }: Replacement,
  { by, source, isAlone, together }: Destruction,
): boolean =>
  modifier.by.includes(by) &&
  (modifier.saves !== 'one-alone' || isAlone) &&
  (by !== 'effect' || isOfSuch(table, modifier.of ?? [], source, scene)) &&
  obstacleInLimit(table, scene.source.card, scene.effect, scene.you, limitOfApplied(table, scene)) ===
    undefined &&
  obstacleToCarryOut(
    table,
    modifier.instead,
    { ...withDoomed(table, scene, together), event: [boundTo(table, card)] },
    'effect',
  ) === undefined;
/**
 * The first thing that can be done instead: what must be done comes before what a player decides. (effects.replacement.no-chain, wording.conj.instead,
 * faq.replace.mandatory-all-optional-one)
 * (faq.replace.mandatory-replacement-uses-doomed-card)
 */
export const replacementFor = (
  table: Table,
  card: CardId,
  destruction: Destruction,
): Replacement | undefined => {
  const all = modifiersOn(table, card, 'destruction-replaced');
  if (all.length === 0) return undefined;
  const able = all.filter((each) => canReplace(table, card, each, destruction));
  const mandatory = able.find(({ modifier }) => modifier.use === 'mandatory');
  // (faq.replace.no-chain-of-optional-replacements)
  return mandatory ?? (destruction.isInstead ? undefined : able[0]);
};

/** Can it be destroyed at all? Cards in the GY and banished cards cannot. (movement.destroy.gy-and-banished-cards-cannot-be-destroyed) */
const canBeDestroyed = (table: Table, card: CardId, vars: Vars): boolean => {
  const { zone } = cardOf(table, card);
  if (!isFieldZone(zone) && zone !== 'hand' && zone !== 'deck' && zone !== 'extra') return false;
  if (vars.by !== 'effect') return true;
  return !isKeptFromDestruction(table, card, vars);
};

/**
 * The cards that a text saves from the first destruction of the turn: the first one, and those that would be destroyed together with
 * it. Then it is counted. `source`: the card whose effect destroys them.
 */
export const sparedFirst = (
  table: Table,
  [card, ...others]: readonly CardId[],
  by: Cause,
  source: CardId | null,
): readonly CardId[] => {
  if (card === undefined) return [];
  // Of several texts that save it once all do so at once. (faq.resist.only-once-all-apply-at-once)
  const saving = sparingOf(table, card, by, source);
  const spared = new Set<CardId>();
  for (const { path, scene, modifier } of saving) {
    spared.add(card);
    if (modifier.for === 'each') {
      countSparing(table, scene, card);
      continue;
    }
    const isSame = (other: CardId): boolean =>
      sparingOf(table, other, by, source).some(
        (also) => also.path === path && also.scene.source.card === scene.source.card,
      );
    for (const other of others) if (isSame(other)) spared.add(other);
    countSparing(table, scene);
  }
  return [...spared];
};
const sparingOf = (table: Table, card: CardId, by: Cause, source: CardId | null) =>
  modifiersOn(table, card, 'first-destruction-prevented').filter(
    ({ modifier, scene }) =>
      modifier.by.includes(by) &&
      isOfSuch(table, modifier.of, source, scene) &&
      !hasSpared(table, scene, modifier.times ?? 1, modifier.for === 'each' ? card : undefined),
  );
/** Is the effect that destroys one of such a card? */
const isOfSuch = (table: Table, cards: Filter, source: CardId | null, scene: Replacement['scene']): boolean =>
  cards.length === 0 || (source !== null && matches(table, cards, source, scene, 'all'));

/** Does the same text save this card too? */
const isSavedBy = (table: Table, { path, scene }: Replacement, card: CardId): boolean =>
  modifiersOn(table, card, 'destruction-replaced').some(
    (other) => other.path === path && other.scene.source.card === scene.source.card,
  );

/** The cards about which the player decides at once. */
const concernedBy = (table: Table, replacement: Replacement, vars: Vars): readonly CardId[] => {
  const [card, ...others] = vars.left;
  if (card === undefined) return [];
  const together = replacement.modifier.saves === 'all-together';
  const alike = (other: CardId): boolean =>
    canBeDestroyed(table, other, vars) && isSavedBy(table, replacement, other);
  return [card, ...(together ? others.filter(alike) : [])];
};

/** Counts a use, where a text says how often something is done instead, or looks back on it. */
export const countReplacement = (table: Table, { scene }: Replacement): void => {
  noteApplied(table, scene.source.card, scene.effect);
  countUse(table, scene.source.card, scene.effect, scene.you, limitOfApplied(table, scene), 1);
};

const replace = (table: Table, replacement: Replacement, vars: Vars): NextIn<'destroy'> => {
  countReplacement(table, replacement);
  const concerned = concernedBy(table, replacement, vars);
  const left = vars.left.filter((card) => !concerned.includes(card));
  for (const card of concerned) record(table, { what: 'destruction-replaced', card: mention(table, card) });
  const { together } = destructionOf(table, vars);
  const { source, you, effect, bound, noted } = withDoomed(table, replacement.scene, together);
  const event = concerned.map((card) => boundTo(table, card));
  const scene = beginScene(table, { source, you, effect, bound, noted, event });
  const path = `${replacement.path}/instead`;
  return callThen(frame('run', { path, scene, cause: 'effect', cards: [], live: [] }), 'replaced', {
    ...vars,
    left,
    scene,
  });
};

export const destroy: Procedure<'destroy'> = {
  'each-card': (table, vars) => {
    const [card, ...left] = vars.left;
    if (card === undefined)
      return vars.into === 'gy'
        ? askWhatStays(table, stillThere(table, vars.doomed), 'together', vars)
        : goTo('together', vars);
    if (!canBeDestroyed(table, card, vars)) return goTo('each-card', { ...vars, left });
    // (faq.replace.protection-before-replacement)
    const spared = sparedFirst(table, vars.left, vars.by, vars.source);
    if (spared.length > 0)
      return goTo('each-card', { ...vars, left: vars.left.filter((each) => !spared.includes(each)) });
    const replacement = replacementFor(table, card, destructionOf(table, vars));
    if (!replacement)
      return goTo('each-card', { ...vars, left, doomed: [...vars.doomed, boundTo(table, card)] });
    if (replacement.modifier.use === 'mandatory') return replace(table, replacement, vars);
    const { source, effect, you } = replacement.scene;
    return askThen(yesOrNo(you, { for: 'replacement', card: source.card, effect }), 'decided', vars);
  },
  decided: (table, vars, input) => {
    const [card] = vars.left;
    const replacement =
      card === undefined ? undefined : replacementFor(table, card, destructionOf(table, vars));
    if (input.chosen[0]?.do === 'yes' && replacement) return replace(table, replacement, vars);
    const lost = replacement ? concernedBy(table, replacement, vars) : vars.left.slice(0, 1);
    return goTo('each-card', {
      ...vars,
      left: vars.left.filter((each) => !lost.includes(each)),
      doomed: [...vars.doomed, ...lost.map((each) => boundTo(table, each))],
    });
  },
  // The card counts as not destroyed. (effects.replacement.no-chain)
  replaced: (table, vars) => {
    endScene(table, vars.scene);
    return goTo('each-card', { ...vars, scene: NO_SCENE });
  },
  // Destroyed together, sent to the GY together; what was not destroyed goes nowhere. (movement.destroy.by-effect-goes-to-gy, movement.destroy.and-then-move-needs-the-destruction)
  together: (table, vars, input) => {
    const doomed = stillThere(table, vars.doomed);
    const { into: to, by, player, source } = vars;
    const move = {
      to,
      manner: 'destroyed',
      by,
      player,
      together: doomed,
      ...(source !== null && { source }),
    } as const;
    // Without another card whose effect it is, each destroys itself.
    const byItself = (card: CardId): boolean => by === 'effect' && (source === null || source === card);
    // What cannot be banished is destroyed and goes to the GY. (faq.resist.cannot-be-banished-blocks-and-banish)
    const stays = doomed.filter(
      (card) => to === 'banished' && obstacleToBanishing(table, card, player, 'leaves') !== undefined,
    );
    for (const card of doomed) {
      const where = stays.includes(card) ? ({ to: 'gy' } as const) : {};
      moveDestroyed(table, { ...move, ...where, card, byItself: byItself(card) }, returnedCards(input));
    }
    return end(doomed);
  },
};
