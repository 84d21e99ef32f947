/** Verbs that start something that lasts, or that happens later. */

import { forbidsAttacks, hasSeveralAttacks } from '../field/attacks.ts';
import { fixValues } from '../field/fix-values.ts';
import { modifiersOn } from '../field/modifiers.ts';
import type { Action, ActionOf, Affected, Duration } from '../language/action.ts';
import { printedNumber } from '../language/effect.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { amountOf, isReadFromNothing } from '../meaning/amount.ts';
import { withColumn } from '../meaning/column.ts';
import { cardsMatching } from '../meaning/filter.ts';
import { placesOf } from '../meaning/filter-places.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { turnMeant } from '../meaning/turn-count.ts';
import { record } from '../moves/moment.ts';
import { boundTo, isDoomed, mention } from '../state/cards-of.ts';
import { tick, write, writeCard } from '../state/door.ts';
import { obstacle } from '../state/obstacle.ts';
import type { Bound, Scene } from '../state/scene.ts';
import type { Lingering } from '../state/state.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isDamageStep } from '../vocabulary/phases.ts';
import { isSide } from '../vocabulary/players.ts';
import {
  addsNoNormalSummon,
  changesNothing,
  hasNoBattleDamage,
  WHAT_CHANGES_NOTHING,
} from './changes-nothing.ts';
import {
  isFaceDownOnField,
  isFaceUpTarget,
  isKeptFaceUpOnly,
  isResolution,
  reachesFaceDown,
} from './face-down.ts';
import { CATEGORY, HELPS_ATTACK } from './modifier-category.ts';
import { type Category, cardVerb, done, verb } from './verb.ts';

/** Would it let a monster attack that cannot, or directly one that cannot attack directly? (battle.phase.attack-granting-effects-need-a-monster-that-can-use-them) */
const cannotUse = (table: Table, modifiers: readonly Modifier[], card: CardId): boolean =>
  modifiers.some(
    ({ modifies }) =>
      HELPS_ATTACK.includes(modifies) &&
      (forbidsAttacks(table, card) !== undefined ||
        (modifies === 'attacks-directly' && modifiersOn(table, card, 'cannot-attack-directly').length > 0)),
  );

/** ATK and DEF of a monster determined to be destroyed by battle do not change any more. (damage-step.determined.values-do-not-change) */
const isOfValues = ({ modifies }: Modifier): boolean => CATEGORY[modifies] === 'changes-atk-def';

const fixedBy = (
  table: Table,
  { affects, modifiers }: Pick<ActionOf<'apply'>, 'affects' | 'modifiers'>,
  scene: Scene,
): readonly CardId[] | null => {
  const changes = (card: CardId): boolean => !(isDoomed(table, card) && modifiers.every(isOfValues));
  switch (affects.affects) {
    case 'referenced':
      return cardsMeantBy(table, affects.what, scene).filter(changes);
    // (effects.non-target.inapplicable-not-applied)
    case 'matching-now':
      return cardsMatching(table, affects.filter, scene).filter(
        (card) => !cannotUse(table, modifiers, card) && changes(card),
      );
    case 'matching':
    case 'player':
      return null;
  }
};

const isPerCard = (modifier: Modifier): boolean =>
  'how' in modifier &&
  (modifier.how === 'multiply' || modifier.how === 'multiply-original' || modifier.how === 'restore');
/**
 * The amount as it is when the effect begins: a multiplied value is fixed for each card. (stats.set-value.ignores-earlier-activated-rises,
 * stats.original-change.ends-what-was-set-once)
 */
const amountNow = (
  table: Table,
  modifier: Modifier,
  card: CardId | undefined,
  scene: Scene,
): number | null => {
  if (!('amount' in modifier)) return null;
  const amount = amountOf(table, modifier.amount, scene);
  if (!isPerCard(modifier) || card === undefined) return amount;
  const stat = modifier.modifies === 'def' ? 'def' : 'atk';
  const [original, current] = [
    table.look.originalStat(table, card, stat),
    table.look.stat(table, card, stat),
  ];
  if (!('how' in modifier) || modifier.how === 'restore') return original ?? 0;
  return Math.ceil(((modifier.how === 'multiply' ? current : original) ?? 0) * amount);
};

