/** A Synchro, Xyz or Link Summon directly after the effect: the monster; the rest is as by the rules, but nothing can be activated before it. (wording.conj.immediately-after, faq.procedure.after-an-effect-only-negatable-as-link-1) */
import { candidatesFor } from '../../field/effect-materials.ts';
import { bind } from '../../meaning/scene.ts';
import { boundTo } from '../../state/cards-of.ts';
import { callThen, end, frame, type Procedure, returnedCards } from '../../state/next.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';

export const materialSummon: Procedure<'material-summon'> = {
  monster: (table, vars) => {
    const { way, player, demand, source } = vars;
    const cards = candidatesFor(table, player, way, demand);
    if (cards.length === 0) return end([]);
    const why = { for: `${way}-monster`, card: source } as const;
    return callThen(frame('select', { player, cards, min: 1, max: 1, why, constraints: [] }), 'summon', vars);
  },
  summon: (_, vars, input) => {
    const [card] = returnedCards(input);
    if (card === undefined) return end([]);
    const { way, player, demand } = vars;
    return callThen(
      frame('own-summon', { card, player, way, scene: NO_SCENE, using: [], byEffect: demand }),
      'over',
      vars,
    );
  },
  over: (table, { as, scene }, input) => {
    const summoned = returnedCards(input);
    if (as !== undefined && scene !== undefined)
      bind(
        table,
        scene,
        as,
        summoned.map((card) => boundTo(table, card)),
      );
    return end(summoned);
  },
};
