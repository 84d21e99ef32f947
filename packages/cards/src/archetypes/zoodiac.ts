/** What "Zoodiac" monsters have in common. */
import {
  allThatMatch,
  continuous,
  detach,
  type Effect,
  type Filter,
  frame,
  gains,
  hasMaterial,
  inMonsterZone,
  isCard,
  monster,
  negateActivation,
  originalRace,
  quick,
  type Test,
  thisCard,
} from '@spellspeed/engine/language';

const HOST: Filter = [frame('xyz'), originalRace('Beast-Warrior'), hasMaterial(isCard(thisCard)), monster];

/** Zoodiac: the Beast-Warrior Xyz Monster that has it as material negates for 1 material the activation of such a card of the opponent that targets it. */
export const negatesWhatTargetsHost = (kind: Test): Effect =>
  continuous({
    from: ['material'],
    affects: allThatMatch(...HOST, inMonsterZone),
    modifiers: [
      gains(
        quick({
          on: [
            {
              event: 'activated',
              what: 'card-or-effect',
              by: 'opponent',
              card: [kind],
              targeting: [isCard(thisCard)],
            },
          ],
          cost: detach(1),
          resolve: negateActivation,
        }),
      ),
    ],
  });
