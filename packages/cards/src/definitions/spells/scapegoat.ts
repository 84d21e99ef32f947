import {
  activation,
  andThen,
  apply,
  cannotFlipSummon,
  cannotNormalSummon,
  isCard,
  notTributedForTributeSummon,
  oath,
  player,
  specialSummonsOnlyByEffectsOf,
  specialSummonTokens,
  the,
  thisCard,
  token,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const SHEEP_TOKEN = token(73915052, 'Sheep Token', {
  race: 'Beast',
  attribute: 'EARTH',
  level: 1,
  atk: 0,
  def: 0,
});

export const scapegoat = spellCard(73915051, {
  effects: [
    activation({
      oath: oath(
        player('you'),
        specialSummonsOnlyByEffectsOf(isCard(thisCard)),
        cannotNormalSummon(),
        cannotFlipSummon(),
      ),
      resolve: andThen(
        specialSummonTokens(4, SHEEP_TOKEN, { positions: ['defense'], as: 'Tokens' }),
        apply('while-it-stays', the('Tokens'), notTributedForTributeSummon),
      ),
    }),
  ],
});
