import {
  activation,
  and,
  apply,
  atkBecomes,
  defBecomes,
  existAtLeast,
  ifSo,
  inYourGy,
  notTributed,
  specialSummonTokens,
  spell,
  the,
  token,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

const ACE_TOKEN = token(52340445, 'Sky Striker Ace Token', {
  race: 'Warrior',
  attribute: 'DARK',
  level: 1,
  atk: 0,
  def: 0,
});

export const skyStrikerMechaHornetDrones = spellCard(52340444, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      resolve: and(
        specialSummonTokens(1, ACE_TOKEN, { positions: ['defense'], as: 'Token' }),
        apply('while-it-stays', the('Token'), notTributed),
        ifSo(
          existAtLeast(3, spell, inYourGy),
          apply('while-it-stays', the('Token'), atkBecomes(1500), defBecomes(1500)),
        ),
      ),
    }),
  ],
});
