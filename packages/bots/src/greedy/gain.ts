/** What the viewer gains when an action is carried out, in points of ATK. One entry a verb. */
import type { SeenCard, Side } from '@spellspeed/engine';
import type { Action, ActionOf, Cards, MonsterCard, Reference, Verb } from '@spellspeed/engine/language';
import { amountOf, holds } from './amounts.ts';
import { gainOfAttack, gainOfThisBattle, worthOfDamage } from './battle.ts';
import { gainOfLasting } from './lasting.ts';
import { cardsThatFit, isOfViewer, matches, pointedTo, type Scene } from './matches.ts';
import { atkOf, isMine, isYourTurn, monstersOf, strongestFoe } from './sight.ts';
import { gainOfStaying } from './staying.ts';
import { NEGATED_LINK, worthAsMonster, worthInGy, worthOf } from './worth.ts';

/** The gain, and the scene with the names that the action has given. */
export interface Weighed {
  readonly gain: number;
  readonly scene: Scene;
}
/** Gain by each card to which it is done. */
type Each<A extends Action> = (card: SeenCard, action: A, scene: Scene) => number;
type Whole<A extends Action> = (action: A, scene: Scene) => number | Weighed;
/** A verb is weighed card by card, or as a whole. */
type Scale<A extends Action> = { readonly each: Each<A> } | { readonly whole: Whole<A> };

const DRAWN_CARD = 800;

const lost: Each<Action> = (card, _, { sight }) => (isMine(sight, card) ? -1 : 1) * worthOf(sight, card);
/** Gains for both sides of `side`, or the one it names; `amount` is good for who it happens to. */
const forSide = (scene: Scene, side: Side, amount: (mine: boolean) => number): number => {
  const mine = isOfViewer(scene, side);
  return (mine === false ? 0 : amount(true)) - (mine === true ? 0 : amount(false));
};
const damage = (scene: Scene, side: Side, amount: number): number =>
  forSide(scene, side, (mine) => {
    const { yours, theirs } = scene.sight;
    return -worthOfDamage(amount, (mine ? yours : theirs).lifePoints);
  });
const onLastLink: Whole<Action> = (_, { sight }) => {
  const link = sight.view.chain.at(-1);
  if (!link) return 0;
  return link.player === sight.me ? -NEGATED_LINK : NEGATED_LINK;
};

/** What a new position of an opponent's monster is worth: an attack stopped, or a better attack of one's own. */
const repositioned: Each<ActionOf<'change-position'>> = (card, { to }, { sight }) => {
  if (isMine(sight, card)) return -50;
  if (!isYourTurn(sight))
    return sight.view.battle?.attacker === card.handle ? Math.max(0, -gainOfThisBattle(sight)) : 0;
  if (card.known === null) return 50;
  const position = to === 'attack' || (to === 'switch' && card.position === 'defense') ? 'attack' : 'defense';
  const best = (target: SeenCard): number =>
    Math.max(0, ...monstersOf(sight.yours).map((attacker) => gainOfAttack(sight, attacker, target)));
  return best({ ...card, position }) - best(card);
};

/** A monster that can only stand in an Attack Position in which it falls is worth little. */
const summoned: Each<ActionOf<'special-summon'>> = (card, { to, positions }, scene) => {
  const { sight } = scene;
  const falls = positions.every((position) => position === 'attack') && atkOf(card) < strongestFoe(sight);
  const spent = card.zone === 'hand' ? worthOf(sight, card) : 0;
  const field = to === 'owner' ? (isMine(sight, card) ? 'you' : 'opponent') : to;
  return forSide(scene, field, () => (falls ? 0.2 : 1) * worthAsMonster(card)) - spent;
};

/** A Fusion Monster less the cheapest materials that can be seen for it. */
const gainOfFusion = (scene: Scene, monster: SeenCard, materials: readonly SeenCard[]): number => {
  const wanted = (scene.sight.printed(monster) as MonsterCard | undefined)?.summoning?.materials ?? [];
  const left = [...materials].sort((a, b) => worthOf(scene.sight, a) - worthOf(scene.sight, b));
  let gain = worthAsMonster(monster);
  for (const { filter, count } of wanted)
    for (let n = 0; n < count; n++) {
      const at = left.findIndex((card) => matches(scene, filter, card));
      const [used] = at < 0 ? [] : left.splice(at, 1);
      gain -= used ? worthOf(scene.sight, used) : 0;
    }
  return gain;
};

/** What an Equip Card gives the monster. */
const gainOfEquipping = (card: SeenCard, to: Reference, scene: Scene): number => {
  const [monster] = pointedTo(scene, to) ?? [];
  if (!scene.sight.can('builds') || monster === undefined) return 0;
  return gainOfStaying(scene.sight, { ...card, equippedTo: monster.handle });
};

/** What a Token, and what a material or a counter, is worth. */
const TOKEN = 400;
/** About what a Synchro Monster is worth beyond its materials. */
const SYNCHRO = 500;
const MATERIAL = 100;

