import {
  addToHand,
  and,
  andIfYouDo,
  andThen,
  apply,
  as,
  choose1,
  destroy,
  effectsNegated,
  exactLevel,
  ignition,
  inYourDeck,
  inYourGy,
  matches,
  materials,
  monster,
  not,
  originalNameOf,
  pointedToBy,
  property,
  race,
  series,
  specialSummon,
  spell,
  summonedBy,
  the,
  thisCard,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nephthysTheSacredPreserver = monsterCard(50669347, {
  summoning: { materials: [materials(2, series('Nephthys'), monster)] },
  effects: [
    ignition({
      condition: matches(thisCard, summonedBy('link')),
      limit: useOncePerTurn,
      modes: [
        {
          resolve: andThen(
            addToHand(choose1(exactLevel(8), race('Winged Beast'), monster, inYourDeck)),
            youCan(addToHand(choose1(property('Ritual'), spell, inYourGy))),
          ),
        },
        {
          resolve: andIfYouDo(
            and(
              destroy(as('destroyed', choose1(series('Nephthys'), monster, pointedToBy(thisCard)))),
              specialSummon(
                as(
                  'summoned',
                  choose1(series('Nephthys'), not(originalNameOf(the('destroyed'))), monster, inYourGy),
                ),
              ),
            ),
            apply('while-it-stays', the('summoned'), effectsNegated),
          ),
        },
      ],
    }),
  ],
});
