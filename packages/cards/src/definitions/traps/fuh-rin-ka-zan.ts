import {
  type Attribute,
  activation,
  all,
  applyOneOf,
  at,
  atRandom,
  attribute,
  destroy,
  discard,
  draw,
  every,
  exists,
  faceUp,
  inMonsterZone,
  monster,
  opponentControls,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const isThere = (of: Attribute) => exists(attribute(of), faceUp, inMonsterZone);

export const fuhRinKaZan = trapCard(1781310, {
  effects: [
    activation({
      condition: all(isThere('WIND'), isThere('WATER'), isThere('FIRE'), isThere('EARTH')),
      resolve: applyOneOf(
        destroy(every(monster, opponentControls)),
        destroy(every(spellOrTrap, opponentControls)),
        discard(atRandom(2, at('opponent', 'hand'))),
        draw(2),
      ),
    }),
  ],
});
