import {
  allThatMatch,
  allThatMatchNow,
  also,
  apply,
  cannotActivate,
  continuous,
  detach,
  exactLevel,
  except,
  exists,
  faceUp,
  gains,
  gainsAtk,
  ifSo,
  ignition,
  inPhase,
  itself,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  player,
  race,
  series,
  takeDamage,
  thisCard,
  thisCardHasMaterial,
  trigger,
  unaffectedBy,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const raidraptorUltimateFalcon = monsterCard(86221741, {
  summoning: { materials: [materials(3, exactLevel(10), race('Winged Beast'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [unaffectedBy(except(thisCard))] }),
    ignition({
      cost: detach(1),
      resolve: also(
        apply('end-of-turn', allThatMatch(monster, opponentControls), gainsAtk(-1000)),
        apply('end-of-turn', player('opponent'), cannotActivate()),
      ),
    }),
    continuous({
      while: thisCardHasMaterial(series('Raidraptor'), monster),
      affects: itself(thisCard),
      modifiers: [
        gains(
          trigger({
            on: inPhase('end', 'any'),
            use: 'if-you-can',
            limit: oncePerTurn,
            resolve: also(
              apply('while-it-stays', allThatMatchNow(faceUp, monster, opponentControls), gainsAtk(-1000)),
              ifSo(unless(exists(faceUp, monster, opponentControls)), takeDamage('opponent', 1000)),
            ),
          }),
        ),
      ],
    }),
  ],
});
