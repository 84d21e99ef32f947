/** A name for something that is kept. No `crypto.randomUUID`: on a host without https there is none. */
export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
