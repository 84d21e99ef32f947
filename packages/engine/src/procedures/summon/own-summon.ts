/**
 * A Special Summon by the monster's own text: no Chain, but it can be negated. (effects.no-chain.summoning-procedure,
 * wording.style.option-without-colon, effects.unclassified.self-special-summon, summoning.inherent.can-be-negated,
 * summoning.contact-fusion.can-be-negated)
 * (faq.procedure.order)
 */
import { definitionPath } from '../../field/active.ts';
import { ownMaterialsWith } from '../../field/effect-materials.ts';
import { areBanished, countFromHand, USES as MATERIAL_USES } from '../../field/material-texts.ts';
import { ownMaterials } from '../../field/materials.ts';
import { countUse, limitOfApplied } from '../../field/uses.ts';
import {
  isProcedure,
  type Procedure as OwnProcedure,
  type OwnWay,
  PROCEDURES,
  PROPERLY,
  procedureOf,
} from '../../language/card.ts';
import { entireMaterialInUse, fieldFor, limitOfWay, PROCEDURE_USE } from '../../legality/own-summon.ts';
import { beginScene, endScene, sceneOf, transientScene } from '../../meaning/scene.ts';
import { useForSummon } from '../../moves/former.ts';
import { closeMoment } from '../../moves/moment.ts';
import { moveCard, overlay } from '../../moves/move.ts';
import { materialsOf } from '../../moves/piles.ts';
import { swear } from '../../moves/swear.ts';
import type { Used } from '../../state/as-it-was.ts';
import { boundTo } from '../../state/cards-of.ts';
import type { Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards, wasDone } from '../../state/next.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { shuffleDecks } from '../../verbs/leave.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId, SceneId } from '../../vocabulary/ids.ts';
import type { SummonWay } from '../../vocabulary/kinds.ts';

type Vars = Variables['own-summon'];
const textOf = (table: Table, { card, way }: Pick<Vars, 'card' | 'way'>): OwnProcedure | undefined =>
  procedureOf(definitionOf(table, card).monster?.summoning, way);
/** What kind of Summon it is: a procedure of its own is no Fusion, Synchro, Xyz or Link Summon. (summoning.contact-fusion.is-not-a-fusion-summon) */
const summonWay = (way: OwnWay): SummonWay => {
  const properly = PROPERLY[way];
  return properly === 'synchro' || properly === 'xyz' || properly === 'link' ? properly : 'special';
};

/** What becomes of the materials in each way. A Trap Monster goes to the GY as the card that it is. (summoning.synchro.trap-monster-material-goes-to-gy) */
type Use = (table: Table, vars: Vars, card: CardId) => void;
/** Whatever card it is; a Token vanishes. (summoning.link.trap-monster-material-goes-to-gy, monsters.token.link-material-vanishes) */
const toGy: Use = (table, { way, player, used: together }, card) => {
  const use = MATERIAL_USES[way];
  moveCard(table, {
    card,
    to: 'gy',
    manner: 'sent',
    by: 'summon',
    player,
    ...(use && { use }),
    ...(together && { together }),
  });
};
/** Overlaid before the monster arrives. (summoning.xyz.overlay-happens-before-the-monster-arrives) */
const overlaid: Use = (table, vars, card) =>
  overlay(table, card, boundTo(table, vars.card), { by: 'summon', player: vars.player });
const asProcedureSays: Use = (table, vars, card) =>
  PROCEDURE_USES[textOf(table, vars)?.materials ?? 'sent-to-gy'](table, vars, card);
const USES: { readonly [way in OwnWay]: Use } = {
  synchro: toGy,
  link: toGy,
  'link-entire': toGy,
  xyz: overlaid,
  'xyz-over': overlaid,
  procedure: asProcedureSays,
  'other-procedure': asProcedureSays,
};
const PROCEDURE_USES: { readonly [use in NonNullable<OwnProcedure['materials']>]: Use } = {
  'sent-to-gy': toGy,
  banished: (table, { player }, card) =>
    moveCard(table, { card, to: 'banished', manner: 'banished', by: 'summon', player }),
  'shuffled-into-deck': (table, { player }, card) => {
    moveCard(table, { card, to: 'deck', manner: 'returned', by: 'summon', player });
    shuffleDecks(table, [cardOf(table, card).owner]);
  },
};

const countEntireMaterial = (table: Table, { player, card }: Vars): void => {
  const scene = entireMaterialInUse(table, player, card);
  if (scene) countUse(table, scene.source.card, scene.effect, player, limitOfApplied(table, scene), 1);
};

/** What binds whoever Summons it so. (wording.restriction.turn-you-activate, faq.oath.summon.the-turn-summoned-this-way) */
const swearOnSummon = (table: Table, vars: Vars): void => {
  const binds = definitionOf(table, vars.card).monster?.summoning?.xyzOverBinds;
  if (vars.way === 'xyz-over' && binds) {
    const path = `${definitionPath(table, vars.card)}/summoning/xyzOverBinds`;
    swear(table, binds, path, transientScene(table, vars.card, 0, vars.player));
  }
  const oath = textOf(table, vars)?.oath;
  if (!oath || !isProcedure(vars.way)) return;
  const path = `${definitionPath(table, vars.card)}/summoning/${PROCEDURES[vars.way]}/oath`;
  swear(table, oath, path, transientScene(table, vars.card, 0, vars.player));
};

