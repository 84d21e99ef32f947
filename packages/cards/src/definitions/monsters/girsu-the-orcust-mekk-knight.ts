import {
  and,
  andThen,
  apply,
  at,
  choose1,
  either,
  except,
  existAtLeast,
  exists,
  ifSo,
  ignition,
  inYourDeck,
  monster,
  onField,
  sameColumnAs,
  sendToGy,
  series,
  specialSummonTokens,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  token,
  treatedAsTuner,
  trigger,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WORLD_LEGACY_TOKEN = token(69811711, 'World Legacy Token', {
  attribute: 'DARK',
  race: 'Machine',
  level: 1,
  atk: 0,
  def: 0,
  series: ['World Legacy'],
});

export const girsuTheOrcustMekkKnight = monsterCard(69811710, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        sendToGy(choose1(either([series('Orcust')], [series('World Legacy')]), inYourDeck)),
        ifSo(
          existAtLeast(
            2,
            either([monster], [spellOrTrap]),
            onField,
            sameColumnAs(thisCard),
            except(thisCard),
          ),
          apply('end-of-turn', thisCard, treatedAsTuner),
        ),
      ),
    }),
    ignition({
      condition: unless(exists(monster, at('you', 'monsters'), except(thisCard))),
      limit: useOncePerTurn,
      resolve: and(
        specialSummonTokens(1, WORLD_LEGACY_TOKEN, { positions: ['defense'] }),
        specialSummonTokens(1, WORLD_LEGACY_TOKEN, { to: 'opponent', positions: ['defense'] }),
      ),
    }),
  ],
});
