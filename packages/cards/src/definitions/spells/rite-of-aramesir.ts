import {
  activateOncePerTurn,
  activation,
  andThen,
  cannotActivate,
  choose1,
  exists,
  faceUp,
  ifSo,
  inMonsterZone,
  inYourDeck,
  monster,
  named,
  not,
  oath,
  placeInSpellTrapZone,
  player,
  specialSummonTokens,
  summonedBy,
  token,
  unless,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const ADVENTURER_TOKEN = token(3285552, 'Adventurer Token', {
  race: 'Fairy',
  attribute: 'EARTH',
  level: 4,
  atk: 2000,
  def: 2000,
});

export const riteOfAramesir = spellCard(3285551, {
  effects: [
    activation({
      condition: unless(exists(named('Adventurer Token'), youControl)),
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotActivate(monster, inMonsterZone, not(summonedBy('special')))),
      resolve: andThen(
        specialSummonTokens(1, ADVENTURER_TOKEN),
        ifSo(
          unless(exists(named('Fateful Adventure'), faceUp, youControl)),
          youCan(placeInSpellTrapZone(choose1(named('Fateful Adventure'), inYourDeck))),
        ),
      ),
    }),
  ],
});
