import {
  attacksDirectly,
  cardActivated,
  cardOrEffectActivated,
  continuous,
  destroy,
  detach,
  exactLevel,
  except,
  faceUp,
  inflictsBattleDamage,
  itself,
  materials,
  monster,
  negateActivation,
  oncePerTurn,
  opponentControls,
  quick,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number23LancelotDarkKnightOfTheUnderworld = monsterCard(66547759, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    continuous({
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [attacksDirectly],
    }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: destroy(target),
    }),
    quick({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster, except(thisCard))],
      use: 'mandatory',
      limit: oncePerTurn,
      cost: detach(1),
      resolve: negateActivation,
    }),
  ],
});