/** Would it give the monster nothing that it does not have already? (battle.multiple-attacks.counts-do-not-add-up) */
const givesNothing = (table: Table, modifier: Modifier, card: CardId): boolean => {
  if (modifier.modifies === 'attacks') {
    const added = modifier.times;
    if (typeof added !== 'number') return false;
    return modifiersOn(table, card, 'attacks').some(
      ({ modifier: { times, on }, scene }) =>
        amountOf(table, times, scene) > added ||
        (amountOf(table, times, scene) === added && (on === 'any' || modifier.on === on)),
    );
  }
  // (battle.multiple-attacks.do-not-add-to-only-once-more)
  return (
    modifier.modifies === 'attacks-again' &&
    modifier.adds === 'only-to-one-attack' &&
    hasSeveralAttacks(table, card)
  );
};
/** Values that a monster may not have: there is nothing to change. (effects.target.inapplicable-monster) */
const hasNoneOf = (table: Table, { modifies }: Modifier, card: CardId): boolean => {
  if (modifies === 'level') return table.look.level(table, card) === null;
  return modifies === 'def' && table.look.stat(table, card, 'def') === null;
};

/** What only says how monsters may attack. */
const OF_ATTACKS: readonly ModifierName[] = [
  'cannot-declare-attacks',
  'cannot-target-for-attacks',
  'cannot-attack-directly',
];
const OF_THIS_TURN: readonly Duration[] = ['end-of-turn', 'end-phase', 'end-of-battle-phase'];
/** "your opponent cannot declare an attack this turn", or the opponent's monsters, said in one's own turn */
const isForAnotherTurn = (
  { state }: Table,
  { affects, modifiers, until, turns }: ActionOf<'apply'>,
  { you }: Scene,
): boolean =>
  turns === undefined &&
  OF_THIS_TURN.includes(until) &&
  modifiers.every(({ modifies }) => OF_ATTACKS.includes(modifies)) &&
  (affects.affects === 'player'
    ? !isSide(affects.side, you, state.turnPlayer)
    : affects.affects === 'matching' &&
      placesOf(affects.filter).every(({ side }) => !isSide(side, you, state.turnPlayer)));

const givesNothingTo = (table: Table, modifiers: readonly Modifier[], card: CardId): boolean =>
  modifiers.every((modifier) => givesNothing(table, modifier, card));
/** A face-down monster has no values, effects or attacks that could be changed. (effects.condition.what-changes-nothing) */
const leavesAsItIs = (table: Table, modifiers: readonly Modifier[], card: CardId, scene: Scene): boolean =>
  isFaceDownOnField(table, card)
    ? modifiers.every(({ modifies }) => !reachesFaceDown(modifies))
    : modifiers.every((modifier) => changesNothing(table, modifier, card, scene));
const preventsNothing = (
  table: Table,
  { affects, modifiers, until }: ActionOf<'apply'>,
  { you }: Scene,
): boolean =>
  affects.affects === 'player' &&
  affects.side === 'you' &&
  until === 'end-of-this-battle' &&
  modifiers.every((modifier) => modifier.modifies === 'battle-damage' && modifier.how === 'none') &&
  hasNoBattleDamage(table, you);

/**
 * What a monster inflicts matters in a battle alone, what doubles or halves the battle damage of a player, and what is done in the
 * Damage Step. (battle.phase.battle-only-effects-need-a-battle-phase)
 */
const isOfBattle = (modifier: Modifier, { affects }: Affected): boolean =>
  modifier.modifies === 'each-time'
    ? modifier.on.event === 'attack-declared' ||
      modifier.on.event === 'attack-involves' ||
      (modifier.on.event === 'timing' && isDamageStep(modifier.on.timing))
    : modifier.modifies === 'battle-damage' && (affects !== 'player' || modifier.how !== 'none');
/** A sentence that says more than what matters in a battle is no such text. (battle.phase.non-battle-effects-stay-legal) */
const categoriesOf = ({ affects, modifiers }: ActionOf<'apply'>): readonly Category[] => {
  const each = modifiers.map((modifier) =>
    isOfBattle(modifier, affects) ? 'battle-only' : CATEGORY[modifier.modifies],
  );
  const isMore = each.some((category) => category !== 'battle-only');
  return isMore ? each.map((category) => (category === 'battle-only' ? 'lasts' : category)) : each;
};

