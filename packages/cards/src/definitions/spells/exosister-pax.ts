import {
  activateOncePerTurn,
  activation,
  addToHand,
  all,
  andThen,
  as,
  asItIsNow,
  at,
  choose1,
  duringPhase,
  exists,
  FIELD_ZONES,
  ifSo,
  inYourDeck,
  matches,
  mentionedOn,
  monster,
  named,
  not,
  payLifePoints,
  series,
  specialSummon,
  the,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const added = the('added');

export const exosisterPax = spellCard(77913594, {
  effects: [
    activation({
      condition: duringPhase('main1', 'main2'),
      limit: activateOncePerTurn,
      cost: payLifePoints(800),
      resolve: andThen(
        addToHand(as('added', choose1(series('Exosister'), not(named('Exosister Pax')), inYourDeck))),
        ifSo(
          all(
            matches(asItIsNow(added), monster),
            exists(series('Exosister'), monster, mentionedOn(added), at('you', ...FIELD_ZONES, 'gy')),
          ),
          youCan(specialSummon(asItIsNow(added))),
        ),
      ),
    }),
  ],
});
