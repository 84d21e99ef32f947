/** Verbs that Special Summon. */

import type { RuleId } from '@spellspeed/rulebook';
import { candidatesFor, fusionCandidates, overlayCandidates } from '../field/effect-materials.ts';
import { placesPointedTo } from '../field/links.ts';
import { obstacleToNormalSummonByEffect } from '../field/normal-summon.ts';
import { obstacleToTokenOfKind } from '../field/one-kind.ts';
import { ritualCandidates } from '../field/ritual.ts';
import { obstacleToSpecialSummon, obstacleToTogether } from '../field/special-summon.ts';
import { obstacleToTimes } from '../field/summon-times.ts';
import { freeMainMonsterZones } from '../field/zones.ts';
import type { ActionOf } from '../language/action.ts';
import type { Filter } from '../language/filter.ts';
import { once } from '../language/once.ts';
import type { Reference } from '../language/reference.ts';
import { cardsMatching, matches } from '../meaning/filter.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { bind, withBound } from '../meaning/scene.ts';
import { makeToken } from '../moves/token.ts';
import { leaveWithoutZone } from '../moves/without-zone.ts';
import { boundTo, monstersOf } from '../state/cards-of.ts';
import type { MaterialDemand } from '../state/frame.ts';
import { frame } from '../state/next.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, monsterOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary/players.ts';
import { EXTRA_MONSTER_ZONES } from '../vocabulary/zones.ts';
import { byProcedure, cardVerb, done, verb } from './verb.ts';

/** The players to whose fields it is: their owners' are both. */
const fieldsOf = (to: ActionOf<'special-summon'>['to'], you: Player): readonly Player[] =>
  to === 'owner' ? PLAYERS : [to === 'opponent' ? opponentOf(you) : you];
const fieldFor = (table: Table, card: CardId, to: ActionOf<'special-summon'>['to'], you: Player): Player =>
  to === 'owner' ? cardOf(table, card).owner : to === 'opponent' ? opponentOf(you) : you;

/** "to a zone that a … points to": the places that are meant; undefined where any will do. */
const placesMeant = (
  table: Table,
  { pointedToBy, to, zone }: ActionOf<'special-summon'>,
  scene: Scene,
): readonly number[] | undefined => {
  if (zone) return EXTRA_MONSTER_ZONES;
  return (
    pointedToBy &&
    placesPointedTo(
      table,
      to === 'opponent' ? opponentOf(scene.you) : scene.you,
      cardsMatching(table, pointedToBy, scene),
    )
  );
};

const obstacleFor = (
  table: Table,
  action: ActionOf<'special-summon'>,
  card: CardId,
  scene: Scene,
  freed: number,
): Obstacle | undefined => {
  // (monsters.link.not-target-for-defense-special-summon)
  if (!action.positions.includes('attack') && monsterOf(table, card)?.frame === 'link' && !action.traits)
    return obstacle('monsters.link.not-target-for-defense-special-summon', card);
  const { to, traits, ignoring, properly, treatedAs } = action;
  const within = placesMeant(table, action, scene);
  const field = fieldFor(table, card, to, scene.you);
  return obstacleToSpecialSummon(table, card, field, {
    freed: field === scene.you ? freed : 0,
    by: scene.you,
    source: scene.source.card,
    way: properly ? 'own-effect' : (treatedAs ?? 'effect'),
    asMonster: traits !== undefined,
    ignoresConditions: ignoring === 'conditions',
    ...(within && { within }),
    // (faq.one-kind.others-cannot-come-out-face-up)
    ...(action.positions.includes('face-down') && { faceDown: true as const }),
  });
};

