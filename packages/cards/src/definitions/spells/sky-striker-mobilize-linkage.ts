import {
  activation,
  all,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  cannotSpecialSummon,
  choose1,
  except,
  exists,
  type Filter,
  gainsAtk,
  ifSo,
  monster,
  not,
  player,
  sendToGy,
  series,
  specialSummon,
  the,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

const ACE_THERE: Filter = [series('Sky Striker Ace'), monster, at('you', 'monsters', 'gy')];

export const skyStrikerMobilizeLinkage = spellCard(9726840, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      resolve: also(
        apply(
          'end-of-turn',
          player('you'),
          cannotSpecialSummon(not(series('Sky Striker Ace')), at('any', 'extra')),
        ),
        andIfYouDo(
          sendToGy(choose1(youControl, except(thisCard))),
          specialSummon(as('Summoned', choose1(series('Sky Striker Ace'), monster, at('you', 'extra'))), {
            zone: 'extra-monster-zone',
          }),
          ifSo(
            all(exists(attribute('LIGHT'), ...ACE_THERE), exists(attribute('DARK'), ...ACE_THERE)),
            apply('while-it-stays', the('Summoned'), gainsAtk(1000)),
          ),
        ),
      ),
    }),
  ],
});
