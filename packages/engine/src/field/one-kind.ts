/** "Each player can only control 1 Type of monster", or 1 monster of each Type: what fits beside what is there, and what is too much. */
import type { Action } from '../language/action.ts';
import type { MonsterCard } from '../language/card.ts';
import type { Modifier } from '../language/modifier.ts';
import { isStill, monstersOf } from '../state/cards-of.ts';
import { write } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Admitted } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { ATTRIBUTES } from '../vocabulary/kinds.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import type { Active } from './active.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

type KindLimit = Extract<Modifier, { modifies: 'limits-kinds' }>;

/**
 * All that it is of, by what changes it now: that comes before anything is sent. A monster without a Type or Attribute is of none.
 * (faq.several.negation-then-values-then-removal, faq.one-kind.monsters-of-two-attributes)
 */
const kindsOf = (table: Table, card: CardId, { of }: KindLimit): readonly string[] => {
  if (of === 'race') return [table.look.race(table, card) ?? []].flat();
  const own = table.look.attribute(table, card);
  return ATTRIBUTES.filter((each) => each === own || table.look.isAlso(table, card, each));
};
const faceUpMonsters = (table: Table, player: Player): readonly CardId[] =>
  monstersOf(table, player).filter((card) => cardOf(table, card).face === 'up');

/**
 * Does a face-up monster of the player keep this one from coming out beside it? Face-down it could; nobody asks what a cost or a
 * material would take away. (faq.one-kind.others-cannot-come-out-face-up, faq.one-kind.the-kind-is-not-fixed)
 */
export const obstacleToOtherKind = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  obstacleToKinds(table, player, (limit) => kindsOf(table, card, limit));
/** The same of a Token that is still to be made. (faq.one-kind.others-cannot-come-out-face-up) */
export const obstacleToTokenOfKind = (
  table: Table,
  player: Player,
  token: MonsterCard,
): Obstacle | undefined => obstacleToKinds(table, player, ({ of }) => [token[of]]);

/**
 * The monsters that came in this moment by "A and B", which comes out at once; one part after the other is limited from the first on.
 * (faq.one-kind.several-may-appear-together, faq.one-kind.summons-in-sequence-are-restricted)
 */
const cameTogether = ({ state, pool }: Table): ReadonlySet<CardId> => {
  const running = state.frames.findLast(({ procedure }) => procedure === 'sequence');
  if (!state.momentOpen || running?.procedure !== 'sequence') return NOTHING;
  const action = pool.partAt(running.vars.path) as Action;
  if (action.do !== 'sequence' || action.joint !== 'and') return NOTHING;
  const happenings = state.moments.at(-1)?.happenings ?? [];
  return new Set(
    happenings.flatMap((each) => (each.what === 'moved' && each.to === 'monsters' ? [each.card.card] : [])),
  );
};
const NOTHING: ReadonlySet<CardId> = new Set();

const obstacleToKinds = (
  table: Table,
  player: Player,
  kindsUnder: (limit: KindLimit) => readonly string[],
): Obstacle | undefined => {
  if (!isAnyInForce(table, 'limits-kinds')) return undefined;
  const together = cameTogether(table);
  for (const { modifier, scene } of modifiersFor(table, player, 'limits-kinds')) {
    const kinds = kindsUnder(modifier);
    const isBarred = faceUpMonsters(table, player).some((other) => {
      const others = together.has(other) ? [] : kindsOf(table, other, modifier);
      if (kinds.length === 0 || others.length === 0) return false;
      const shares = others.some((each) => kinds.includes(each));
      return modifier.to === 'one-kind' ? !shares : shares;
    });
    if (isBarred) return obstacle('faq.one-kind.others-cannot-come-out-face-up', scene.source.card);
  }
  return undefined;
};

/** What a player has too much of: one of `candidates` is kept, with all that go along with it; of the others these are sent to the GY. */
export interface Excess {
  readonly player: Player;
  readonly source: CardId;
  readonly candidates: readonly CardId[];
  /** What goes if this one is kept; null: whatever is kept. */
  readonly goes: (kept: CardId | null) => readonly CardId[];
}