export const specialSummon = cardVerb<'special-summon'>({
  categories: () => ['special-summons'],
  refuses: (table, action, card, scene) =>
    obstacleFor(table, action, card, scene, scene.foreseen?.monsterZones ?? 0),
  obstacle: (table, { what }, scene) =>
    what.cards === 'chosen'
      ? obstacleToTogether(table, scene.you, what.min === 'max' ? 1 : what.min)
      : undefined,
  most: (table, { to }, scene) => {
    const fields = fieldsOf(to, scene.you);
    const free = gather(fields, (field) => freeMainMonsterZones(table, field)).length;
    const zones = free + (fields.includes(scene.you) ? (scene.foreseen?.monsterZones ?? 0) : 0);
    return obstacleToTogether(table, scene.you, zones) ? 1 : zones;
  },
  run: (table, action, { cards, scene, cause, path }) => {
    const { to, positions, traits, properly, treatedAs } = action;
    const within = placesMeant(table, action, scene);
    // What cannot be Summoned any more is left where it is. (effects.resolution.no-object)
    const refusals = cards.map((card) => obstacleFor(table, action, card, scene, 0));
    const able = cards.filter((_, at) => refusals[at] === undefined);
    const arePointedTo = action.what.cards === 'referenced' && action.extent === undefined && !within;
    if (arePointedTo)
      for (const [at, card] of cards.entries())
        if (refusals[at]?.rule === 'summoning.special.needs-a-free-monster-zone')
          leaveWithoutZone(table, card, scene.you, traits !== undefined);
    if (obstacleToTogether(table, scene.you, able.length)) return done(false);
    const room = gather(fieldsOf(to, scene.you), (field) => freeMainMonsterZones(table, field)).length;
    // (faq.no-zone.both-a-and-b-all-or-nothing)
    if (action.extent === 'all' && Math.min(able.length, room) < cards.length) return done(false);
    return byProcedure(
      frame('special-summon', {
        cards: able,
        to: to === 'owner' ? to : to === 'opponent' ? opponentOf(scene.you) : scene.you,
        player: scene.you,
        way: treatedAs ?? 'special',
        positions,
        position: 'attack',
        by: cause,
        properly: properly ?? treatedAs !== undefined,
        placed: [],
        ...(traits ? { traits: `${path}/traits` } : {}),
        ...(within && { within }),
        source: scene.source.card,
        ...(isItself(able, scene) && { own: scene.noted }),
        ...(arePointedTo && { arePointedTo: true as const }),
      }),
    );
  },
});
/** "Special Summon this card" */
const isItself = ([card, ...others]: readonly CardId[], { source }: Scene): boolean =>
  card === source.card && others.length === 0;

/** As many as the text says, or none. Tokens are made for it and are cards of the player who makes them. */
export const specialSummonTokens = verb<'special-summon-tokens'>({
  categories: () => ['special-summons'],
  // (summoning.special.zone-freed-by-the-procedure-counts)
  obstacle: (table, { token, count, to }, scene) => {
    const field = to === 'opponent' ? opponentOf(scene.you) : scene.you;
    const freed = field === scene.you ? (scene.foreseen?.monsterZones ?? 0) : 0;
    return freeMainMonsterZones(table, field).length + freed < count
      ? obstacle('summoning.special.needs-a-free-monster-zone')
      : (obstacleToTogether(table, scene.you, count) ??
          obstacleToTimes(table, scene.you, 1) ??
          obstacleToTokenOfKind(table, field, token));
  },
  run: (table, { token, count, to, positions, as }, { scene, sceneId, cause }) => {
    const player = to === 'opponent' ? opponentOf(scene.you) : scene.you;
    if (freeMainMonsterZones(table, player).length < count) return done(false);
    if (
      obstacleToTogether(table, scene.you, count) ??
      obstacleToTimes(table, scene.you, 1) ??
      obstacleToTokenOfKind(table, player, token)
    )
      return done(false);
    const cards = Array.from({ length: count }, () => makeToken(table, token.passcode, scene.you));
    if (as)
      bind(
        table,
        sceneId,
        as,
        cards.map((card) => boundTo(table, card)),
      );
    return byProcedure(
      frame('special-summon', {
        cards,
        to: player,
        player: scene.you,
        way: 'special',
        positions,
        position: 'attack',
        by: cause,
        properly: false,
        placed: [],
      }),
    );
  },
});

