import { byTests, type Mistake } from './mistake.ts';

/** Mistakes in one package that its own tests notice. */
export const inPackage =
  (name: string) =>
  (what: string, file: string, find: string, replace: string, ...tests: string[]): Mistake => ({
    name: what,
    file: `packages/${name}/src/${file}`,
    find,
    replace,
    noticed: byTests(...tests.map((test) => `packages/${name}/src/${test}`)),
  });