/** What is said of a battle does nothing once that is calculated, or was stopped. (damage-step.during-resolution.damage-calculation-inside-an-effect) */
const isBattleOver = ({ state: { battle } }: Table): boolean =>
  battle === null || battle.calculated || battle.ended !== null;

/** Those of the cards to which it applies although they may be face-down. (effects.resolution.face-down-gains-nothing, faq.face-down.lasting-target.at-resolution) */
const reachedBy = (
  table: Table,
  { affects, modifiers }: ActionOf<'apply'>,
  path: string,
  cards: readonly CardId[] | null,
): readonly CardId[] | null => {
  if (!isResolution(path) || !cards?.some((card) => isFaceDownOnField(table, card))) return cards;
  const isReached =
    modifiers.every(({ modifies }) => reachesFaceDown(modifies)) &&
    !(affects.affects === 'referenced' && isFaceUpTarget(table, path, affects.what));
  return isReached ? cards : cards.filter((card) => !isFaceDownOnField(table, card));
};

/** Where an action is all that an effect does. */
const WHOLE = /\/modes\/\d+\/resolve$/;
/**
 * What does nothing but negate is not applied to what has no effects or is negated already, not even for later.
 * (faq.negation.several.already-negated-card, faq.values.only-negating-needs-an-effect-to-negate)
 */
const withEffectsLeft = (
  table: Table,
  { affects, modifiers }: ActionOf<'apply'>,
  { scene, path }: { readonly scene: Scene; readonly path: string },
  cards: readonly CardId[] | null,
): readonly CardId[] | null => {
  const onlyNegates =
    modifiers.every(({ modifies }) => modifies === 'effects') &&
    (affects.affects === 'matching-now' || WHOLE.test(path));
  return cards && onlyNegates
    ? cards.filter((card) => modifiers.some((each) => !changesNothing(table, each, card, scene)))
    : cards;
};

export const apply = verb<'apply'>({
  categories: categoriesOf,
  pointsTo: ({ affects }) => (affects.affects === 'referenced' ? affects.what : null),
  // An attack for a monster that cannot make it.
  // (effects.target.inapplicable-monster, battle.phase.attack-granting-effects-need-a-monster-that-can-use-them)
  refuses: (table, { modifiers }, card, scene) => {
    if (cannotUse(table, modifiers, card) || modifiers.every((modifier) => hasNoneOf(table, modifier, card)))
      return obstacle('effects.target.inapplicable-monster', card);
    if (givesNothingTo(table, modifiers, card))
      return obstacle('battle.multiple-attacks.counts-do-not-add-up', card);
    return leavesAsItIs(table, modifiers, card, scene) ? obstacle(WHAT_CHANGES_NOTHING, card) : undefined;
  },
  // With fixed cards there must be one. (effects.condition.must-be-processable)
  obstacle: (table, action, scene) => {
    const { affects, modifiers } = action;
    if (isForAnotherTurn(table, action, scene)) return obstacle('effects.condition.must-be-processable');
    if (
      affects.affects === 'player' &&
      affects.side === 'you' &&
      addsNoNormalSummon(table, modifiers, scene.you)
    )
      return obstacle('faq.extra-normal-summon.only-once-wording-not-twice');
    const isOpen =
      affects.affects === 'referenced' && affects.what.ref === 'bound' && !scene.bound[affects.what.name];
    const cards = isOpen ? null : fixedBy(table, action, scene);
    if (cards?.length === 0) return obstacle('effects.condition.must-be-processable');
    if (cards?.every((card) => givesNothingTo(table, modifiers, card)))
      return obstacle('battle.multiple-attacks.counts-do-not-add-up', ...cards);
    return cards?.every((card) => leavesAsItIs(table, modifiers, card, scene)) ||
      preventsNothing(table, action, scene)
      ? obstacle(WHAT_CHANGES_NOTHING)
      : undefined;
  },
  run: (table, action, { scene, path }) => {
    const { affects, modifiers, until, turns, follows } = action;
    const reached = reachedBy(table, action, path, fixedBy(table, action, scene));
    const cards = withEffectsLeft(table, action, { scene, path }, reached);
    if (cards?.length === 0 || (until === 'end-of-this-battle' && isBattleOver(table))) return done(false);
    // (effects.target.moved-away.no-value-either)
    if (
      modifiers.some((modifier) => 'amount' in modifier && isReadFromNothing(table, modifier.amount, scene))
    )
      return done(false);
    const name = ('as' in affects ? affects.as : undefined) ?? null;
    const perCard = modifiers.some(isPerCard);
    const begin = (fixed: readonly Bound[] | null, card: CardId | undefined): Lingering => {
      const since = tick(table);
      const amounts = modifiers.map((modifier) => amountNow(table, modifier, card, scene));
      return {
        id: since,
        scene: affects.affects === 'matching' ? withColumn(table, affects.filter, scene) : scene,
        path,
        fixed,
        amounts,
        activated: true,
        name,
        since,
        until,
        turn: turnMeant(table, turns, scene, until),
        ...(follows && { follows }),
      };
    };
    const bounds = cards?.map((card) => boundTo(table, card)) ?? null;
    const begun =
      perCard && bounds ? bounds.map((bound) => begin([bound], bound.card)) : [begin(bounds, cards?.[0])];
    write(table, 'lingering', [...table.state.lingering, ...begun]);
    for (const each of begun) fixValues(table, each, modifiers);
    for (const card of cards ?? [])
      record(table, {
        what: 'modified',
        card: mention(table, card),
        source: mention(table, scene.source.card),
      });
    return done(true);
  },
});

