import {
  also,
  apply,
  atLeast,
  battleDamageTaken,
  effectDamageTaken,
  exists,
  inflictsBattleDamage,
  opponentControls,
  originalAtkDefBecomes,
  specialSummon,
  specialSummonTokens,
  summonedByItsEffect,
  takeDamage,
  takesEffectDamage,
  the,
  thisCard,
  token,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const EMISSARY_OF_DARKNESS_TOKEN = token(44330099, 'Emissary of Darkness Token', {
  race: 'Fairy',
  attribute: 'LIGHT',
  level: 7,
  atk: '?',
  def: '?',
});
const NO_CARDS = unless(exists(youControl));
const BATTLE_DAMAGE = inflictsBattleDamage([opponentControls], { to: 'you' });
const EFFECT_DAMAGE = takesEffectDamage('you', 'opponent');
const AS_BIG_AS_THE_DAMAGE = originalAtkDefBecomes(battleDamageTaken);
const MAKE_TOKEN = also(
  specialSummonTokens(1, EMISSARY_OF_DARKNESS_TOKEN, { as: 'token' }),
  apply('while-it-stays', the('token'), AS_BIG_AS_THE_DAMAGE),
);
const GIVE_BACK = takeDamage('opponent', effectDamageTaken);

export const gorzTheEmissaryOfDarkness = monsterCard(44330098, {
  effects: [
    trigger({
      from: ['hand'],
      on: [BATTLE_DAMAGE, EFFECT_DAMAGE],
      use: 'when-you-can',
      condition: NO_CARDS,
      alsoAtResolution: NO_CARDS,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summonedByItsEffect,
      use: 'mandatory',
      modes: [
        { condition: atLeast(battleDamageTaken, 1), targets: [], resolve: MAKE_TOKEN },
        { condition: atLeast(effectDamageTaken, 1), targets: [], resolve: GIVE_BACK },
      ],
    }),
  ],
});
