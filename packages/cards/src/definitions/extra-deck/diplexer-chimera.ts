import {
  addToHand,
  and,
  apply,
  cannotActivate,
  choose1,
  duringPhase,
  except,
  ignition,
  inYourGy,
  materials,
  monster,
  moved,
  named,
  oncePerTurn,
  onlyWhile,
  player,
  race,
  spellOrTrap,
  summonedBy,
  target1,
  targetAs,
  the,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const diplexerChimera = monsterCard(78084378, {
  summoning: { materials: [materials(2, race('Cyberse'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: tribute(choose1(race('Cyberse'), monster, youControl)),
      resolve: onlyWhile(
        duringPhase('battle'),
        apply('end-of-turn', player('any'), cannotActivate(spellOrTrap)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, summonedBy('fusion')], { to: ['gy'], owner: 'you' }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [
        targetAs('spell', target1(named('Cynet Fusion'), inYourGy)),
        targetAs('monster', target1(race('Cyberse'), monster, inYourGy, except(thisCard))),
      ],
      resolve: and(addToHand(the('spell')), addToHand(the('monster'))),
    }),
  ],
});
