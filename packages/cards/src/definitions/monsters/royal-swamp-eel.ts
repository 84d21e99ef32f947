import { otherMaterialsAre, race } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const royalSwampEel = monsterCard(37953640, {
  asMaterial: [otherMaterialsAre('synchro', race('Fish'))],
});
