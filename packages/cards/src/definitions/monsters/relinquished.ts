import {
  all,
  andIfYouDo,
  atkBecomes,
  battled,
  continuous,
  damageTaken,
  defBecomes,
  destroy,
  destructionReplaced,
  equip,
  equippedTo,
  ignition,
  inflictsBattleDamage,
  isCard,
  itself,
  link,
  linked,
  matches,
  monster,
  oncePerTurn,
  opponentControls,
  originalAtkOf,
  originalDefOf,
  takeDamage,
  target,
  target1,
  thisCard,
  unclassified,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const takesAMonster = ignition({
  limit: oncePerTurn,
  condition: unless(matches(linked('taken'), equippedTo(isCard(thisCard)))),
  targets: [target1(monster, opponentControls)],
  resolve: andIfYouDo(equip(target, thisCard), link('taken', target)),
});

export const relinquished = monsterCard(64631466, {
  summoning: { ritualSpell: 'Black Illusion Ritual' },
  effects: [
    takesAMonster,
    continuous({
      number: 2,
      while: matches(linked('taken'), equippedTo(isCard(thisCard))),
      affects: itself(thisCard),
      modifiers: [atkBecomes(originalAtkOf(linked('taken'))), defBecomes(originalDefOf(linked('taken')))],
    }),
    continuous({
      number: 2,
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({ by: ['battle'], use: 'mandatory', instead: destroy(linked('taken')) }),
      ],
    }),
    unclassified({
      number: 3,
      on: inflictsBattleDamage([], { to: 'you' }),
      condition: all(battled(thisCard), matches(linked('taken'), equippedTo(isCard(thisCard)))),
      does: takeDamage('opponent', damageTaken),
    }),
  ],
});
