/** A broken invariant of the engine: stops at once, with what was expected and what was found. Never thrown for an illegal answer. */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
}
export const bug: (message: string) => never = (message) => {
  throw new EngineBug(`${message} (this is a mistake in Spellspeed, please report it with the replay)`);
};
/** For values that must be there. */
export const present = <T>(value: T | undefined | null, what: string): T =>
  value ?? bug(`${what} is missing`);
