/** Monsters would be Summoned: the moment in which the Summon can be negated. Returns whether it was. */

import type { EventPattern } from '../../language/event.ts';
import { activations } from '../../legality/choices.ts';
import { waitsForSummon } from '../../legality/derived.ts';
import { zonesOf } from '../../meaning/filter-places.ts';
import { closeMoment, forgetMoments, record, reopenMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { boundTo, isStill, mention, stillThere } from '../../state/cards-of.ts';
import type { Choice } from '../../state/decision.ts';
import { write } from '../../state/door.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { respondOrPass } from '../../state/questions.ts';
import type { Bound } from '../../state/scene.ts';
import type { PendingTrigger } from '../../state/state.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { opponentOf, type Player } from '../../vocabulary/players.ts';
import { activation } from '../chain/activate.ts';

/** Only what waits for a Summon that is being performed fits here. (wording.timing.summon-would-be) */
const negations = (table: Table, player: Player): Choice[] =>
  activations(table, player, 'fast').filter((choice) => {
    const text =
      choice.do === 'activate' ? definitionOf(table, choice.card).card.effects[choice.effect] : undefined;
    return text && waitsForSummon(text);
  });

/** The Spell or Trap that has resolved is no longer there when a Chain begins. (faq.procedure.after-an-effect-only-negatable-as-link-1) */
const putAway = (table: Table, used: Bound): void => {
  if (!isStill(table, used)) return;
  const { card } = used;
  reopenMoment(table);
  moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player: cardOf(table, card).controller });
  closeMoment(table);
};

/** Its card became material of a monster that has not been Summoned: what waits for that is not activated. (faq.xyz-material.negated-xyz-summon-no-material-effect) */
const forgetMaterialUse = (table: Table): void => {
  closeMoment(table);
  const waits = ({ card, effect: index }: PendingTrigger): boolean => {
    const effect = definitionOf(table, card.card).card.effects[index];
    return effect?.effect === 'trigger' && effect.on.some(waitsForMaterial);
  };
  const { pending } = table.state;
  if (pending.some(waits))
    write(
      table,
      'pending',
      pending.filter((each) => !waits(each)),
    );
};
/** "because the equipped monster was used as material" */
const waitsForMaterial = (pattern: EventPattern): boolean =>
  pattern.event === 'moved' &&
  pattern.card.some((test) => test.test === 'equipped-to' && zonesOf(test.host).includes('material'));

export const summonWindow: Procedure<'summon-window'> = {
  begin: (table, vars) => {
    const { cards, way, player, field = player, place } = vars;
    forgetMoments(table);
    write(table, 'summoning', {
      player,
      cards: cards.map((card) => boundTo(table, card)),
      way,
      negated: false,
      field,
      ...(place !== undefined && { place }),
    });
    for (const card of cards)
      record(table, {
        what: 'would-be-summoned',
        card: { ...mention(table, card), knownBy: 3 },
        way,
        player,
      });
    return goTo('offer', vars);
  },
  // The turn player first. (turn.priority.to-activate.turn-player-has-it-first)
  offer: (table, vars) => {
    if (vars.passes >= 2) return goTo('over', vars);
    const player = vars.passes === 0 ? table.state.turnPlayer : opponentOf(table.state.turnPlayer);
    const choices = negations(table, player);
    if (choices.length === 0) return goTo('offer', { ...vars, passes: vars.passes + 1 });
    return askThen(respondOrPass(player, 'fast-effects', choices), 'answered', vars);
  },
  answered: (table, vars, input) => {
    const [choice] = input.chosen;
    if (choice?.do !== 'activate') return goTo('offer', { ...vars, passes: vars.passes + 1 });
    const player = vars.passes === 0 ? table.state.turnPlayer : opponentOf(table.state.turnPlayer);
    if (vars.used) putAway(table, vars.used);
    return {
      next: 'call',
      frame: activation(table, player, choice.card, choice.effect, []),
      step: 'chain',
      vars,
    };
  },
  chain: (table, vars) => {
    const last = table.state.chain.at(-1);
    return callThen(
      frame('chain', { next: opponentOf(last?.player ?? vars.player), passes: 0 }),
      'over',
      vars,
    );
  },
  // A negated monster goes to the GY, from neither hand nor field. (summoning.normal.negated-monster-goes-to-gy, summoning.inherent.negated-monster-goes-to-gy)
  over: (table, vars) => {
    const { summoning } = table.state;
    if (summoning?.negated) {
      const { player } = vars;
      for (const card of vars.cards)
        record(table, { what: 'summon-negated', card: { ...mention(table, card), knownBy: 3 }, player });
      // What negated it may have sent it somewhere already.
      for (const card of stillThere(table, summoning.cards))
        moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player });
      write(table, 'summoning', null);
      forgetMaterialUse(table);
      return end(true);
    }
    write(table, 'summoning', null);
    forgetMoments(table);
    // One that was turned face-down meanwhile is not Summoned.
    return end(summoning?.cards.length === 0);
  },
};
