import {
  activation,
  apply,
  attacks,
  monster,
  named,
  silencesOpponentWhenAttacking,
  summonedBy,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const neutronBlast = spellCard(43845801, {
  effects: [
    activation({
      targets: [target1(named('Blue-Eyes Ultimate Dragon'), monster, summonedBy('fusion'), youControl)],
      resolve: apply('end-of-turn', target, attacks(3, 'any'), silencesOpponentWhenAttacking),
    }),
  ],
});
