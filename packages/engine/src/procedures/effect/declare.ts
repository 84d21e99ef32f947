/** A player declares a card name, a Type, an Attribute or a number. */
import type { ActionOf } from '../../language/action.ts';
import { declarable } from '../../meaning/declarable.ts';
import { DECLARED, declaredAs } from '../../meaning/declared.ts';
import { note, sceneOf } from '../../meaning/scene.ts';
import { record } from '../../moves/moment.ts';
import { isStill } from '../../state/cards-of.ts';
import { writeCard } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, end, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import type { Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';

type Vars = Variables['declare'];

/** Could the rest of the cost be paid with this number? (effects.cost.unpayable) */
const canFollow = (table: Table, vars: Vars, { what }: ActionOf<'declare'>, value: number): boolean => {
  const [, sequence, at] = /^(.*\/cost)\/parts\/(\d+)$/.exec(vars.path) ?? [];
  if (what.declare !== 'number' || sequence === undefined) return true;
  // The path leads to the parts of a cost.
  const { parts } = table.pool.partAt(sequence) as ActionOf<'sequence'>;
  const scene = sceneOf(table, vars.scene);
  const declared = { ...scene, noted: { ...scene.noted, [DECLARED]: value } };
  return parts
    .slice(Number(at) + 1)
    .every((part) => obstacleToCarryOut(table, part, declared, 'cost') === undefined);
};

export const declare: Procedure<'declare'> = {
  ask: (table, vars) => {
    const action = table.pool.partAt(vars.path) as ActionOf<'declare'>;
    const scene = sceneOf(table, vars.scene);
    const { source, you, effect } = scene;
    const able = declarable(table, action, scene).filter(({ value }) =>
      canFollow(table, vars, action, value),
    );
    if (able.length === 0) return end(false);
    const choices = able.map(({ value, word }) => ({
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
    note(table, vars.scene, declaredAs(choice.what), choice.value);
    // The card speaks of it as long as it stays where it is. (effects.declare.kept-by-the-card)
    if (isStill(table, source)) writeCard(table, source.card).declared = choice.value;
    record(table, { what: 'declared', player: you, declares: choice.what, word: choice.word });
    return end(true);
  },
};
