/** What "Swordsoul" cards have in common. */
import {
  type Action,
  andIfYouDo,
  apply,
  applyOneOf,
  at,
  cannotSpecialSummon,
  either,
  faceUp,
  frame,
  inMonsterZone,
  level,
  levelRaised,
  matches,
  monster,
  moved,
  not,
  onlyWhile,
  player,
  race,
  series,
  specialSummonTokens,
  type TriggerEffect,
  target,
  target1,
  the,
  thisOne,
  token,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

const SWORDSOUL_TOKEN = token(20001444, 'Swordsoul Token', {
  race: 'Wyrm',
  attribute: 'WATER',
  abilities: ['tuner'],
  level: 4,
  atk: 0,
  def: 0,
});

/** Swordsoul: "Special Summon 1 "Swordsoul Token". While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon from the Extra Deck, except Synchro Monsters." */
export const makesSwordsoulToken: Action = andIfYouDo(
  specialSummonTokens(1, SWORDSOUL_TOKEN, { as: 'token' }),
  onlyWhile(
    matches(the('token'), inMonsterZone),
    apply('while-it-stays', player('you'), cannotSpecialSummon(at('any', 'extra'), not(frame('synchro')))),
  ),
);

/** Swordsoul Spells: "If this card is banished: You can target 1 "Swordsoul" monster, or Wyrm monster, you control; increase or decrease its Level by 1" */
export const banishedSwordsoulSpell: TriggerEffect = trigger({
  from: ['banished'],
  on: moved(thisOne, { to: ['banished'] }),
  use: 'if-you-can',
  limit: useOncePerTurn,
  targets: [
    target1(
      either([series('Swordsoul'), monster], [race('Wyrm'), monster]),
      level({ min: 1 }),
      faceUp,
      youControl,
    ),
  ],
  resolve: applyOneOf(
    apply('end-of-turn', target, levelRaised(1)),
    apply('end-of-turn', target, levelRaised(-1)),
  ),
});
