import { PLAYABLE_CARDS } from '@spellspeed/cards';
import type { Card, EventPattern, Zone } from '@spellspeed/engine/language';
import { expect, test } from 'vitest';

/** Where the card is after the move of itself for which its effect waits. */
const arrivals = (event: EventPattern): readonly Zone[] | undefined =>
  (event.event === 'moved' || event.event === 'used-as-material') &&
  event.card.some((one) => one.test === 'is' && one.what.ref === 'this')
    ? event.to
    : undefined;

/** Its effects that wait for a move of the card itself, and would have to be used elsewhere. */
const neverUsed = ({ name, effects }: Card): readonly string[] =>
  effects.flatMap((effect, index) => {
    if (effect.effect !== 'trigger') return [];
    const moves = effect.on.flatMap((event) => (arrivals(event) ? [arrivals(event)] : []));
    const lost = moves.filter((zones) => !zones?.some((zone) => effect.from.includes(zone)));
    return lost.map((zones) => `${name}, effect ${index + 1}: sent to ${zones?.join(', ')}`);
  });

test('an effect that waits for a move of its own card can be used where that move takes the card', () => {
  expect([...PLAYABLE_CARDS].flatMap(neverUsed)).toEqual([]);
});
