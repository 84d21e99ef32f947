import {
  apply,
  canOnlyControl1,
  continuous,
  firstDamagePrevented,
  frame,
  material,
  monster,
  named,
  neverMaterial,
  noEffectDamage,
  player,
  race,
  summoned,
  thisOne,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const secureGardna = monsterCard(2220237, {
  summoning: { materials: [material(race('Cyberse'), frame('link'), monster)] },
  asMaterial: [neverMaterial('link')],
  effects: [
    canOnlyControl1(named('Secure Gardna')),
    unclassified({
      from: ['monsters'],
      on: summoned(thisOne, ['special']),
      does: apply('end-of-turn', player('you'), noEffectDamage),
    }),
    continuous({
      from: ['monsters'],
      affects: player('you'),
      modifiers: [firstDamagePrevented('battle', 'effect')],
    }),
  ],
});
