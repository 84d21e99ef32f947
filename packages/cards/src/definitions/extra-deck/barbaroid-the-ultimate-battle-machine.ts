import {
  all,
  atTiming,
  attacks,
  attackTarget,
  cannotAttackDirectly,
  continuous,
  itself,
  matches,
  materials,
  monster,
  negateAlsoInGy,
  opponentControls,
  race,
  series,
  takeDamage,
  thisCard,
  thisCardAttacks,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const barbaroidTheUltimateBattleMachine = monsterCard(54702678, {
  summoning: { materials: [materials(5, race('Machine'), series('roid'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'any')] }),
    continuous({ affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(thisCardAttacks, matches(attackTarget, opponentControls)),
      resolve: negateAlsoInGy(attackTarget),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'mandatory',
      resolve: takeDamage('opponent', 1000),
    }),
  ],
});
