import {
  cardActivated,
  cardOrEffectActivated,
  choose1,
  continuous,
  either,
  except,
  frame,
  inYourDeck,
  itself,
  matches,
  material,
  monster,
  namedAsOneOf,
  not,
  property,
  series,
  setCard,
  specialSummon,
  summonedBy,
  thisCard,
  trap,
  trigger,
  unaffectedBy,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const traptrixSera = monsterCard(73639099, {
  summoning: { materials: [material(series('Traptrix'), monster, not(frame('link')))] },
  effects: [
    continuous({
      while: matches(thisCard, summonedBy('link')),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(trap)],
    }),
    trigger({
      on: cardActivated('any', property('Normal'), trap),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('Traptrix'), monster, inYourDeck, not(namedAsOneOf(youControl)))),
    }),
    trigger({
      on: cardOrEffectActivated('you', series('Traptrix'), monster, except(thisCard)),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: setCard(
        choose1(either([series('Hole')], [series('Trap Hole')]), property('Normal'), trap, inYourDeck),
      ),
    }),
  ],
});