const isOfText = (each: Admitted, { scene, modifier }: Active<KindLimit>): boolean =>
  each.source.card === scene.source.card &&
  each.source.stay === scene.source.stay &&
  each.effect === scene.effect &&
  each.of === modifier.of;
/** Was it there, and of the same kind, when this limit was last kept? Then it is not what came later. (faq.one-kind.what-changed-last-goes) */
const wasAdmitted = (table: Table, active: Active<KindLimit>, card: CardId): boolean => {
  const kinds = kindsOf(table, card, active.modifier).join();
  const { controller } = cardOf(table, card);
  return table.state.admitted.some(
    (each) =>
      isOfText(each, active) &&
      each.card.card === card &&
      isStill(table, each.card) &&
      each.player === controller &&
      each.kinds === kinds,
  );
};

const excessOf = (table: Table, player: Player, active: Active<KindLimit>): Excess | null => {
  const { modifier, scene } = active;
  const source = scene.source.card;
  const there = faceUpMonsters(table, player).filter((card) => kindsOf(table, card, modifier).length > 0);
  const first = (cards: readonly CardId[]): readonly CardId[] => {
    const admitted = cards.filter((card) => wasAdmitted(table, active, card));
    return admitted.length > 0 ? admitted.slice(0, 1) : cards;
  };
  if (modifier.to === 'one-kind') {
    // (faq.one-kind.monsters-of-two-attributes)
    const mixed = there.filter((card) => kindsOf(table, card, modifier).length > 1);
    if (mixed.length > 0) return { player, source, candidates: [], goes: () => mixed };
    const kindOf = (card: CardId): string => kindsOf(table, card, modifier).join();
    if (new Set(there.map(kindOf)).size <= 1) return null;
    const goes = (kept: CardId | null): readonly CardId[] =>
      there.filter((card) => kept !== null && kindOf(card) !== kindOf(kept));
    return { player, source, candidates: first(there), goes };
  }
  for (const kind of there.flatMap((card) => kindsOf(table, card, modifier))) {
    const alike = there.filter((card) => kindsOf(table, card, modifier).includes(kind));
    if (alike.length > 1)
      return {
        player,
        source,
        candidates: first(alike),
        goes: (kept) => alike.filter((card) => card !== kept),
      };
  }
  return null;
};

/** The turn player is asked first. (faq.one-kind.several-may-appear-together) */
export const excessOfKinds = (table: Table): Excess | null => {
  if (!isAnyInForce(table, 'limits-kinds')) return null;
  const { turnPlayer } = table.state;
  for (const player of [turnPlayer, ...PLAYERS.filter((each) => each !== turnPlayer)])
    for (const active of modifiersFor(table, player, 'limits-kinds')) {
      const excess = excessOf(table, player, active);
      if (excess !== null) return excess;
    }
  return null;
};

/** Notes what each player has, where the limits in force are kept: what comes after it is what goes. (faq.one-kind.what-changed-last-goes) */
export const admit = (table: Table): void => {
  const admitted = admittedNow(table);
  if (admitted.length > 0 || table.state.admitted.length > 0) write(table, 'admitted', admitted);
};
/** In the middle of an effect nothing is sent, but one part after the other is limited. (faq.one-kind.control-may-change, faq.one-kind.in-the-middle-of-an-effect-it-waits) */
export const admitInTheMiddle = (table: Table): void => {
  if (isAnyInForce(table, 'limits-kinds') && excessOfKinds(table) === null) admit(table);
};

const admittedNow = (table: Table): readonly Admitted[] =>
  isAnyInForce(table, 'limits-kinds')
    ? PLAYERS.flatMap((player) =>
        modifiersFor(table, player, 'limits-kinds').flatMap((active) =>
          faceUpMonsters(table, player).map((card) => ({
            source: { card: active.scene.source.card, stay: active.scene.source.stay },
            effect: active.scene.effect,
            of: active.modifier.of,
            player,
            card: { card, stay: cardOf(table, card).stay },
            kinds: kindsOf(table, card, active.modifier).join(),
          })),
        ),
      )
    : NONE;
const NONE: readonly Admitted[] = [];
