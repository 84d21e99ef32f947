import {
  addToHand,
  all,
  allThatMatch,
  allThatMatchNow,
  andIfYouDo,
  apply,
  atTiming,
  attributeBecomes,
  banish,
  banishedWhenItLeaves,
  continuous,
  destroyedByThisBattle,
  faceUp,
  gainsAtk,
  inGys,
  inPhase,
  inYourGy,
  itself,
  levelRaised,
  matches,
  monster,
  moved,
  named,
  negatesWhatItDestroysByBattle,
  notTributedForTributeSummon,
  numberOf,
  opponentControls,
  opponentInBattle,
  race,
  specialSummonTokens,
  spell,
  summoned,
  summonedThisTurn,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  token,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const FLUFF_TOKEN = token(15341822, 'Fluff Token', {
  race: 'Plant',
  attribute: 'WIND',
  level: 1,
  atk: 0,
  def: 0,
});
export const dandylion = monsterCard(15341821, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'mandatory',
      resolve: andIfYouDo(
        specialSummonTokens(2, FLUFF_TOKEN, { positions: ['defense'], as: 'tokens' }),
        apply('end-of-turn', the('tokens'), notTributedForTributeSummon),
      ),
    }),
  ],
});

export const darklon = monsterCard(76202610, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: apply(
        'end-phase',
        allThatMatchNow(monster, faceUp, youControl),
        levelRaised(1),
        attributeBecomes('DARK'),
      ),
    }),
  ],
});

export const darkMagicianGirl = monsterCard(38033121, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(named('Dark Magician', 'Magician of Black Chaos'), inGys)))],
    }),
  ],
});

export const darkMagicianOfChaos = monsterCard(40737112, {
  effects: [
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: summonedThisTurn(thisCard, 'normal', 'tribute', 'special'),
      limit: useOncePerTurn,
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(
        matches(opponentInBattle, monster, opponentControls),
        destroyedByThisBattle(opponentInBattle),
      ),
      resolve: banish(opponentInBattle),
    }),
    continuous({ affects: itself(thisCard), unclassified: true, modifiers: [banishedWhenItLeaves] }),
  ],
});

export const darkRulerHaDes = monsterCard(53982768, {
  summoning: { neverFrom: ['gy'] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Fiend'), monster, youControl),
      modifiers: [negatesWhatItDestroysByBattle],
    }),
  ],
});
