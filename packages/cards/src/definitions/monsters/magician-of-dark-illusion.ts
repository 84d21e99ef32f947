import {
  cardOrEffectActivated,
  continuous,
  inYourGy,
  itself,
  nameBecomes,
  named,
  onceWhileFaceUp,
  opponentsTurn,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const magicianOfDarkIllusion = monsterCard(35191415, {
  effects: [
    trigger({
      from: ['hand'],
      on: cardOrEffectActivated('you', spellOrTrap),
      condition: opponentsTurn,
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [nameBecomes('Dark Magician')] }),
    trigger({
      on: cardOrEffectActivated('you', spellOrTrap),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: onceWhileFaceUp,
      alsoLimit: useOncePerTurn,
      targets: [target1(named('Dark Magician'), inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
