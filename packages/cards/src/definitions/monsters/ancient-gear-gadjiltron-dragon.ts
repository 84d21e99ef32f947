import {
  type Condition,
  cannotActivateCards,
  continuous,
  inflictsBattleDamage,
  itself,
  matches,
  monster,
  named,
  opponentControls,
  piercing,
  player,
  spellOrTrap,
  summonedUsing,
  takeDamage,
  thisCard,
  thisCardAttacks,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const tributed = (name: string): Condition => matches(thisCard, summonedUsing('tribute', named(name)));

export const ancientGearGadjiltronDragon = monsterCard(50933533, {
  effects: [
    continuous({ while: tributed('Green Gadget'), affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      number: 1,
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: tributed('Red Gadget'),
      resolve: takeDamage('opponent', 400),
    }),
    trigger({
      number: 1,
      on: { event: 'destroyed-by-battle', card: [monster, opponentControls], by: thisOne },
      use: 'mandatory',
      condition: tributed('Yellow Gadget'),
      resolve: takeDamage('opponent', 600),
    }),
    continuous({
      while: thisCardAttacks,
      affects: player('opponent'),
      modifiers: [cannotActivateCards(spellOrTrap)],
    }),
  ],
});
