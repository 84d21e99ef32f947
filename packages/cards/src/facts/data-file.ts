/** A file of data beside the program: Node reads it at once, a page loads it. */

export interface DataFile {
  /** The text; nothing on a page that has not loaded it. */
  readonly text: () => string | undefined;
  /** In Node nothing needs to be done. */
  readonly load: () => Promise<void>;
}

/** `place` is a function with the whole expression `new URL('…', import.meta.url)`: Vite puts the file beside the page where it sees that. */
export const dataFile = (place: () => URL): DataFile => {
  let found: string | undefined;
  let loading: Promise<void> | undefined;
  const text = (): string | undefined => {
    found ??= readAtOnce(place);
    return found;
  };
  const load = async (): Promise<void> => {
    try {
      const response = await fetch(place());
      if (!response.ok) throw new Error(`${place().href} cannot be loaded: ${response.status}`);
      found = await response.text();
    } finally {
      loading = undefined;
    }
  };
  return {
    text,
    load: async () => {
      if (text() !== undefined) return;
      loading ??= load();
      await loading;
    },
  };
};

/** The door that Node has for programs that run on pages, too. */
interface Node {
  readonly process?: {
    readonly getBuiltinModule?: (name: 'node:fs') => {
      readonly readFileSync: (file: URL, encoding: 'utf8') => string;
    };
  };
}

const readAtOnce = (place: () => URL): string | undefined => {
  // Types of Node and of pages are not there together.
  const files = (globalThis as unknown as Node).process?.getBuiltinModule?.('node:fs');
  try {
    return files?.readFileSync(place(), 'utf8');
  } catch (thrown) {
    // What was built for a page, and is run by Node, has its files where a page loads them from.
    if ((thrown as { readonly code?: string }).code === 'ENOENT') return undefined;
    throw thrown;
  }
};
