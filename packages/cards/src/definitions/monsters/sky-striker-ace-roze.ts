import {
  andIfYouDo,
  andThen,
  apply,
  as,
  choose,
  choose1,
  effectMonster,
  effectsNegated,
  type Filter,
  faceUp,
  inExtraMonsterZone,
  leavesField,
  monster,
  moved,
  named,
  not,
  opponentControls,
  series,
  specialSummon,
  summoned,
  the,
  thisCard,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const THEIRS: Filter = [monster, opponentControls, inExtraMonsterZone];

export const skyStrikerAceRoze = monsterCard(37351133, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned(
        [series('Sky Striker Ace'), monster, not(named('Sky Striker Ace - Roze'))],
        ['normal', 'special'],
      ),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved(THEIRS, { manner: ['destroyed'], by: ['battle'] }),
        leavesField(THEIRS, { by: ['effect'], doer: 'you' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(thisCard),
        youCan(
          andIfYouDo(
            choose(as('negated', choose1(effectMonster, faceUp, opponentControls))),
            apply('end-of-turn', the('negated'), effectsNegated),
          ),
        ),
      ),
    }),
  ],
});
