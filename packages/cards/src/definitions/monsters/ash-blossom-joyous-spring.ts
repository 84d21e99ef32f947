import {
  deed,
  discard,
  effectActivatedIncluding,
  negateEffect,
  quick,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ashBlossomJoyousSpring = monsterCard(14558127, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'deck'),
          deed('special-summon', 'deck'),
          deed('send-to-gy', 'deck'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateEffect,
    }),
  ],
});
