/** Normal Summon, Tribute Summon and Set: the Tributes, the zone, the chance to negate, the monster. */

import { isNegated } from '../../field/modifiers.ts';
import {
  mayOmitTributes,
  normalSummonNote,
  obstacleToTributeSummon,
  type TributeChoice,
  tributeChoice,
  tributesFor,
} from '../../field/normal-summon.ts';
import { freeMainMonsterZones } from '../../field/zones.ts';
import { useForSummon } from '../../moves/former.ts';
import { closeMoment, record } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { mention } from '../../state/cards-of.ts';
import { writeCard, writeHistory } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import { yesOrNo } from '../../state/questions.ts';
import { cardOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { SummonWay } from '../../vocabulary/kinds.ts';
import { placeSet } from './place-set.ts';

type Vars = Variables['normal-summon'];
const wayOf = ({ tributes }: Vars): SummonWay => (tributes > 0 ? 'tribute' : 'normal');

const tributesToChoose = (table: Table, { player, card, face }: Vars): TributeChoice | null => {
  const needed = tributesFor(table, card, face);
  return needed > 0 ? tributeChoice(table, player, card, needed, face) : null;
};

/** It counts for the turn even if it is negated. (summoning.normal.negated-summon-uses-the-turns-summon) */
const countNormalSummon = (table: Table, { player, card }: Vars): void => {
  const note = normalSummonNote(table, player, card);
  const history = writeHistory(table);
  const [first, second] = history.normalSummons;
  history.normalSummons = player === 0 ? [[...first, note], second] : [first, [...second, note]];
};

/** On the Chain of its second Summon it may have left, gained its effects otherwise, or been negated. (faq.negation.gemini.negated-while-being-summoned-a-second-time) */
const canStillBeSummonedAgain = (table: Table, card: CardId): boolean => {
  const { zone, face, again } = cardOf(table, card);
  return zone === 'monsters' && face === 'up' && !again && !isNegated(table, card);
};

export const normalSummon: Procedure<'normal-summon'> = {
  // Tributes are made when the Summon is declared, and lost if it is negated. (summoning.tribute.tributes-are-made-before-the-monster-arrives, summoning.tribute.tributes-are-lost-when-negated)
  tributes: (table, vars) => {
    const { card, player } = vars;
    if (cardOf(table, card).zone === 'monsters') return goTo('again', vars);
    if (vars.way === 'tribute' || !mayOmitTributes(table, player, card, vars.face))
      return goTo('choose-tributes', vars);
    const isForbidden = vars.face === 'up' && obstacleToTributeSummon(table, player, card) !== undefined;
    if (isForbidden || !tributesToChoose(table, vars)) return goTo('zone', vars);
    if (freeMainMonsterZones(table, player).length === 0) return goTo('choose-tributes', vars);
    return askThen(yesOrNo(player, { for: 'tribute', card }), 'with-tributes', vars);
  },
  // It may also be Tribute Summoned.
  'with-tributes': (_, vars, input) => goTo(input.chosen[0]?.do === 'yes' ? 'choose-tributes' : 'zone', vars),
  'choose-tributes': (table, vars) => {
    const choice = tributesToChoose(table, vars);
    if (!choice) return goTo('zone', vars);
    const { card, player } = vars;
    const { cards, min, max, constraints } = choice;
    return callThen(
      frame('select', { player, cards, min, max, why: { for: 'tribute', card }, constraints }),
      'tributed',
      vars,
    );
  },
  tributed: (table, vars, input) => {
    const tributes = returnedCards(input);
    const move = {
      to: 'gy',
      manner: 'tributed',
      by: 'summon',
      player: vars.player,
      together: tributes,
    } as const;
    const using = useForSummon(table, tributes, (card) => moveCard(table, { ...move, card }));
    // The Summon is still to come, so this is not the last thing that happened. (summoning.tribute.tributed-monster-misses-optional-when-timing)
    closeMoment(table);
    return goTo('zone', { ...vars, tributes: tributes.length, using });
  },
  // A Gemini monster on the field; it can be negated. (monsters.gemini.second-summon-can-be-negated)
  again: (table, vars) => {
    countNormalSummon(table, vars);
    const { card, player } = vars;
    return callThen(
      frame('summon-window', { cards: [card], way: 'normal', player, passes: 0 }),
      'summoned-again',
      vars,
    );
  },
  // What it is equipped with and what applies to it stays. (monsters.gemini.equips-and-effects-stay)
  'summoned-again': (table, vars, input) => {
    const { card, player } = vars;
    if (input.returned === true || !canStillBeSummonedAgain(table, card)) return end([]);
    const written = writeCard(table, card);
    written.again = true;
    written.arrival = { turn: table.state.turn, by: player, way: 'normal' };
    record(table, { what: 'summoned', card: mention(table, card), way: 'normal', player });
    return end([card]);
  },
  zone: (table, vars) => {
    const places = freeMainMonsterZones(table, vars.player);
    const { card, player } = vars;
    return callThen(frame('choose-place', { card, player, zone: 'monsters', places }), 'window', vars);
  },
  // A Set is not announced and cannot be negated. (summoning.normal.can-be-negated)
  window: (table, vars, input) => {
    const place = typeof input.returned === 'number' ? input.returned : 0;
    const way = wayOf(vars);
    const placed = { ...vars, place };
    if (vars.byEffect)
      return callThen(
        frame('summon-after-effect', { cards: [vars.card], way, player: vars.player, place }),
        'summon',
        placed,
      );
    countNormalSummon(table, vars);
    if (vars.face === 'down') return goTo('set', placed);
    return callThen(
      frame('summon-window', { cards: [vars.card], way, player: vars.player, place, passes: 0 }),
      'summon',
      placed,
    );
  },
  // Face-up Attack Position. (summoning.normal.face-up-attack-position, summoning.normal.success-window)
  summon: (table, vars, input) => {
    const { card, player, place } = vars;
    if (input.returned === true || cardOf(table, card).zone !== 'hand') return end([]);
    const way = wayOf(vars);
    moveCard(table, {
      card,
      to: 'monsters',
      controller: player,
      place,
      manner: 'summoned',
      by: 'summon',
      player,
    });
    const written = writeCard(table, card);
    written.arrival = { turn: table.state.turn, by: player, way };
    if (vars.using) written.made = { way, using: vars.using };
    record(table, { what: 'summoned', card: mention(table, card), way, player });
    return end([card]);
  },
  // Face-down Defense Position, with nothing of the card shown. It is no Summon. (summoning.set.is-face-down-defense-position,
  // summoning.set.level-need-not-be-revealed, summoning.normal.when-summoned-means-face-up-normal-summon)
  // With Tributes it is a Tribute Summoned monster, and keeps with which. (faq.tribute-summon.face-down-still-tribute-summoned)
  set: (table, vars) => {
    placeSet(table, vars, 'monsters');
    if (vars.tributes > 0) {
      const written = writeCard(table, vars.card);
      written.arrival = { turn: table.state.turn, by: vars.player, way: 'tribute' };
      if (vars.using) written.made = { way: 'tribute', using: vars.using };
    }
    return end([vars.card]);
  },
};
