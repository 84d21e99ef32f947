/**
 * The one limit, against what hangs, in milliseconds: far more than any step takes, so that a busy machine breaks no test; less while
 * tests are written.
 */
export const PATIENCE = Number(process.env.PAGE_PATIENCE ?? 120_000);
