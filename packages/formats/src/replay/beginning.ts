/** Can the duel of a replay begin? What stands in the way is a mistake of its file, with line and column. */
import { type CardPool, DuelSetUpError } from '@spellspeed/engine';
import type { FormatError } from '../format-error.ts';
import { errorAt, type JsonNode, parseJson } from '../json.ts';
import { beginDuel, type Replay } from './replay.ts';

/** What the engine says: the path of the mistake among the options, what was found, what was expected. */
const SET_UP_ERROR = /^options\.(.*?): found (.*), expected (.*)\.$/s;
/** Options that a replay has under another name. */
const inReplay = (path: string): string =>
  /^(?:sides|turn|turnPlayer|phase|start)\b/.test(path) ? `field.${path}` : path;

/** The value at a path such as `players[0].main[3]`, or the last one on the way that there is. */
const nodeAt = (root: JsonNode, path: string): JsonNode => {
  let node = root;
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const next = index === undefined ? node.fields.get(name ?? '') : node.items[Number(index)];
    node = next ?? node.fields.get(index ?? '') ?? node;
  }
  return node;
};

/** `text` is what the replay was read from. Undefined if its duel can begin with this pool. */
export const obstacleToBegin = (
  replay: Replay,
  pool: CardPool,
  { file, text }: { readonly file: string; readonly text: string },
): FormatError | undefined => {
  try {
    beginDuel(replay, pool);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof DuelSetUpError)) throw thrown;
    const source = { file, text };
    const [, path = '', found = '', expected = thrown.message] = SET_UP_ERROR.exec(thrown.message) ?? [];
    return errorAt(source, nodeAt(parseJson(source), inReplay(path)).offset, found, expected);
  }
};
