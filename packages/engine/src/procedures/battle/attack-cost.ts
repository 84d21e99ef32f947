/** "Cannot declare an attack unless you …": what the texts demand is done before the attack target is chosen; nothing where they are negated. (faq.must.required-act-is-gone-when-negated) */

import { modifiersOn } from '../../field/modifiers.ts';
import { beginScene, endScene } from '../../meaning/scene.ts';
import { callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';

export const attackCost: Procedure<'attack-cost'> = {
  pay: (table, vars) => {
    const cost = modifiersOn(table, vars.card, 'attack-cost')[vars.paid];
    if (!cost) return end();
    const { source, you, effect, bound, noted } = cost.scene;
    const scene = beginScene(table, { source, you, effect, bound, noted, event: [] });
    const path = `${cost.path}/cost`;
    return callThen(frame('run', { path, scene, cause: 'cost', cards: [], live: [] }), 'paid', {
      ...vars,
      scene,
      paid: vars.paid + 1,
    });
  },
  // What follows from the payment without a Chain follows at once.
  paid: (table, vars) => {
    endScene(table, vars.scene);
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'next', { ...vars, scene: NO_SCENE });
  },
  next: (_, vars) => goTo('pay', vars),
};