/** The monsters for which the materials or Tributes are missing: each lists its own. */
const monstersWanted = (
  table: Table,
  { monster }: ActionOf<'ritual-summon' | 'fusion-summon'>,
  scene: Scene,
): readonly CardId[] => cardsMatching(table, monster, scene, 'all');

export const ritualSummon = verb<'ritual-summon'>({
  categories: ({ sent }) => ['special-summons', 'ritual-summons', sent ? 'sends-to-gy' : 'tributes'],
  obstacle: (table, action, scene) =>
    ritualCandidates(table, scene.you, action, scene, 1).length === 0
      ? obstacle('summoning.ritual.tributes-reach-the-level', ...monstersWanted(table, action, scene))
      : undefined,
  run: (_, __, { path, sceneId }) =>
    byProcedure(frame('ritual-summon', { path, scene: sceneId, monster: NO_CARD })),
});

const obstacleToFusion = (table: Table, action: ActionOf<'fusion-summon'>, scene: Scene) =>
  fusionCandidates(table, scene.you, action, scene, 1).length === 0
    ? obstacle('summoning.fusion.uses-the-listed-materials', ...monstersWanted(table, action, scene))
    : undefined;
/** The monster that is the whole material, where the text points to one. */
const entireMaterialOf = ({ entire, materials }: ActionOf<'fusion-summon'>): Reference | undefined =>
  entire && materials.find((test) => test.test === 'is')?.what;

export const fusionSummon = verb<'fusion-summon'>({
  categories: () => ['special-summons', 'fusion-summons'],
  pointsTo: (action) => entireMaterialOf(action) ?? null,
  // Asked of a target before it is one.
  refuses: (table, action, card, scene) => {
    const entire = entireMaterialOf(action);
    if (entire?.ref !== 'bound') return undefined;
    return obstacleToFusion(table, action, withBound(scene, entire.name, [boundTo(table, card)]));
  },
  obstacle: (table, action, scene) => {
    const entire = entireMaterialOf(action);
    return entire?.ref === 'bound' && !scene.bound[entire.name]
      ? undefined
      : obstacleToFusion(table, action, scene);
  },
  run: (_, __, { path, sceneId }) =>
    byProcedure(frame('fusion-summon', { path, scene: sceneId, monster: NO_CARD })),
});

const overlayed = (table: Table, { monster }: ActionOf<'xyz-summon-over'>, over: CardId, scene: Scene) =>
  overlayCandidates(table, over, monster, scene).length === 0
    ? obstacle('effects.target.inapplicable-monster', over)
    : undefined;

export const xyzSummonOver = verb<'xyz-summon-over'>({
  categories: () => ['special-summons', 'attaches'],
  pointsTo: ({ over }) => over,
  // Asked of a target before it is one, so that the text can compare with it.
  refuses: (table, action, card, scene) => {
    const { over } = action;
    if (over.ref !== 'bound') return overlayed(table, action, card, scene);
    const bound = { ...scene.bound, [over.name]: [boundTo(table, card)] };
    return overlayed(table, action, card, { ...scene, bound });
  },
  obstacle: (table, action, scene) => {
    if (action.over.ref === 'bound' && !scene.bound[action.over.name]) return undefined;
    const [over] = cardsMeantBy(table, action.over, scene);
    return over === undefined
      ? obstacle('effects.condition.must-be-processable')
      : overlayed(table, action, over, scene);
  },
  run: (_, __, { path, sceneId }) => byProcedure(frame('xyz-summon-over', { path, scene: sceneId })),
});

