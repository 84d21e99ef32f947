/** The part of sql.js that is used here. */
declare module 'sql.js' {
  interface Result {
    readonly columns: readonly string[];
    readonly values: readonly (readonly unknown[])[];
  }
  interface Database {
    exec(sql: string): readonly Result[];
    close(): void;
  }
  interface Sql {
    readonly Database: new (bytes?: Uint8Array) => Database;
  }
  export default function initSqlJs(options?: { locateFile?: (file: string) => string }): Promise<Sql>;
}
