import {
  andThen,
  apply,
  at,
  choose1,
  destroy,
  discard,
  except,
  gainsAtk,
  ignition,
  inYourHand,
  monster,
  oncePerTurn,
  oneOfEach,
  onField,
  race,
  specialSummon,
  spellOrTrap,
  thisCard,
  tribute,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDDDragonKingPendragon = monsterCard(56619314, {
  effects: [
    ignition({
      from: ['hand'],
      cost: tribute(
        oneOfEach(
          [[race('Dragon')], [race('Fiend')]],
          monster,
          at('you', 'hand', 'monsters'),
          except(thisCard),
        ),
      ),
      resolve: specialSummon(thisCard),
    }),
    ignition({
      limit: oncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: andThen(
        apply('end-of-turn', thisCard, gainsAtk(500)),
        youCan(destroy(choose1(spellOrTrap, onField))),
      ),
    }),
  ],
});
