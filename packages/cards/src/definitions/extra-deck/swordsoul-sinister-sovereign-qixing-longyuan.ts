import {
  andIfYouDo,
  banish,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  draw,
  eventCard,
  except,
  isCard,
  monster,
  onField,
  quick,
  race,
  spellOrTrap,
  summoned,
  takeDamage,
  thisCard,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const swordsoulSinisterSovereignQixingLongyuan = monsterCard(47710198, {
  summoning: { materials: tunerAndNonTuners(race('Wyrm')) },
  effects: [
    trigger({
      on: summoned([race('Wyrm'), monster, except(thisCard)], ['synchro'], 'you'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(1),
    }),
    trigger({
      on: summoned([monster], ['special'], 'opponent'),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andIfYouDo(banish(choose1(isCard(eventCard), onField)), takeDamage('opponent', 1200)),
    }),
    quick({
      on: [cardOrEffectActivated('opponent', spellOrTrap)],
      limit: useOncePerTurn,
      resolve: andIfYouDo(banish(chainedTo), takeDamage('opponent', 1200)),
    }),
  ],
});
