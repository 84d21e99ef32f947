import { material, named } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gaiaTheDragonChampion = monsterCard(66889139, {
  summoning: { materials: [material(named('Gaia The Fierce Knight')), material(named('Curse of Dragon'))] },
});
