import {
  andIfYouDo,
  apply,
  moved,
  notTributedForTributeSummon,
  specialSummonTokens,
  the,
  thisOne,
  token,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FLUFF_TOKEN = token(15341822, 'Fluff Token', {
  race: 'Plant',
  attribute: 'WIND',
  level: 1,
  atk: 0,
  def: 0,
});

export const dandylion = monsterCard(15341821, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'mandatory',
      resolve: andIfYouDo(
        specialSummonTokens(2, FLUFF_TOKEN, { positions: ['defense'], as: 'tokens' }),
        apply('end-of-turn', the('tokens'), notTributedForTributeSummon),
      ),
    }),
  ],
});
