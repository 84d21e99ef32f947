import {
  activateOncePerTurn,
  activation,
  choose1,
  destroy,
  inYourDeck,
  monster,
  moved,
  noBattlePhase,
  oath,
  onField,
  player,
  series,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const artifactSanctum = trapCard(12444060, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), noBattlePhase),
      resolve: specialSummon(choose1(series('Artifact'), monster, inYourDeck)),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      use: 'if-you-can',
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
