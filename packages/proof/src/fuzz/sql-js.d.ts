/** The part of sql.js with which a database is made. */
declare module 'sql.js' {
  interface Database {
    run(sql: string, values?: readonly unknown[]): void;
    export(): Uint8Array;
  }
  export default function initSqlJs(): Promise<{ readonly Database: new () => Database }>;
}
