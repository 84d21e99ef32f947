/** A tree as a part of an address: compressed, in letters that an address can hold. */
import { type ReadTree, readTree, treeText } from './saved-tree.ts';
import type { TreeAt } from './tree.ts';

/** No link unfolds to more characters than this: what is longer is not unfolded to its end. */
const MOST_CHARACTERS = 2_000_000;

export const treeLink = async (tree: TreeAt): Promise<string> => {
  const stream = new Blob([treeText(tree)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

export const readTreeLink = async (link: string): Promise<ReadTree> => {
  const text = await unfolded(link).catch(() => null);
  return text === null ? { ok: false, why: 'The link is not whole.' } : readTree(text);
};

const unfolded = async (link: string): Promise<string | null> => {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      return null;
    }
  }
  return text;
};
