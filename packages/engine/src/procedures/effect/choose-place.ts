/** Choosing one of the free places of a zone. */

import { askThen, end, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';

export const choosePlace: Procedure<'choose-place'> = {
  ask: (_, vars) => {
    const { card, player, zone, places, side = player } = vars;
    const [only] = places;
    if (places.length <= 1) return end(only ?? -1);
    return askThen(
      oneOf(
        player,
        'zone',
        { for: 'placing', card },
        places.map((place) => ({ do: 'zone', player: side, zone, place })),
      ),
      'chosen',
      vars,
    );
  },
  chosen: (_, __, input) => {
    const [choice] = input.chosen;
    return end(choice?.do === 'zone' ? choice.place : -1);
  },
};