/** What the text names of what it has just taken: "for each monster Tributed to Special Summon this card". */
const namedByText = (table: Table, id: SceneId): readonly Used[] => {
  const named = Object.values(sceneOf(table, id).bound).flat();
  const happenings = table.state.moments.flatMap((moment) => moment.happenings);
  return gather(named, (bound) =>
    gather(happenings, (happening) =>
      happening.what === 'moved' && happening.card.card === bound.card && happening.before.stay === bound.stay
        ? [{ card: bound.card, stay: cardOf(table, bound.card).stay, was: happening.before }]
        : [],
    ),
  );
};

export const ownSummon: Procedure<'own-summon'> = {
  // What the text asks the player to do for it. (summoning.proper.by-its-condition)
  condition: (table, vars) => {
    const text = textOf(table, vars);
    if (text?.does === undefined || !isProcedure(vars.way)) return goTo('materials', vars);
    const { card, player: you } = vars;
    const source = boundTo(table, card);
    const scene = beginScene(table, { source, you, effect: 0, bound: {}, noted: {}, event: [] });
    const path = `${definitionPath(table, card)}/summoning/${PROCEDURES[vars.way]}/does`;
    return callThen(frame('run', { path, scene, cause: 'summon', cards: [], live: [] }), 'fulfilled', {
      ...vars,
      scene,
    });
  },
  fulfilled: (table, vars, input) => {
    const using = namedByText(table, vars.scene);
    endScene(table, vars.scene);
    return wasDone(input) ? goTo('materials', { ...vars, using }) : end([]);
  },
  materials: (table, vars) => {
    const { card, player, way } = vars;
    const choice = vars.byEffect
      ? ownMaterialsWith(table, player, card, way, vars.byEffect)
      : ownMaterials(table, player, card, way);
    if (!choice) return goTo('window', vars);
    const { cards, min, max, constraints } = choice;
    const why = { for: 'material', card } as const;
    return callThen(frame('select', { player, cards, min, max, why, constraints }), 'chosen', vars);
  },
  // What is detached of the Xyz Monster first. (summoning.xyz.over-another-xyz-monster)
  chosen: (table, vars, input) => {
    const used = returnedCards(input);
    const [over] = used;
    const count = definitionOf(table, vars.card).monster?.summoning?.xyzOverDetaching ?? 0;
    if (vars.way !== 'xyz-over' || over === undefined || count === 0) return goTo('use', { ...vars, used });
    const cards = materialsOf(table, boundTo(table, over));
    const why = { for: 'material', card: vars.card } as const;
    const { player } = vars;
    return callThen(
      frame('select', { player, cards, min: count, max: count, why, constraints: [] }),
      'detached',
      { ...vars, used },
    );
  },
  detached: (table, vars, input) => {
    for (const card of returnedCards(input))
      moveCard(table, { card, to: 'gy', manner: 'detached', by: 'summon', player: vars.player });
    return goTo('use', vars);
  },
  // The text that allows a single material is used with it. (effects.unclassified.entire-material)
  // (summoning.synchro.levels-add-up, summoning.link.materials-reach-the-link-rating, summoning.inherent.monsters-used-miss-optional-when-timing)
  use: (table, vars) => {
    if (vars.way === 'link-entire') countEntireMaterial(table, vars);
    const cards = vars.used ?? [];
    countFromHand(table, vars.player, cards, vars.way);
    const use = areBanished(table, cards, vars.way) ? PROCEDURE_USES.banished : USES[vars.way];
    const using = useForSummon(table, cards, (card) => use(table, vars, card));
    return goTo('window', { ...vars, using });
  },
  window: (table, vars) => {
    const { card, player, way } = vars;
    const field = fieldFor(table, player, card, way);
    closeMoment(table);
    if (vars.byEffect)
      return callThen(
        frame('summon-after-effect', { cards: [card], way: summonWay(way), player, field }),
        'summon',
        vars,
      );
    countUse(table, card, PROCEDURE_USE, player, limitOfWay(table, card, way), 1);
    return callThen(
      frame('summon-window', { cards: [card], way: summonWay(way), player, field, passes: 0 }),
      'summon',
      vars,
    );
  },
  // It is not by an effect. (summoning.proper.condition-summon-is-not-by-an-effect, summoning.contact-fusion.not-by-an-effect)
  // (faq.procedure.is-not-a-card-effect)
  summon: (table, vars, input) => {
    const { card, player, way } = vars;
    const { zone } = cardOf(table, card);
    const from = isProcedure(way) ? (textOf(table, vars)?.from ?? []) : ['extra'];
    // (wording.limit.negated-summon-does-not-count)
    if (input.returned === true && !vars.byEffect)
      countUse(table, card, PROCEDURE_USE, player, limitOfWay(table, card, way), -1);
    if (input.returned === true || !from.includes(zone)) return end([]);
    swearOnSummon(table, vars);
    return callThen(
      frame('special-summon', {
        cards: [card],
        to: fieldFor(table, player, card, way),
        player,
        way: summonWay(way),
        positions: textOf(table, vars)?.positions ?? ['attack', 'defense'],
        position: 'attack',
        by: vars.byEffect ? 'effect' : 'summon',
        // Also over another Xyz Monster, where its text allows that. (summoning.xyz.over-another-xyz-monster)
        ...((isProcedure(way) || way === 'xyz-over') && { byProcedure: true as const }),
        properly: true,
        // "Summoned this way": by what its own text says.
        ...(isProcedure(way) && { own: {} }),
        placed: [],
        using: vars.using,
      }),
      'over',
      vars,
    );
  },
  over: (_, __, input) => end(returnedCards(input)),
};
