import {
  andIfYouDo,
  apply,
  as,
  atkBecomes,
  cannotAttack,
  choose1,
  defBecomes,
  detach,
  exactLevel,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  oath,
  oncePerTurn,
  race,
  specialSummon,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hieraticDragonKingOfAtum = monsterCard(27337596, {
  summoning: { materials: [materials(2, exactLevel(6), race('Dragon'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      cost: detach(1),
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(race('Dragon'), monster, inYourDeck))),
        apply('while-it-stays', the('summoned'), atkBecomes(0), defBecomes(0)),
      ),
    }),
  ],
});
