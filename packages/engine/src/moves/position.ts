/** Turning monsters: battle positions, face-up and face-down. */
import { once } from '../language/once.ts';
import { boundTo, cardsOnField, mention } from '../state/cards-of.ts';
import { tick, writeCard, writeHistory } from '../state/door.ts';
import { partsOf } from '../state/parts.ts';
import type { Arrival, CardState } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { ArrivalWay, BattlePosition } from '../vocabulary/kinds.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { forget } from './forget.ts';
import { record } from './moment.ts';

/** Changes between Attack and Defense Position, face-up. True if anything changed. */
export const turnTo = (
  table: Table,
  card: CardId,
  position: BattlePosition,
  by: Cause,
  silently?: true,
): boolean => {
  const before = cardOf(table, card);
  const wasFaceDown = before.face === 'down';
  if (!wasFaceDown && before.position === position) return false;
  const changes = before.position !== position;
  if (changes) writeCard(table, card).position = position;
  if (wasFaceDown) turnFaceUp(table, card, by, silently);
  if (changes) record(table, { what: 'position-changed', card: mention(table, card), position, by });
  return true;
};

/** Turns a face-down card face-up; a monster counts as flipped. (summoning.flip-summon.counts-as-flipped) */
export const turnFaceUp = (table: Table, card: CardId, by: Cause, silently?: true): void => {
  show(table, card);
  if (cardOf(table, card).zone === 'monsters') noteFlip(table, card, by, silently);
};
const show = (table: Table, card: CardId): void => {
  const written = writeCard(table, card);
  written.face = 'up';
  written.faceUpSince = tick(table);
};
// Only what a player does by hand is a Flip Summon. (faq.flip.by-effect-or-battle-is-no-flip-summon)
const noteFlip = (table: Table, card: CardId, by: Cause, silently?: true): void => {
  record(table, { what: 'flipped', card: mention(table, card), by, ...(silently && { silently }) });
  const history = writeHistory(table);
  history.flipped = [...history.flipped, { ...boundTo(table, card), by }];
};

/**
 * A monster that is to be Flip Summoned stands face-up in Attack Position; it has been neither flipped nor changed until that has succeeded.
 * (faq.negation.flip-summon.monster-is-face-up-in-the-window, faq.negation.flip-summon.not-flipped-until-it-succeeds)
 * (faq.flip.negated-flip-summon-is-no-flip)
 */
export const showForFlipSummon = (table: Table, card: CardId): void => {
  show(table, card);
  writeCard(table, card).position = 'attack';
};
/** Its Flip Summon has succeeded. (summoning.flip-summon.counts-as-flipped) */
export const noteFlipSummon = (table: Table, card: CardId): void => {
  noteFlip(table, card, 'summon');
  record(table, { what: 'position-changed', card: mention(table, card), position: 'attack', by: 'summon' });
};

/** Turns a face-up monster to face-down Defense Position: what applied to it no longer does. (stats.turn-face-down.effects-applied-to-it-end) */
export const turnFaceDown = (table: Table, card: CardId): void => {
  const known = mention(table, card);
  const { position: from } = cardOf(table, card);
  const written = writeCard(table, card);
  written.face = 'down';
  written.position = 'defense';
  // Counters are removed. (stats.counter.removed-when-the-card-is-turned-face-down)
  written.counters = {};
  written.declared = null;
  // (faq.face-down.summoned-way.kept)
  written.again = false;
  written.links = {};
  written.made = written.made && { ...written.made, recalled: true };
  written.uses = keptUses(table, card);
  if (written.arrival !== null) written.arrival = forgotten(written.arrival);
  unlink(table, card);
  record(table, { what: 'turned-face-down', card: known, from });
  forget(table, card);
};
/**
 * The limits by copy begin anew once it is face-up again, but for the effect with which it turned itself face-down.
 * (faq.limit.turn-itself-face-down-once-per-turn-outlasts-the-flip)
 */
const keptUses = (table: Table, card: CardId): CardState['uses'] => {
  const { uses } = cardOf(table, card);
  const { effects } = definitionOf(table, card).card;
  return Object.fromEntries(
    Object.entries(uses).filter(([index]) => {
      const effect = effects[Number(index)];
      return effect !== undefined && turnsItselfDown(effect);
    }),
  );
};
const turnsItselfDown: (part: object) => boolean = once((part) =>
  partsOf(part).some(
    (inner) =>
      'do' in inner &&
      inner.do === 'change-position' &&
      'to' in inner &&
      inner.to === 'face-down' &&
      'what' in inner &&
      partsOf(inner.what).some((what) => 'ref' in what && what.ref === 'this'),
  ),
);
/**
 * Where it was Summoned from and by what, that it was Pendulum Summoned or flipped. (stats.turn-face-down.forgets-how-it-came)
 * (faq.face-down.summoned-way.kept, faq.face-down.from-where.lost-face-down-kept-banished, faq.face-down.own-way.lost-face-down-kept-banished)
 * (faq.face-down.when.kept-face-down-lost-banished)
 */
const forgotten = ({ turn, by, way }: Arrival): Arrival => ({ turn, by, way: FORGOTTEN[way] ?? way });
const FORGOTTEN: { readonly [way in ArrivalWay]?: ArrivalWay } = { pendulum: 'special', flip: 'set' };

/** Cards that keep a link to it lose it. (stats.turn-face-down.it-is-no-longer-the-target-of-continuous-cards) */
const unlink = (table: Table, card: CardId): void => {
  for (const other of cardsOnField(table)) {
    const { links } = cardOf(table, other);
    if (!Object.values(links).some((bounds) => bounds.some((bound) => bound.card === card))) continue;
    const kept = Object.entries(links).map(([name, bounds]) => [
      name,
      bounds.filter((bound) => bound.card !== card),
    ]);
    writeCard(table, other).links = Object.fromEntries(kept);
  }
};
