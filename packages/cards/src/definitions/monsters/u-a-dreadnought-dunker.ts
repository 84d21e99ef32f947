import {
  choose1,
  continuous,
  destroy,
  type Filter,
  inflictsBattleDamage,
  itself,
  monster,
  named,
  not,
  onField,
  piercing,
  returnToHand,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const teammate: Filter = [series('U.A.'), monster, not(named('U.A. Dreadnought Dunker')), youControl];

export const uADreadnoughtDunker = monsterCard(71279983, {
  summoning: {
    procedure: { from: ['hand'], does: returnToHand(choose1(...teammate)), limit: useOncePerTurn },
  },
  effects: [
    continuous({ number: 2, affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      number: 3,
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
