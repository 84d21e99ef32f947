/** A clause file as it stands on the disk. */
export interface ClauseFile {
  readonly name: string;
  readonly text: string;
}
export function clauseFiles(): ClauseFile[];
/** The generated files by name, relative to `src`; throws with file, line, found and expected. */
export function generate(files: readonly ClauseFile[]): { readonly [name: string]: string };
