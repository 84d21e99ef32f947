import {
  choose1,
  either,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  sendToGy,
  series,
  spellOrTrap,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bystialSummon } from '../../kinds.ts';

export const bystialSaronir = monsterCard(60242223, {
  effects: [
    ...bystialSummon,
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(
        choose1(
          either([series('Bystial'), monster], [series('Branded'), spellOrTrap]),
          inYourDeck,
          not(named('Bystial Saronir')),
        ),
      ),
    }),
  ],
});
