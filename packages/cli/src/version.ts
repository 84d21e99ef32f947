/** The version of the command, as its package says it. */
export const VERSION = '0.1.0';
