import {
  at,
  attach,
  cannotAttack,
  choose1,
  continuous,
  destroy,
  detach,
  exactLevel,
  ignition,
  itself,
  materials,
  monster,
  named,
  oncePerTurn,
  onField,
  quick,
  series,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const HAS_BLUE_LAYER = thisCardHasMaterial(named('Super Quantum Blue Layer'));

export const superQuantalMechBeastGrampulse = monsterCard(85252081, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: unless(thisCardHasMaterial()),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
    ...[ignition, quick].map((kind) =>
      kind({
        number: 2,
        limit: oncePerTurn,
        condition: kind === quick ? HAS_BLUE_LAYER : unless(HAS_BLUE_LAYER),
        cost: detach(1),
        targets: [target1(spellOrTrap, onField)],
        resolve: destroy(target),
      }),
    ),
    ignition({
      limit: oncePerTurn,
      resolve: attach(choose1(series('Super Quantum'), monster, at('you', 'hand', 'monsters')), thisCard),
    }),
  ],
});