/** Nothing is activated before it, and it is not by the effect. (wording.conj.immediately-after, faq.procedure.effect-that-lets-summon-includes-a-special-summon, faq.activated-effect.means-what-its-link-does) */
export const normalSummon = cardVerb<'normal-summon'>({
  refuses: (table, { way }, card, { you }) => obstacleToNormalSummonByEffect(table, you, card, way),
  run: (_, { way }, { cards, scene }) => {
    const [card] = cards;
    const summon = {
      face: 'up',
      player: scene.you,
      place: 0,
      tributes: 0,
      byEffect: true,
      ...(way && { way }),
    } as const;
    return card === undefined ? done(false) : byProcedure(frame('normal-summon', { card, ...summon }));
  },
});

/** "Synchro Summon", "Xyz Summon" and "Link Summon" said by an effect. */
type MaterialSummon = ActionOf<'synchro-summon' | 'xyz-summon' | 'link-summon'>;
const materialSummon = <V extends MaterialSummon['do']>(way: 'synchro' | 'xyz' | 'link', rule: RuleId) =>
  verb<V>({
    categories: () => ['special-summons'],
    obstacle: (table, action, scene) => {
      // Whether it could be done with this one is asked of each card that could be the target.
      if (waitsForTarget(action, scene)) return undefined;
      const demand = demandOf(table, action, scene);
      return demand && candidatesFor(table, scene.you, way, demand).length > 0 ? undefined : obstacle(rule);
    },
    run: (table, action, { scene, sceneId }) => {
      const demand = demandOf(table, action, scene);
      const [player, source] = [scene.you, scene.source.card];
      const named = 'as' in action && action.as !== undefined ? { as: action.as, scene: sceneId } : {};
      return demand
        ? byProcedure(frame('material-summon', { way, player, demand, source, ...named }))
        : done(false);
    },
  });
export const synchroSummon = materialSummon<'synchro-summon'>('synchro', 'summoning.synchro.levels-add-up');
export const xyzSummon = materialSummon<'xyz-summon'>('xyz', 'summoning.xyz.materials-of-its-rank');
export const linkSummon = materialSummon<'link-summon'>(
  'link',
  'summoning.link.materials-reach-the-link-rating',
);
const waitsForTarget = (action: MaterialSummon, { bound }: Scene): boolean =>
  'usingOnly' in action &&
  action.usingOnly.some((what) => what.ref === 'bound' && bound[what.name] === undefined);
/** What the text demands of the materials, which the player controls; null where the monster that must be among them is gone. */
const demandOf = (table: Table, action: MaterialSummon, scene: Scene): MaterialDemand | null => {
  const monsters =
    action.monster === undefined ? {} : { monsters: cardsMatching(table, action.monster, scene, 'all') };
  if (action.using === undefined && action.materials === undefined) {
    const used = gather(action.usingOnly, (what) => cardsMeantBy(table, what, scene));
    return used.length === action.usingOnly.length ? { including: used, among: used, ...monsters } : null;
  }
  if (action.using === undefined) {
    const among = [
      ...cardsMatching(table, action.materials, scene, 'all'),
      ...theirs(table, scene).filter((card) => matches(table, whose(action.materials), card, scene, 'all')),
    ];
    const included = action.including && cardsMatching(table, action.including, scene, 'all');
    return { including: [], among, ...(included && { includingOneOf: included }), ...monsters };
  }
  const including = cardsMeantBy(table, action.using, scene);
  if (including.length === 0) return null;
  return action.do === 'synchro-summon'
    ? { including, ...monsters }
    : { including, among: [...monstersOf(table, scene.you), ...theirs(table, scene)], ...monsters };
};
/**
 * "Using monsters you control" takes nothing away from the text of a monster that lets its player use one of the opponent as well.
 * (faq.negation.flip-summon.monster-is-face-up-in-the-window, effects.text-overrides-rules)
 */
const theirs = (table: Table, { you }: Scene): readonly CardId[] => monstersOf(table, opponentOf(you));
/** What is said of the materials, whoever controls them. */
const whose: (filter: Filter) => Filter = once((filter) => filter.filter(({ test }) => test !== 'in'));
