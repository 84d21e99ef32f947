/** Choosing one of the free places of a zone. */
import { askThen, end, type Procedure } from '../../state/next.ts';

export const choosePlace: Procedure<'choose-place'> = {
  ask: (_, vars) => {
    const { card, player, zone, places } = vars;
    const [only] = places;
    if (places.length <= 1) return end(only ?? -1);
    return askThen(
      {
        player,
        kind: 'zone',
        why: { for: 'placing', card },
        choices: places.map((place) => ({ do: 'zone', player, zone, place })),
        min: 1,
        max: 1,
        constraints: [],
      },
      'chosen',
      vars,
    );
  },
  chosen: (_, __, input) => {
    const [choice] = input.chosen;
    return end(choice?.do === 'zone' ? choice.place : -1);
  },
};
