import { activateOncePerTurn, activation, specialSummonTokens, token } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const SECURITY_TOKEN = token(93104633, 'Security Token', {
  race: 'Cyberse',
  attribute: 'LIGHT',
  level: 4,
  atk: 2000,
  def: 2000,
});

export const oneTimePasscode = spellCard(93104632, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: specialSummonTokens(1, SECURITY_TOKEN, { positions: ['defense'] }),
    }),
  ],
});
