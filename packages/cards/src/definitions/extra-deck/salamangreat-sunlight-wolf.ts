import {
  addToHand,
  andIfYouDo,
  apply,
  as,
  attribute,
  cannotNormalSummonOrSet,
  cannotSpecialSummon,
  choose1,
  effectMonster,
  ignition,
  inYourGy,
  matches,
  materials,
  monster,
  named,
  player,
  pointedToBy,
  sameNameAs,
  series,
  spellOrTrap,
  summoned,
  summonedUsing,
  the,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatSunlightWolf = monsterCard(87871125, {
  summoning: { materials: [materials(2, attribute('FIRE'), effectMonster)] },
  effects: [
    trigger({
      on: summoned([pointedToBy(thisCard)], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        addToHand(as('added', choose1(attribute('FIRE'), monster, inYourGy))),
        apply(
          'end-of-turn',
          player('you'),
          cannotNormalSummonOrSet(sameNameAs(the('added'))),
          cannotSpecialSummon(sameNameAs(the('added'))),
        ),
      ),
    }),
    ignition({
      condition: matches(thisCard, summonedUsing('link', named('Salamangreat Sunlight Wolf'))),
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Salamangreat'), spellOrTrap, inYourGy)),
    }),
  ],
});
