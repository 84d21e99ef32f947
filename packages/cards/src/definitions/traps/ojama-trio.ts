import {
  activation,
  andIfYouDo,
  apply,
  eachTime,
  eventCard,
  howMany,
  isCard,
  type Modifier,
  moved,
  notTributedForTributeSummon,
  opponentControls,
  type Side,
  specialSummonTokens,
  type Test,
  takeDamage,
  the,
  times,
  token,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const OJAMA_TOKEN = token(29843092, 'Ojama Token', {
  race: 'Beast',
  attribute: 'LIGHT',
  level: 2,
  atk: 0,
  def: 1000,
});
const destroyed = (where: Test, to: Side): Modifier =>
  eachTime(
    moved([isCard(the('tokens')), where], { manner: ['destroyed'] }),
    takeDamage(to, times(300, howMany(eventCard))),
  );

export const ojamaTrio = trapCard(29843091, {
  effects: [
    activation({
      resolve: andIfYouDo(
        specialSummonTokens(3, OJAMA_TOKEN, { to: 'opponent', positions: ['defense'], as: 'tokens' }),
        apply(
          'while-it-stays',
          the('tokens'),
          notTributedForTributeSummon,
          destroyed(opponentControls, 'opponent'),
          destroyed(youControl, 'you'),
        ),
      ),
    }),
  ],
});
