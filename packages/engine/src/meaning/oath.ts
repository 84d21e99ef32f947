/** "The turn you activate this", "the turn you Special Summon this card": binds its player from then on, and looks back over the turn. */
import type { Oath } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier } from '../language/modifier.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { activationsMade } from '../state/turn-history.ts';
import type { SummonWay } from '../vocabulary/kinds.ts';
import { isSide } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { matches } from './filter.ts';
import { cardsMeantBy } from './reference.ts';

/** Does the oath speak of this card, as it was then? */
const concerns = (table: Table, { affects }: Oath, { card, stay }: Bound, scene: Scene): boolean => {
  if (cardOf(table, card).stay !== stay) return false;
  if (affects.affects === 'referenced') return cardsMeantBy(table, affects.what, scene).includes(card);
  return affects.affects === 'matching' && matches(table, affects.filter, card, scene);
};

/**
 * Has its player Special Summoned such a monster this turn? One whose Summon was negated was not. (faq.rules2020.turn-restriction-ignores-negated-summons,
 * faq.oath.count.only-successful-summons) What it was then counts. (faq.oath.turn-you-activate.kind-is-judged-on-the-field-or-as-printed)
 */
const hasSpecialSummoned = (
  table: Table,
  { affects }: Oath,
  { card: filter, way, by, except }: Extract<Modifier, { modifies: 'cannot-special-summon' }>,
  scene: Scene,
): boolean =>
  affects.affects === 'player' &&
  table.state.history.specialSummons.some(
    (summon) =>
      isSide(affects.side, scene.you, summon.player) &&
      (way === 'special' || summon.way === way) &&
      (by === undefined || (summon.source !== null && matches(table, by, summon.source, scene, 'all'))) &&
      !(except && summon.source !== null && matches(table, except, summon.source, scene, 'all')) &&
      cameFrom(filter, summon.from) &&
      matches(
        table,
        filter.filter(({ test }) => test !== 'in'),
        summon.card,
        scene,
        'all',
      ),
  );
/** Was it Special Summoned from where the text says: "from the Extra Deck"? */
const cameFrom = (filter: Filter, from: Zone | null): boolean =>
  filter.every((test) => test.test !== 'in' || (from !== null && test.zones.includes(from)));

/** Has its player Normal or Flip Summoned such a monster this turn? */
const hasSummoned = (
  table: Table,
  { card: filter }: { readonly card: Filter },
  way: SummonWay,
  scene: Scene,
): boolean =>
  table.state.history.summons.some(
    (summon) =>
      summon.player === scene.you &&
      // (wording.timing.normal-summoned)
      (summon.way === way || (way === 'normal' && summon.way === 'tribute')) &&
      matches(table, filter, summon.card, scene, 'all'),
  );

/** Has its player activated such a card or effect this turn? (wording.restriction.turn-you-activate) */
const hasActivated = (
  table: Table,
  { card: filter, what }: Extract<Modifier, { modifies: 'cannot-activate' }>,
  scene: Scene,
): boolean =>
  activationsMade(table.state.history).some(
    (activation) =>
      activation.player === scene.you &&
      (what === 'card-or-effect' || activation.what === 'card') &&
      matches(table, filter, activation.card, scene, 'all'),
  );

const isBroken = (table: Table, oath: Oath, modifier: Modifier, scene: Scene): boolean => {
  const { history, turnPlayer } = table.state;
  const { modifies } = modifier;
  if (modifier.modifies === 'cannot-special-summon') return hasSpecialSummoned(table, oath, modifier, scene);
  if (modifier.modifies === 'cannot-activate') return hasActivated(table, modifier, scene);
  if (modifies === 'cannot-draw-by-effects') return history.drawnByEffect.includes(scene.you);
  if (modifies === 'no-battle-phase') return history.battlePhases > 0 && turnPlayer === scene.you;
  // Only a direct attack that was carried out. (battle.direct-attack.negated-or-ended-is-not-a-direct-attack-made)
  if (modifies === 'cannot-attack-directly')
    return history.battled.some((each) => each.directly && concerns(table, oath, each, scene));
  // What was Normal Summoned or Set is not remembered, only that something was: a text that forbids some of it does not look back.
  if (modifier.modifies === 'cannot-normal-summon' && modifier.what === 'summon-or-set')
    return modifier.card.length === 0 && history.normalSummons[scene.you].length > 0;
  if (modifier.modifies === 'cannot-normal-summon')
    return hasSummoned(table, modifier, modifier.what === 'tribute-summon' ? 'tribute' : 'normal', scene);
  if (modifier.modifies === 'cannot-flip-summon') return hasSummoned(table, modifier, 'flip', scene);
  // The player is bound: whoever of theirs declared an attack, wherever it is by now. (battle.attack-declaration.forbidden-to-the-player)
  if (modifies === 'cannot-declare-attacks' && oath.affects.affects === 'player')
    return isSide(oath.affects.side, scene.you, turnPlayer) && history.attackers.length > 0;
  if (modifies !== 'cannot-attack' && modifies !== 'cannot-declare-attacks') return false;
  return history.attackers.some((each) => concerns(table, oath, each, scene));
};

/** Has the player already done this turn what the oath forbids? */
export const obstacleInOath = (table: Table, oath: Oath | undefined, scene: Scene): Obstacle | undefined =>
  oath?.modifiers.some((modifier) => isBroken(table, oath, modifier, scene))
    ? obstacle('wording.restriction.turn-you-activate', scene.source.card)
    : undefined;
