/** Statements as texts make them. */

/** A statement and its contrary. */
export interface Claim {
  readonly yes: string;
  readonly no: string;
}
type Join = (texts: readonly string[]) => string;
/** Several statements in one; its contrary is that of another joint: not (A and B) is not A or not B. */
export const both = (claims: readonly Claim[], yes: Join, no: Join): Claim => ({
  yes: yes(claims.map((one) => one.yes)),
  no: no(claims.map((one) => one.no)),
});
