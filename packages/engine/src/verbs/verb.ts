/** What every verb of the effect language must declare. One file a verb; shared code asks these properties and never which verb it is. */
import type { Action, ActionOf, Cards, Verb } from '../language/action.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference } from '../language/reference.ts';
import type { Frame } from '../state/frame.ts';
import type { Obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import type { CardId, SceneId } from '../vocabulary/ids.ts';
import type { Cause } from '../vocabulary/reasons.ts';

/** What other cards and the Damage Step ask about an effect. Derived, never written by hand. */
export const CATEGORIES = [
  'destroys',
  'sends-to-gy',
  'banishes',
  'returns-to-hand',
  'adds-to-hand',
  'returns-to-deck',
  'draws',
  'special-summons',
  'fusion-summons',
  'ritual-summons',
  'inflicts-damage',
  'gains-life-points',
  'changes-position',
  'changes-control',
  'changes-atk-def',
  'negates-activation',
  'negates-effect',
  'negates-summon',
  'negates-attack',
  'equips',
  'sets',
  'battle-only',
  'discards',
  'detaches',
  'attaches',
  'places-counters',
  'removes-counters',
  'tributes',
  'lasts',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A verb at work: the scene, the cards that were found or chosen for it, and why it is done. */
export interface Doing {
  readonly scene: Scene;
  readonly sceneId: SceneId;
  readonly cards: readonly CardId[];
  readonly cause: Cause;
  /** Where the action stands in the definition. */
  readonly path: string;
}
/** Was it done (at least in part)? Or it is done by a procedure, whose result says so. */
export type Outcome = { readonly done: boolean } | { readonly call: Frame };
export const done = (was: boolean): Outcome => ({ done: was });
export const byProcedure = (frame: unknown): Outcome => ({ call: frame as Frame });

/** How a verb asks about the actions inside it; with `earlier`, about one that comes after those; with `by`, about one that the opponent has to do. */
export type AskInside = (
  action: Action,
  earlier?: readonly Action[],
  by?: 'opponent',
) => Obstacle | undefined;

export interface VerbOf<A extends Action> {
  readonly categories: (action: A) => readonly Category[];
  /** The actions inside, with their keys in the definition. */
  readonly parts: (action: A) => readonly Action[];
  /** The cards to which something is done, where it is done to cards. */
  readonly what: (action: A) => Cards | null;
  /** What the text points to, where it is done to that. */
  readonly pointsTo: (action: A) => Reference | null;
  /** Cards that must be taken in the place of others that the text asks for. */
  readonly borrowed: (table: Table, filter: Filter, scene: Scene) => readonly CardId[];
  /** To how many cards it can be done at most. (effects.resolution.no-impossible-choice) */
  readonly most: (table: Table, action: A, scene: Scene) => number;
  /** Why it cannot be done to this card: such a card can be neither chosen nor targeted for it. (effects.target.inapplicable-monster) */
  readonly refuses: (
    table: Table,
    action: A,
    card: CardId,
    scene: Scene,
    cause: Cause,
  ) => Obstacle | undefined;
  /** Why nothing of it can be carried out, apart from a lack of cards. (effects.condition.must-be-processable) */
  readonly obstacle: (table: Table, action: A, scene: Scene, inside: AskInside) => Obstacle | undefined;
  /** Is what it needs beside its cards gone when it is carried out? Then no card is chosen for it any more. */
  readonly isInVain: (table: Table, action: A, scene: Scene) => boolean;
  /** Are the actions inside it done in any case, so that they must be possible also where it comes later? */
  readonly demandsParts: boolean;
  readonly run: (table: Table, action: A, doing: Doing) => Outcome;
}
type Own<V extends Verb> = Partial<VerbOf<ActionOf<V>>> & Pick<VerbOf<ActionOf<V>>, 'run'>;

const NO_PARTS: readonly Action[] = [];
const NO_CATEGORIES: readonly Category[] = [];
const NO_CARDS: readonly CardId[] = [];
/** A verb with what it declares; the rest is: no category, no parts, no cards, no obstacle. */
export const verb = <V extends Verb>(own: Own<V>): VerbOf<ActionOf<V>> => ({
  categories: () => NO_CATEGORIES,
  parts: () => NO_PARTS,
  what: () => null,
  pointsTo: (action) => {
    const what = own.what?.(action);
    return what?.cards === 'referenced' ? what.what : null;
  },
  refuses: () => undefined,
  obstacle: () => undefined,
  isInVain: () => false,
  borrowed: () => NO_CARDS,
  most: () => Number.POSITIVE_INFINITY,
  demandsParts: false,
  ...own,
});
/** A verb that does something to cards. */
export const cardVerb = <V extends Extract<Action, { what: Cards }>['do']>(
  own: Own<V>,
): VerbOf<ActionOf<V>> =>
  verb<V>({ what: (action) => (action as Extract<Action, { what: Cards }>).what, ...own });
