/** "… place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY". (effects.unclassified.becomes-continuous-spell) */
import { isAnyInForce, modifiersOn } from '../../field/modifiers.ts';
import { freeSpellTrapZones } from '../../field/zones.ts';
import { moveCard } from '../../moves/move.ts';
import type { Move } from '../../moves/moving.ts';
import { askThen, callThen, end, frame, goTo, type Next, type Procedure } from '../../state/next.ts';
import { yesOrNo } from '../../state/questions.ts';
import { cardOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';

/** The text that lets the card stay, if it would really go to the GY and finds a zone beside those that stay already. */
const textKeeping = (table: Table, card: CardId, kept: readonly CardId[]) => {
  const { zone, controller } = cardOf(table, card);
  if (zone !== 'monsters') return undefined;
  const taken = kept.filter((other) => cardOf(table, other).controller === controller).length;
  if (freeSpellTrapZones(table, controller).length <= taken) return undefined;
  if (table.look.destination(table, card, { from: zone, to: 'gy', together: [card] }) !== 'gy')
    return undefined;
  return modifiersOn(table, card, 'kept-as-spell')[0];
};

/** Its controller decides, card by card, before any of them moves. */
export const keepDestroyed: Procedure<'keep-destroyed'> = {
  each: (table, vars) => {
    const [card, ...left] = vars.left;
    if (card === undefined) return end(vars.kept);
    const text = textKeeping(table, card, vars.kept);
    if (!text) return goTo('each', { ...vars, left });
    const { controller } = cardOf(table, card);
    return askThen(
      yesOrNo(controller, { for: 'replacement', card, effect: text.scene.effect }),
      'decided',
      vars,
    );
  },
  decided: (_, vars, input) => {
    const [card, ...left] = vars.left;
    const keeps = card !== undefined && input.chosen[0]?.do === 'yes';
    return goTo('each', { left, kept: keeps ? [...vars.kept, card] : vars.kept });
  },
};

/** Asks which of the cards stay, if a text of the duel speaks of that; the step gets the cards that do. */
export const askWhatStays = <Vars, Step extends string>(
  table: Table,
  cards: readonly CardId[],
  step: Step,
  vars: Vars,
): Next<Vars, Step> =>
  isAnyInForce(table, 'kept-as-spell')
    ? callThen(frame('keep-destroyed', { left: cards, kept: [] }), step, vars)
    : goTo(step, vars);

/** Moves a destroyed card to the GY, or keeps it; it was destroyed all the same. */
export const moveDestroyed = (table: Table, move: Move, kept: readonly CardId[]): void => {
  const { controller } = cardOf(table, move.card);
  const [place] = kept.includes(move.card) ? freeSpellTrapZones(table, controller) : [];
  moveCard(table, place === undefined ? move : { ...move, to: 'spells', controller, place, face: 'up' });
};
