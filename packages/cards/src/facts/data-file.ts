/** A file of data beside the program: Node reads it at once, a page loads it. */

export interface DataFile {
  /** What is in it; nothing on a page that has not loaded it. */
  readonly bytes: () => Uint8Array | undefined;
  readonly text: () => string | undefined;
  /** In Node nothing needs to be done. */
  readonly load: () => Promise<void>;
}

/**
 * `place` is a function with the whole expression `new URL('…', import.meta.url)`: Vite puts the file beside the page where it sees that. `before` is a text that is there
 * while the file is not.
 */
export const dataFile = (place: () => URL, before?: string): DataFile => {
  let found: Uint8Array | undefined;
  let decoded: string | undefined;
  let loading: Promise<void> | undefined;
  const bytes = (): Uint8Array | undefined => {
    found ??= readAtOnce(place);
    return found;
  };
  const text = (): string | undefined => {
    const read = bytes();
    if (read === undefined) return before;
    decoded ??= new TextDecoder().decode(read);
    return decoded;
  };
  const load = async (): Promise<void> => {
    try {
      const response = await fetch(place());
      if (!response.ok) throw new Error(`${place().href} cannot be loaded: ${response.status}`);
      found = new Uint8Array(await response.arrayBuffer());
    } finally {
      loading = undefined;
    }
  };
  return {
    bytes,
    text,
    load: async () => {
      if (bytes() !== undefined) return;
      loading ??= load();
      await loading;
    },
  };
};

/** The door that Node has for programs that run on pages, too. */
interface Node {
  readonly process?: {
    readonly getBuiltinModule?: (name: 'node:fs') => {
      readonly readFileSync: (file: URL) => Uint8Array;
    };
  };
}

const readAtOnce = (place: () => URL): Uint8Array | undefined => {
  // Types of Node and of pages are not there together.
  const files = (globalThis as unknown as Node).process?.getBuiltinModule?.('node:fs');
  try {
    return files?.readFileSync(place());
  } catch (thrown) {
    // What was built for a page, and is run by Node, has its files where a page loads them from.
    if ((thrown as { readonly code?: string }).code === 'ENOENT') return undefined;
    throw thrown;
  }
};