/** What an effect of this card has applied to the cards ends at once. */
export const endApplied = cardVerb<'end-applied'>({
  categories: () => ['changes-atk-def'],
  run: (table, { effect }, { scene: { source }, cards }) => {
    const { effects } = definitionOf(table, source.card).card;
    const isEnded = ({ scene, fixed }: Lingering): boolean =>
      scene.source.card === source.card &&
      printedNumber(effects, scene.effect) === effect &&
      (fixed?.some(({ card }) => cards.includes(card)) ?? false);
    const left = table.state.lingering.filter((each) => !isEnded(each));
    const ended = left.length < table.state.lingering.length;
    write(table, 'lingering', left);
    return done(ended);
  },
});

/** What is done at these points needs a Battle Phase. (battle.phase.battle-only-effects-need-a-battle-phase) */
const IN_BATTLE_PHASE: readonly Duration[] = [
  'end-of-battle-phase',
  'end-of-damage-calculation',
  'end-of-damage-step',
  'end-of-this-battle',
];
/** There may be such cards by then; what the text points to is known now. (effects.condition.what-comes-later-is-looked-for-then) */
const isLookedForThen = (action: Action): boolean => {
  const first = action.do === 'sequence' ? action.parts[0] : action;
  return first !== undefined && 'what' in first && 'cards' in first.what && first.what.cards !== 'referenced';
};
export const later = verb<'later'>({
  categories: ({ at }) => (IN_BATTLE_PHASE.includes(at) ? ['battle-only'] : []),
  parts: ({ action }) => [action],
  obstacle: (_, { action }, __, inside) => (isLookedForThen(action) ? undefined : inside(action)),
  run: (table, { at, turns }, { scene, path }) => {
    write(table, 'tasks', [
      ...table.state.tasks,
      {
        id: tick(table) as number,
        at,
        turn: turnMeant(table, turns, scene, at),
        player: scene.you,
        source: scene.source.card,
        task: 'action',
        scene,
        path: `${path}/action`,
      },
    ]);
    return done(true);
  },
});

export const link = cardVerb<'link'>({
  run: (table, { name, adds, what }, { scene, cards: found, path }) => {
    const written = writeCard(table, scene.source.card);
    // (stats.turn-face-down.it-is-no-longer-the-target-of-continuous-cards)
    const isLost = what.cards === 'referenced' && isKeptFaceUpOnly(table, path, what.what);
    const cards = isLost ? found.filter((card) => !isFaceDownOnField(table, card)) : found;
    if (written.stay !== scene.source.stay || cards.length === 0) return done(false);
    const before = adds ? (written.links[name] ?? []) : [];
    written.links = { ...written.links, [name]: [...before, ...cards.map((card) => boundTo(table, card))] };
    return done(true);
  },
});
