/** The nodes of structure: sequences, "you can", "if", each player. */
import { obstacleToTogether } from '../field/special-summon.ts';
import { obstacleToTimes, timesItSummons } from '../field/summon-times.ts';
import { freeMainMonsterZones } from '../field/zones.ts';
import type { Action, Verb } from '../language/action.ts';
import { holds } from '../meaning/condition.ts';
import { placesOf } from '../meaning/filter-places.ts';
import { frame } from '../state/next.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { obstacleInLostValue } from './lost-value.ts';
import { byProcedure, done, verb } from './verb.ts';

/** A text that only keeps its own player from something later gives no effect to carry out. */
export const bindsItsPlayer = (part: Action): boolean =>
  part.do === 'apply' &&
  part.affects.affects === 'player' &&
  part.affects.side === 'you' &&
  part.modifiers.every(({ modifies }) => modifies.startsWith('cannot-'));

/**
 * What only lasts, or comes later, goes along with what it follows and is no reason to activate. (wording.conj.also.what-lasts-goes-along)
 * (faq.oath.attached.content-that-cannot-apply)
 */
const doesSomethingNow = ({ do: verb }: Action): boolean => verb !== 'later' && verb !== 'apply';

/** A roll alone does nothing yet. */
const IS_CHANCE: readonly Verb[] = ['roll-die', 'roll-off', 'toss-coins'];
/**
 * The part that does the first thing: what is chosen before must exist as well, and where a roll only gives the number for what is applied, that
 * must be possible. (effects.condition.must-be-processable)
 */
const leadOf = (parts: readonly Action[]): number => {
  const lead = Math.max(
    0,
    parts.findIndex((part) => part.do !== 'choose'),
  );
  const first = parts[lead];
  return first && IS_CHANCE.includes(first.do) && parts[lead + 1]?.do === 'apply' ? lead + 1 : lead;
};
/** The first obstacle that a part meets; the parts after it are not asked. */
const firstOf = (
  parts: readonly Action[],
  obstacleTo: (part: Action, index: number) => Obstacle | undefined,
): Obstacle | undefined => {
  for (const [index, part] of parts.entries()) {
    const found = obstacleTo(part, index);
    if (found) return found;
  }
  return undefined;
};
/** Does it bring a monster to the player's own Main Monster Zones? */
const needsMainZone = (part: Action): boolean =>
  part.do === 'special-summon' &&
  part.to === 'you' &&
  !('filter' in part.what && placesOf(part.what.filter).some(({ zones }) => zones.includes('extra')));
/** Two monsters that come together need two zones. (summoning.special.needs-a-free-monster-zone) */
const obstacleToBoth = (
  table: Table,
  parts: readonly Action[],
  { you, foreseen }: Scene,
): Obstacle | undefined => {
  const count = parts.filter(needsMainZone).length;
  if (count < 2) return undefined;
  return freeMainMonsterZones(table, you).length + (foreseen?.monsterZones ?? 0) < count
    ? obstacle('summoning.special.needs-a-free-monster-zone')
    : obstacleToTogether(table, you, count);
};
export const sequence = verb<'sequence'>({
  demandsParts: true,
  parts: ({ parts }) => parts,
  // "then", "and if you do" and "also, after that" need the first part, "and" needs all, "also" one that does something. (wording.conj.then, wording.conj.and, wording.conj.also)
  obstacle: (table, action, scene, inside) => {
    const { joint, parts } = action;
    const lost = obstacleInLostValue(table, action, scene);
    if (lost) return lost;
    // (faq.oath.count.special-summons-limited-to-one)
    const often = obstacleToTimes(table, scene.you, timesItSummons(action));
    if (often) return often;
    // (wording.conj.also-after-that.first-part-at-activation)
    if (joint === 'then' || joint === 'and-if-you-do' || joint === 'also-after-that') {
      const lead = leadOf(parts);
      return firstOf(parts, (part, index) =>
        index <= lead ? inside(part) : inside(part, parts.slice(0, index)),
      );
    }
    const own = parts.filter((part) => !bindsItsPlayer(part));
    if (joint === 'and') return firstOf(own, (part) => inside(part)) ?? obstacleToBoth(table, own, scene);
    // A draw is a sentence of its own that must be possible too. (faq.legality.separate-sentences-both-possible)
    const draw = own.find((part) => part.do === 'draw');
    const noDraw = draw && inside(draw);
    if (noDraw) return noDraw;
    // What is impossible does not keep the rest away. (wording.conj.if-possible)
    // Beside a first part that is done only "if any", what lasts is a reason of its own.
    const isIfAny = own[0]?.do === 'if';
    const obstacles = own
      .filter((part, at) => at === 0 || isIfAny || doesSomethingNow(part))
      .map((part) => inside(part));
    return obstacles.every((each) => each !== undefined) ? obstacles[0] : undefined;
  },
  run: (_, __, { path, sceneId, cause }) =>
    byProcedure(frame('sequence', { path, scene: sceneId, cause, next: 0, done: false })),
});

export const may = verb<'may'>({
  parts: ({ action, otherwise }) => (otherwise ? [action, otherwise] : [action]),
  obstacle: (_, { action, otherwise }, __, inside) => {
    const own = inside(action);
    return own && otherwise ? inside(otherwise) : own;
  },
  run: (_, __, { path, sceneId, cause }) => byProcedure(frame('may', { path, scene: sceneId, cause })),
});

export const oneOf = verb<'one-of'>({
  demandsParts: true,
  parts: ({ actions }) => actions,
  obstacle: (_, { actions }, __, inside) => {
    const obstacles = actions.map((action) => inside(action));
    return obstacles.every((each) => each !== undefined) ? obstacles[0] : undefined;
  },
  run: (_, __, { path, sceneId, cause }) => byProcedure(frame('one-of', { path, scene: sceneId, cause })),
});

export const ifThen = verb<'if'>({
  parts: ({ action, otherwise }) => (otherwise ? [action, otherwise] : [action]),
  obstacle: (table, { condition, action, otherwise }, scene, inside) => {
    const branch = holds(table, condition, scene) ? action : otherwise;
    return branch && inside(branch);
  },
  run: (table, { condition, otherwise }, { scene, path, sceneId, cause }) => {
    const isSo = holds(table, condition, scene);
    if (!isSo && !otherwise) return done(true);
    return byProcedure(
      frame('run', {
        path: `${path}/${isSo ? 'action' : 'otherwise'}`,
        scene: sceneId,
        cause,
        cards: [],
        live: [],
      }),
    );
  },
});

export const eachPlayer = verb<'each-player'>({
  parts: ({ action }) => [action],
  // Of the opponent is asked what is public. (effects.condition.each-player-must-be-able)
  obstacle: (_, { action }, __, inside) => inside(action) ?? inside(action, undefined, 'opponent'),
  // The turn player first. (effects.resolution.turn-player-first)
  run: (table, _, { path, scene, sceneId, cause }) => {
    const first: Player = table.state.turnPlayer;
    const left = [first, opponentOf(first)];
    return byProcedure(frame('each-player', { path, scene: sceneId, cause, left, you: scene.you }));
  },
});

/** Choosing alone: the choice is what is done. */
export const choose = verb<'choose'>({
  what: ({ what }) => what,
  run: (_, __, { cards }) => done(cards.length > 0),
});
