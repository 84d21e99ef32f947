/** What binds a player from now until the end of the turn. */
import type { Oath } from '../language/effect.ts';
import { tick, write } from '../state/door.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';

/** The oath at this path of the definitions begins to bind. (wording.restriction.turn-you-activate, faq.normal-draw.give-up-as-a-restriction) */
export const swear = (table: Table, { modifiers }: Oath, path: string, scene: Scene): void => {
  const since = tick(table);
  const lingering = {
    id: since,
    scene,
    path,
    fixed: null,
    amounts: modifiers.map(() => null),
    activated: true,
    name: null,
    since,
    until: 'end-of-turn',
    turn: table.state.turn,
  } as const;
  write(table, 'lingering', [...table.state.lingering, lingering]);
};
