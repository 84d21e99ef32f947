/** The part of sql.js with which tests make a card database. */
declare module 'sql.js' {
  interface Database {
    run(sql: string, values?: readonly unknown[]): void;
    export(): Uint8Array<ArrayBuffer>;
  }
  export default function initSqlJs(): Promise<{ readonly Database: new () => Database }>;
}
