import {
  banish,
  chooseUpTo,
  destroy,
  except,
  type Filter,
  faceUp,
  ignition,
  monster,
  moved,
  numberOf,
  opponentControls,
  series,
  shuffleIntoDeck,
  spellOrTrap,
  target,
  target1,
  thisCard,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const IGNISTERS = numberOf(series('@Ignister'), monster, faceUp, youControl);
const ANOTHER: Filter = [youControl, except(thisCard)];

export const windPegasusIgnister = monsterCard(98506199, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: destroy(chooseUpTo(IGNISTERS, spellOrTrap, opponentControls)),
    }),
    trigger({
      from: ['monsters', 'gy'],
      on: [
        moved(ANOTHER, { manner: ['destroyed'], by: ['battle'] }),
        moved(ANOTHER, { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(opponentControls)],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
