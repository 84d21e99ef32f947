import {
  allThatMatch,
  andIfYouDo,
  atkBecomes,
  cannotAttack,
  cannotChangePosition,
  continuous,
  defBecomes,
  destroy,
  destructionReplaced,
  equip,
  equippedTo,
  except,
  ignition,
  inMonsterZone,
  isCard,
  itself,
  link,
  linked,
  matches,
  material,
  monster,
  named,
  oncePerTurn,
  opponentControls,
  originalAtkOf,
  originalDefOf,
  target,
  target1,
  thisCard,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const takesAMonster = ignition({
  limit: oncePerTurn,
  condition: unless(matches(linked('taken'), equippedTo(isCard(thisCard)))),
  targets: [target1(monster, opponentControls)],
  resolve: andIfYouDo(equip(target, thisCard), link('taken', target)),
});

export const thousandEyesRestrict = monsterCard(63519819, {
  summoning: { materials: [material(named('Relinquished')), material(named('Thousand-Eyes Idol'))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, except(thisCard), inMonsterZone),
      modifiers: [cannotChangePosition, cannotAttack],
    }),
    takesAMonster,
    continuous({
      number: 3,
      while: matches(linked('taken'), equippedTo(isCard(thisCard))),
      affects: itself(thisCard),
      modifiers: [atkBecomes(originalAtkOf(linked('taken'))), defBecomes(originalDefOf(linked('taken')))],
    }),
    continuous({
      number: 3,
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({ by: ['battle'], use: 'mandatory', instead: destroy(linked('taken')) }),
      ],
    }),
  ],
});