const SCALES: { readonly [V in Verb]: Scale<ActionOf<V>> } = {
  sequence: {
    whole: ({ parts }, scene) =>
      parts.reduce<Weighed>(
        (so, part) => {
          const weighed = weigh(part, so.scene);
          return { gain: so.gain + weighed.gain, scene: weighed.scene };
        },
        { gain: 0, scene },
      ),
  },
  may: {
    whole: ({ by, action }, scene) => {
      const { gain } = weigh(action, scene);
      return (by === 'you') === scene.mine ? Math.max(0, gain) : Math.min(0, gain);
    },
  },
  'one-of': {
    whole: ({ by, actions }, scene) => {
      const gains = actions.map((action) => weigh(action, scene).gain);
      return (by === 'you') === scene.mine ? Math.max(...gains) : Math.min(...gains);
    },
  },
  if: {
    whole: ({ condition, action, otherwise }, scene) => {
      const branch = holds(scene, condition) ? action : otherwise;
      return branch ? weigh(branch, scene) : 0;
    },
  },
  'each-player': {
    whole: ({ action }, scene) =>
      weigh(action, scene).gain + weigh(action, { ...scene, mine: !scene.mine }).gain,
  },
  // What is chosen is given away, or taken, by what follows: least is given.
  choose: { each: (card, _, { sight }) => (isMine(sight, card) ? -0.001 : 0.001) * worthOf(sight, card) },
  destroy: { each: lost },
  'send-to-gy': {
    each: (card, action, scene) =>
      scene.sight.can('fills-gy') && card.zone === 'deck' && isMine(scene.sight, card)
        ? worthInGy(scene.sight, card)
        : lost(card, action, scene),
  },
  banish: { each: (card, action, scene) => (action.until ? 0.1 : 1) * lost(card, action, scene) },
  tribute: { each: lost },
  discard: { each: lost },
  'to-hand': {
    each: (card, action, scene) => {
      const isOnField = card.zone === 'monsters' || card.zone === 'spells' || card.zone === 'field';
      return isOnField ? 0.7 * lost(card, action, scene) : -lost({ ...card, zone: 'hand' }, action, scene);
    },
  },
  'to-deck': { each: lost },
  draw: {
    whole: ({ by, count }, scene) => forSide(scene, by, () => DRAWN_CARD * amountOf(scene, count)),
  },
  damage: { whole: ({ to, amount }, scene) => damage(scene, to, amountOf(scene, amount)) },
  'gain-life-points': {
    whole: ({ by, amount }, scene) => forSide(scene, by, () => 0.2 * amountOf(scene, amount)),
  },
  'pay-life-points': { whole: ({ amount }, scene) => damage(scene, 'you', amountOf(scene, amount)) },
  'lose-life-points': { whole: ({ by, amount }, scene) => damage(scene, by, amountOf(scene, amount)) },
  'life-points-become': { whole: ({ of, amount }, scene) => damage(scene, of, amountOf(scene, amount)) },
  'special-summon': { each: summoned },
  'normal-summon': { whole: () => 600 },
  'synchro-summon': { whole: () => SYNCHRO },
  'xyz-summon': { whole: () => SYNCHRO },
  'link-summon': { whole: () => SYNCHRO },
  'fusion-summon': {
    whole: ({ monster, materials }, scene) => {
      const available = cardsThatFit(scene, materials);
      const gains = cardsThatFit(scene, monster).map((fusion) => gainOfFusion(scene, fusion, available));
      return gains.length === 0 ? 0 : Math.max(...gains);
    },
  },
  'become-effect-of': { whole: () => 600 },
  'xyz-summon-over': {
    whole: ({ monster }, scene) => Math.max(0, ...cardsThatFit(scene, monster).map(worthAsMonster)),
  },
  'special-summon-tokens': {
    whole: ({ count, to }, scene) => forSide(scene, to, () => count * TOKEN),
  },
  'ritual-summon': {
    whole: ({ monster, tributes }, scene) => {
      const cost = Math.min(...cardsThatFit(scene, tributes).map((card) => worthOf(scene.sight, card)));
      const gains = cardsThatFit(scene, monster).map(worthAsMonster);
      return gains.length === 0 ? 0 : Math.max(...gains) - cost;
    },
  },
  detach: { each: () => -MATERIAL },
  attach: { each: () => MATERIAL },
  'place-counters': { whole: () => MATERIAL },
  'remove-counters': { whole: () => -MATERIAL },
  'remove-counters-among': { whole: () => -MATERIAL },
  'end-applied': { whole: () => 0 },
  reveal: { whole: () => 0 },
  'look-at': { whole: () => 0 },
  place: { whole: () => MATERIAL },
  activate: { whole: () => MATERIAL },
  'move-to-other-zone': { whole: () => 0 },
  'toss-coins': { whole: () => 0 },
  'roll-die': { whole: () => 0 },
  'roll-off': { whole: () => 0 },
  declare: { whole: () => 0 },
  'change-position': { each: repositioned },
  'take-control': {
    each: (card, { until }, { sight }) =>
      (isMine(sight, card) ? -1 : 1) * worthAsMonster(card) * (until ? 0.6 : 1.8),
  },
  'switch-control': {
    whole: ({ first, second }, scene) => {
      const sum = (what: typeof first): number =>
        (pointedTo(scene, what) ?? []).reduce(
          (total, card) => total + (isMine(scene.sight, card) ? -1 : 1) * worthAsMonster(card),
          0,
        );
      return sum(first) + sum(second);
    },
  },
  // A monster that becomes an Equip Card attacks no more.
  equip: {
    each: (card, { to }, scene) =>
      isMine(scene.sight, card)
        ? card.zone === 'monsters'
          ? -0.5 * worthAsMonster(card)
          : 300 + gainOfEquipping(card, to, scene)
        : 0,
  },
  set: { each: () => 50 },
  'negate-activation': { whole: onLastLink },
  'negate-effect': { whole: onLastLink },
  'negate-also-in-gy': { each: (card, _, { sight }) => (isMine(sight, card) ? -200 : 200) },
  'negate-attack': {
    whole: (_, { sight }) => (isYourTurn(sight) ? -500 : Math.max(0, -gainOfThisBattle(sight))),
  },
  'negate-summon': { whole: (_, { sight }) => (isYourTurn(sight) ? -1000 : 1000) },
  'end-battle-phase': { whole: (_, { sight }) => (isYourTurn(sight) ? -300 : 100) },
  'go-to-end-phase': { whole: (_, { sight }) => (isYourTurn(sight) ? -300 : 200) },
  'give-up-normal-draw': { whole: () => -400 },
  'skip-phases': { whole: ({ of, count }) => (of === 'you' ? -300 : 300) * count },
  win: { whole: () => 100_000 },
  'redirect-attack': { whole: (_, { sight }) => Math.max(0, -gainOfThisBattle(sight)) },
  'change-target': { whole: () => 300 },
  apply: {
    whole: ({ affects, modifiers, until }, scene) =>
      gainOfLasting(scene, { affects, modifiers, lasts: until.startsWith('while') ? 'long' : 'turn' }),
  },
  later: { whole: ({ action }, scene) => 0.5 * weigh(action, scene).gain },
  link: { whole: () => 0 },
};
const scaleOf = <A extends Action>(action: A): Scale<A> => SCALES[action.do] as unknown as Scale<A>;

