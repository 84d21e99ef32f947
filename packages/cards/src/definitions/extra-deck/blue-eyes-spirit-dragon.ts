import {
  activatedIn,
  also,
  as,
  at,
  attribute,
  cardOrEffectActivated,
  choose1,
  continuous,
  destroy,
  frame,
  later,
  matches,
  named,
  negateActivation,
  noSimultaneousSpecialSummons,
  not,
  oncePerTurn,
  player,
  quick,
  race,
  series,
  specialSummon,
  summonedBy,
  the,
  thisCard,
  tribute,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const lightDragonSynchro = choose1(
  attribute('LIGHT'),
  race('Dragon'),
  frame('synchro'),
  at('you', 'extra'),
  not(named('Blue-Eyes Spirit Dragon')),
);

export const blueEyesSpiritDragon = monsterCard(59822133, {
  summoning: {
    materials: tunerAndNonTuners(series('Blue-Eyes')),
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('any'),
      modifiers: [noSimultaneousSpecialSummons],
    }),
    quick({
      on: [activatedIn(cardOrEffectActivated('any'), 'gy')],
      limit: oncePerTurn,
      resolve: negateActivation,
    }),
    quick({
      condition: matches(thisCard, summonedBy('synchro')),
      cost: tribute(thisCard),
      resolve: also(
        specialSummon(as('summoned', lightDragonSynchro), { positions: ['defense'] }),
        later('end-phase', destroy(the('summoned'))),
      ),
    }),
  ],
});
