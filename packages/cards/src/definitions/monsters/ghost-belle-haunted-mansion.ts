import {
  deed,
  discard,
  effectActivatedIncluding,
  negateActivation,
  quick,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ghostBelleHauntedMansion = monsterCard(73642296, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'gy'),
          deed('to-deck', 'gy'),
          deed('special-summon', 'gy'),
          deed('banish', 'gy'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateActivation,
    }),
  ],
});