export const weigh = (action: Action, scene: Scene): Weighed => {
  const scale = scaleOf(action);
  if ('whole' in scale) {
    const weighed = scale.whole(action, scene);
    return typeof weighed === 'number' ? { gain: weighed, scene } : weighed;
  }
  const what = cardsOfAction(action);
  if (!what) return { gain: 0, scene };
  const each = (card: SeenCard): number => scale.each(card, action, scene);
  const cards = cardsMeant(what, scene, each);
  const bound = what.as ? { ...scene.bound, [what.as]: cards } : scene.bound;
  return { gain: cards.reduce((sum, card) => sum + each(card), 0), scene: { ...scene, bound } };
};

/** What the viewer gains by this one card, if it is chosen for the action. */
export const gainByCard = (action: Action, card: SeenCard, scene: Scene): number => {
  const scale = scaleOf(action);
  return 'each' in scale ? scale.each(card, action, scene) : 0;
};

export const cardsOfAction = (action: Action): Cards | null =>
  'what' in action && 'cards' in action.what ? action.what : null;

/** The actions inside an action. */
export const partsOf = (action: Action): readonly Action[] => {
  if (action.do === 'sequence') return action.parts;
  if (action.do === 'one-of') return action.actions;
  if (action.do === 'if') return action.otherwise ? [action.action, action.otherwise] : [action.action];
  return 'action' in action ? [action.action] : [];
};

/** The cards to which it will be done: each player chooses what is best for them. */
const cardsMeant = (what: Cards, scene: Scene, gain: (card: SeenCard) => number): readonly SeenCard[] => {
  switch (what.cards) {
    case 'all':
      return cardsThatFit(scene, what.filter);
    // Nobody knows them yet.
    case 'top':
      return [];
    case 'random':
      return cardsThatFit(scene, what.filter).slice(0, typeof what.count === 'number' ? what.count : 1);
    case 'referenced': {
      const { still } = what;
      const cards = pointedTo(scene, what.what) ?? [];
      return still ? cards.filter((card) => matches(scene, still, card)) : cards;
    }
    case 'chosen': {
      const sign = (what.by === 'you') === scene.mine ? 1 : -1;
      const best = [...cardsThatFit(scene, what.filter)].sort((a, b) => sign * (gain(b) - gain(a)));
      const most = amountOf(scene, what.max);
      const fewest = what.min === 'max' ? most : what.min;
      return best.filter((card, at) => at < fewest || (at < most && sign * gain(card) > 0));
    }
  }
};
