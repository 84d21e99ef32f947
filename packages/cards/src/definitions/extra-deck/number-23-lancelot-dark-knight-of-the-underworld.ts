import {
  at,
  attachedTo,
  attacksDirectly,
  cardActivated,
  cardOrEffectActivated,
  continuous,
  destroy,
  detach,
  except,
  exists,
  faceUp,
  inflictsBattleDamage,
  itself,
  level,
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
  thisOne,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const number23LancelotDarkKnightOfTheUnderworld = monsterCard(66547759, {
  summoning: { materials: [materials(2, level({ min: 8, max: 8 }), monster)] },
  effects: [
    continuous({
      while: exists(at('any', 'material'), attachedTo(thisCard)),
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
