/** "that card/effect/attack now targets the new target" */
import { isAppropriate, targetedBy } from '../field/new-target.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { bind } from '../meaning/scene.ts';
import { boundTo } from '../state/cards-of.ts';
import { write } from '../state/door.ts';
import { done, verb } from './verb.ts';

/** A target that is no appropriate one by then does not become it. (effects.target.new-target-must-be-appropriate) */
export const changeTarget = verb<'change-target'>({
  pointsTo: ({ to }) => to,
  run: (table, { to }, { scene }) => {
    const { battle } = table.state;
    const [card] = cardsMeantBy(table, to, scene);
    const targeted = targetedBy(table, scene);
    if (card === undefined || !targeted || !isAppropriate(table, card, scene)) return done(false);
    if (targeted.by === 'effect')
      bind(table, targeted.link.scene, targeted.target.as, [boundTo(table, card)]);
    else if (battle) write(table, 'battle', { ...battle, target: boundTo(table, card), replay: false });
    return done(true);
  },
});
