/** What the texts of monsters say of using them as material. They are no effects: they hold while the effects are negated. (effects.text.material-restriction) */

import {
  isProcedure,
  type MaterialText,
  type MaterialTextOf,
  type MaterialUse,
  type OwnWay,
} from '../language/card.ts';
import type { Filter, Test } from '../language/filter.ts';
import { matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { cardsIn, monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { writeHistory } from '../state/door.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { isSummonedAs } from '../vocabulary/kinds.ts';
import type { Player } from '../vocabulary/players.ts';
import { modifiersOn } from './modifiers.ts';
import { obstacleToUse } from './use.ts';

/** What a Summon counts as for texts about materials. */
export const USES: { readonly [way in OwnWay | 'fusion']: MaterialUse | null } = {
  fusion: 'fusion',
  procedure: null,
  'other-procedure': null,
  synchro: 'synchro',
  xyz: 'xyz',
  'xyz-over': 'xyz',
  link: 'link',
  'link-entire': 'link',
};

/** What the text of this card says about such a Summon, in these words. */
const textsOf = <S extends MaterialText['says']>(
  table: Table,
  card: CardId,
  way: OwnWay | 'fusion',
  says: S,
): readonly MaterialTextOf<S>[] => {
  const { card: printed } = definitionOf(table, card);
  const use = USES[way];
  if (printed.kind !== 'monster' || printed.asMaterial === undefined || use === null) return NONE;
  return printed.asMaterial.filter(
    (text): text is MaterialTextOf<S> => text.says === says && text.for.includes(use),
  );
};
const NONE: readonly never[] = [];

/** What a filter still asks of a card that may count as what its text says. */
const relieved = (filter: Filter, as: MaterialTextOf<'treated-as'>['as']): Filter =>
  as === 'non-tuner'
    ? filter.filter((test) => test.test !== 'not' || !test.filter.some(isTuner))
    : filter.filter(
        ({ test, ...of }) =>
          test !== 'level' || !('min' in of && 'max' in of && of.min === as.level && of.max === as.level),
      );
const isTuner = (test: Test): boolean => test.test === 'ability' && test.ability === 'tuner';

/** For which Summon of which monster a card is looked at as material, and in which scene the monster's list is read. */
export interface MaterialFor {
  readonly way: OwnWay | 'fusion';
  readonly monster: CardId;
  readonly scene: Scene;
}
/** Is the card such a material of that monster, as it is or as what its own text lets it count as? (effects.text.material-treated-as) */
export const isSuchMaterial = (table: Table, filter: Filter, card: CardId, use: MaterialFor): boolean =>
  matches(table, filter, card, use.scene, 'all') ||
  (definitionOf(table, card).monster?.asMaterial !== undefined &&
    textsOf(table, card, use.way, 'treated-as').some(
      (text) =>
        matches(table, text.monster, use.monster, transientScene(table, card, 0), 'all') &&
        matches(table, relieved(filter, text.as), card, use.scene, 'all'),
    ));

/** For which Summon by its own text of which monster. */
interface CardUse {
  readonly way: OwnWay;
  readonly monster: CardId;
}

const wasSummonedThisTurn = (table: Table, card: CardId, way: MaterialUse): boolean => {
  const { arrival } = cardOf(table, card);
  return arrival?.turn === table.state.turn && isSummonedAs(arrival.way, way);
};

/**
 * Its own text holds even while its effects are negated; a Continuous Effect does not. (effects.text.material-restriction,
 * effects.text.material-restriction.continuous-exception, effects.text.material-summon-restriction) (wording.restriction.material)
 */
export const isForbidden = (table: Table, card: CardId, way: OwnWay | 'fusion', monster: CardId): boolean => {
  const use = USES[way];
  if (use === null) return false;
  return (
    // (effects.cannot-use.no-material)
    obstacleToUse(table, cardOf(table, card).controller, card) !== undefined ||
    (definitionOf(table, card).monster?.asMaterial !== undefined &&
      isForbiddenByItself(table, card, way, use, monster)) ||
    modifiersOn(table, card, 'cannot-be-material').some(({ modifier }) => modifier.for.includes(use))
  );
};
const isForbiddenByItself = (
  table: Table,
  card: CardId,
  way: OwnWay | 'fusion',
  use: MaterialUse,
  monster: CardId,
): boolean =>
  textsOf(table, card, way, 'never').length > 0 ||
  (textsOf(table, card, way, 'not-the-turn-it-is-summoned').length > 0 &&
    wasSummonedThisTurn(table, card, use)) ||
  textsOf(table, card, way, 'only-for').some(
    (text) => !matches(table, text.monster, monster, transientScene(table, card, 0), 'all'),
  );

/** Does the text of this monster, where it is now, let that card of the hand be one of the other materials? */
const lendsItself = (table: Table, holder: CardId, way: OwnWay, other: CardId): boolean =>
  cardOf(table, holder).face === 'up' &&
  textsOf(table, holder, way, 'one-from-hand').some((text) => {
    const scene = transientScene(table, holder, 0);
    return matches(table, text.if ?? [], holder, scene) && matches(table, text.card, other, scene, 'all');
  });

/** The text of a card in the hand that lets it be material beside others, counted by its name. */
const keyOfOwnText = (table: Table, player: Player, card: CardId): string =>
  `${player}/${definitionOf(table, card).card.name}/material`;
/** Notes that these cards of the hand were used by their own texts. (wording.limit.use-effect-once) */
export const countFromHand = (table: Table, player: Player, cards: readonly CardId[], way: OwnWay): void => {
  const history = writeHistory(table);
  for (const card of cards) {
    if (cardOf(table, card).zone !== 'hand' || textsOf(table, card, way, 'itself-from-hand').length === 0)
      continue;
    history.uses = { ...history.uses, [keyOfOwnText(table, player, card)]: 1 };
  }
};
/** Does the text of this card of the hand let it be material beside that monster? */
const comesBeside = (table: Table, holder: CardId, { way, monster }: CardUse, card: CardId): boolean =>
  cardOf(table, holder).face === 'up' &&
  textsOf(table, card, way, 'itself-from-hand').some((text) => {
    const { owner } = cardOf(table, card);
    const scene = transientScene(table, card, 0, owner);
    return (
      table.state.history.uses[keyOfOwnText(table, owner, card)] === undefined &&
      matches(table, text.beside, holder, scene) &&
      matches(table, text.monster, monster, scene, 'all')
    );
  });
/** Is the monster one that allows it, or beside which it comes? */
const allows = (table: Table, holder: CardId, use: CardUse, card: CardId): boolean =>
  lendsItself(table, holder, use.way, card) || comesBeside(table, holder, use, card);

/** Cards of the hand that may be used as well because of the text of a monster, or their own. (effects.text.material-from-hand, wording.restriction.hand-material) */
export const materialsFromHand = (table: Table, player: Player, use: CardUse): readonly CardId[] => {
  if (!saysAnything(table, player, 'monsters') && !saysAnything(table, player, 'hand')) return NONE;
  const holders = monstersOf(table, player);
  const lend = holders.some((card) => textsOf(table, card, use.way, 'one-from-hand').length > 0);
  return cardsIn(table, player, 'hand').filter(
    (card) =>
      (lend || textsOf(table, card, use.way, 'itself-from-hand').length > 0) &&
      holders.some((holder) => allows(table, holder, use, card)),
  );
};

/** Is there a card whose text says anything of being material? */
const saysAnything = (table: Table, player: Player, zone: 'monsters' | 'hand'): boolean => {
  for (const card of listOf(table, player, zone))
    if (card !== NO_CARD && definitionOf(table, card).monster?.asMaterial !== undefined) return true;
  return false;
};

/** Each card of the hand goes with one monster that allows it. */
const accompanied = (table: Table, cards: readonly CardId[], use: CardUse): readonly Constraint[] => {
  const choices = gather(cards, (card, index) => (cardOf(table, card).zone === 'hand' ? [index] : []));
  if (choices.length === 0) return NONE;
  const of = choices.map((choice) =>
    gather(cards, (card, index) => {
      const other = cards[choice];
      return other !== undefined && cardOf(table, card).zone === 'monsters' && allows(table, card, use, other)
        ? [index]
        : [];
    }),
  );
  return [{ must: 'be-accompanied', choices, of }, ...onceEach(table, cards, use)];
};
/** Of those that come by their own text, one of each name. (wording.limit.use-effect-once) */
const onceEach = (table: Table, cards: readonly CardId[], { way }: CardUse): readonly Constraint[] => {
  const comes = (card: CardId): boolean =>
    cardOf(table, card).zone === 'hand' && textsOf(table, card, way, 'itself-from-hand').length > 0;
  const names = new Set(cards.filter(comes).map((card) => definitionOf(table, card).card.name));
  return [...names].map((name) => ({
    must: 'stay-within',
    values: cards.map((card) => (comes(card) && definitionOf(table, card).card.name === name ? 1 : 0)),
    most: 1,
  }));
};

/** What the texts of the cards demand of the others. (effects.text.material-other-materials, wording.restriction.other-materials) */
export const constraintsOfTexts = (
  table: Table,
  cards: readonly CardId[],
  { way, monster }: Pick<MaterialFor, 'way' | 'monster'>,
): readonly Constraint[] => {
  const isSpoken = (card: CardId): boolean =>
    definitionOf(table, card).monster?.asMaterial !== undefined || cardOf(table, card).zone === 'hand';
  if (!cards.some(isSpoken)) return NONE;
  const constraints = gather(cards, (card, choice) =>
    textsOf(table, card, way, 'others-are').map((text): Constraint => {
      const scene = transientScene(table, card, 0);
      const others = gather(cards, (other, index) =>
        matches(table, text.others, other, scene, 'all') ? [index] : [],
      );
      return { must: 'go-with', choice, others };
    }),
  );
  return way === 'fusion' || isProcedure(way)
    ? constraints
    : [...constraints, ...accompanied(table, cards, { way, monster })];
};

/** Are all these materials banished, since one of them lies in the hand and the text that allows it says so? */
export const areBanished = (table: Table, cards: readonly CardId[], way: OwnWay): boolean =>
  cards.some(
    (card) =>
      cardOf(table, card).zone === 'hand' &&
      cards.some(
        (holder) =>
          holder !== card &&
          textsOf(table, holder, way, 'one-from-hand').some(({ banishes }) => banishes) &&
          lendsItself(table, holder, way, card),
      ),
  );
