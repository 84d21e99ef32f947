/** Scenes: the contexts in which texts are read. */

import { isActivated } from '../language/effect.ts';
import { present } from '../state/bug.ts';
import { boundTo } from '../state/cards-of.ts';
import { tick, write } from '../state/door.ts';
import type { Bound, Foreseen, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type EffectKind, type Table } from '../state/table.ts';
import type { CardId, SceneId, Stamp } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';

/** Who is "you" for a card's text: its controller on the field, elsewhere its owner. */
export const speakerOf = (table: Table, card: CardId): Player => {
  const { zone, controller, owner } = cardOf(table, card);
  return isFieldZone(zone) ? controller : owner;
};

/** Is it the text of a Trigger or Quick Effect that must be activated? */
export const isOfMandatoryEffect = (table: Table, { source, effect }: Scene): boolean => {
  const text = definitionOf(table, source.card).card.effects[effect];
  return (text?.effect === 'trigger' || text?.effect === 'quick') && text.use === 'mandatory';
};

const NOTHING = {};
const NO_EVENT: readonly Bound[] = [];
/** A scene for asking only: it is not in the state. */
export const transientScene = (
  table: Table,
  card: CardId,
  effect: number,
  you: Player = speakerOf(table, card),
): Scene => ({
  id: -1 as SceneId,
  source: boundTo(table, card),
  you,
  effect,
  bound: NOTHING,
  noted: NOTHING,
  event: NO_EVENT,
  since: 0 as Stamp,
});

/** A copy of one shape, whatever it is copied from. */
const copyOf = (scene: Scene): { -readonly [part in keyof Scene]: Scene[part] } => {
  const copy: { -readonly [part in keyof Scene]: Scene[part] } = {
    id: scene.id,
    source: scene.source,
    you: scene.you,
    effect: scene.effect,
    bound: scene.bound,
    noted: scene.noted,
    event: scene.event,
    since: scene.since,
  };
  if (scene.of !== undefined) copy.of = scene.of;
  if (scene.foreseen !== undefined) copy.foreseen = scene.foreseen;
  if (scene.resolving !== undefined) copy.resolving = scene.resolving;
  return copy;
};
/** The scene in which this has happened. */
export const withEvent = (scene: Scene, event: readonly Bound[]): Scene => {
  const copy = copyOf(scene);
  copy.event = event;
  return copy;
};
/** The scene in which this has happened, with what it tells in numbers. */
export const withTold = (
  scene: Scene,
  { cards, noted }: { readonly cards: readonly Bound[]; readonly noted: Scene['noted'] },
): Scene => {
  const copy = copyOf(scene);
  copy.event = cards;
  copy.noted = { ...scene.noted, ...noted };
  return copy;
};
/** The name under which a text that saves a card finds what is doomed with it. */
export const DOOMED_TOGETHER = 'doomed-together';
/** The scene in which a name stands for these cards. */
export const withBound = (scene: Scene, name: string, cards: readonly Bound[]): Scene => {
  const copy = copyOf(scene);
  copy.bound = { ...scene.bound, [name]: cards };
  return copy;
};
/** The scene in which this will be so besides. */
export const withForeseen = (scene: Scene, more: Foreseen): Scene => {
  const copy = copyOf(scene);
  copy.foreseen = { ...scene.foreseen, ...more };
  return copy;
};

/** Begins a scene in the state. */
export const beginScene = (table: Table, scene: Omit<Scene, 'id' | 'since'>): SceneId => {
  const since = tick(table);
  const id = since as number as SceneId;
  write(table, 'scenes', { ...table.state.scenes, [id]: { ...scene, id, since } });
  return id;
};
/** Goes on with a scene that was kept, under its own id. */
export const resumeScene = (table: Table, scene: Scene): SceneId => {
  write(table, 'scenes', { ...table.state.scenes, [scene.id]: scene });
  return scene.id;
};
export const sceneOf = (table: Table, id: SceneId): Scene => present(table.state.scenes[id], `scene ${id}`);
export const endScene = (table: Table, id: SceneId): void => {
  const { [id]: _, ...rest } = table.state.scenes;
  write(table, 'scenes', rest);
};
const change = (table: Table, id: SceneId, part: Partial<Scene>): void =>
  write(table, 'scenes', { ...table.state.scenes, [id]: { ...sceneOf(table, id), ...part } });

/** Gives cards a name for later parts of the text. */
export const bind = (table: Table, id: SceneId, name: string, cards: readonly Bound[]): void =>
  change(table, id, { bound: { ...sceneOf(table, id).bound, [name]: cards } });
/** Gives a number a name for later parts of the text. */
export const note = (table: Table, id: SceneId, name: string, amount: number): void =>
  change(table, id, { noted: { ...sceneOf(table, id).noted, [name]: amount } });
/** Its effect begins to resolve: what comes to the field from now on comes by it. */
export const beginToResolve = (table: Table, id: SceneId): void =>
  change(table, id, { resolving: tick(table) });
/** Reads the text from now on with another player as "you"; it stays the effect of the same player. */
export const speakAs = (table: Table, id: SceneId, you: Player, of: Player): void =>
  change(table, id, { you, of });
/** Was the effect activated whose text is read? */
export const effectKindOf = (table: Table, { source, effect }: Scene): EffectKind => {
  const text = definitionOf(table, source.card).card.effects[effect];
  return text && isActivated(text) ? 'activated' : 'applied';
};
/** Whose effect, or cost, it is. */
export const doerOf = ({ you, of }: Scene): Player => of ?? you;
