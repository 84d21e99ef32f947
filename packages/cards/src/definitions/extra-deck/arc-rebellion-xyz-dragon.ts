import {
  allThatMatch,
  allThatMatchNow,
  andIfYouDo,
  andThen,
  apply,
  attribute,
  cannotDeclareAttacks,
  continuous,
  detach,
  effectsNegated,
  exactLevel,
  except,
  faceUp,
  frame,
  gainsAtk,
  ifSo,
  ignition,
  itself,
  matches,
  materials,
  monster,
  notDestroyedByEffects,
  onField,
  summonedBy,
  thisCard,
  thisCardHasMaterial,
  totalOriginalAtkAmong,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const arcRebellionXyzDragon = monsterCard(64276752, {
  summoning: { materials: [materials(3, exactLevel(5), monster)] },
  effects: [
    continuous({
      while: matches(thisCard, summonedBy('xyz')),
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffects],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andThen(
        andIfYouDo(
          apply(
            'while-it-stays',
            thisCard,
            gainsAtk(totalOriginalAtkAmong(monster, faceUp, onField, except(thisCard))),
          ),
          apply('end-of-turn', allThatMatch(monster, youControl, except(thisCard)), cannotDeclareAttacks),
        ),
        ifSo(
          thisCardHasMaterial(attribute('DARK'), frame('xyz')),
          apply(
            'while-it-stays',
            allThatMatchNow(monster, faceUp, onField, except(thisCard)),
            effectsNegated,
          ),
        ),
      ),
    }),
  ],
});
