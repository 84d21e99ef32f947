/** Which engine this is. Snapshots and replays carry it, so that whoever cannot go on with one learns why. */

/** The version of this package; a test compares it with package.json. */
export const ENGINE_VERSION = '0.1.0';

/** A sentence for who could not go on with a file: that it comes from another version, null where that is not so or not known. */
export const otherVersion = (engine: string | undefined): string | null =>
  engine === undefined || engine === ENGINE_VERSION
    ? null
    : `It was made by version ${engine} of the engine, and this is version ${ENGINE_VERSION}.`;
