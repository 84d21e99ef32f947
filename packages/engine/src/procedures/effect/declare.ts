/** A player declares a card name, a Type, an Attribute or a number. */
import type { ActionOf } from '../../language/action.ts';
import { DECLARED, declarable } from '../../meaning/declared.ts';
import { note, sceneOf } from '../../meaning/scene.ts';
import { record } from '../../moves/moment.ts';
import { isStill } from '../../state/cards-of.ts';
import { writeCard } from '../../state/door.ts';
import { askThen, end, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';

export const declare: Procedure<'declare'> = {
  ask: (table, vars) => {
    const action = table.pool.partAt(vars.path) as ActionOf<'declare'>;
    const { source, you, effect } = sceneOf(table, vars.scene);
    const choices = declarable(table, action).map(({ value, word }) => ({
      do: 'declare' as const,
      what: action.what.declare,
      value,
      word,
    }));
    return askThen(
      oneOf(you, 'declare', { for: 'resolution', card: source.card, effect }, choices),
      'declared',
      vars,
    );
  },
  declared: (table, vars, input) => {
    const [choice] = input.chosen;
    if (choice?.do !== 'declare') return end(false);
    const { source, you } = sceneOf(table, vars.scene);
    note(table, vars.scene, DECLARED, choice.value);
    // The card speaks of it as long as it stays where it is. (effects.declare.kept-by-the-card)
    if (isStill(table, source)) writeCard(table, source.card).declared = choice.value;
    record(table, { what: 'declared', player: you, declares: choice.what, word: choice.word });
    return end(true);
  },
};
