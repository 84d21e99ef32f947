/** More than any reader takes: each of them says its own bound. */
const MOST_BYTES = 4_000_000;
/** The beginning of a file that somebody chose; what is too large is cut off, and refused by its reader. */
export const textOfFile = (file: Blob): Promise<string> => file.slice(0, MOST_BYTES).text();
