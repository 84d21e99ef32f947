import {
  all,
  battled,
  damageTaken,
  inflictsBattleDamage,
  named,
  takeDamage,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { livesOnTakenMonster, takesAMonster, whileATakenMonsterIsEquipped } from '../../kinds.ts';

export const relinquished = monsterCard(64631466, {
  summoning: { ritualSpell: [named('Black Illusion Ritual')] },
  effects: [
    takesAMonster,
    ...livesOnTakenMonster(2),
    unclassified({
      number: 3,
      on: inflictsBattleDamage([], { to: 'you' }),
      condition: all(battled(thisCard), whileATakenMonsterIsEquipped),
      does: takeDamage('opponent', damageTaken),
    }),
  ],
});
