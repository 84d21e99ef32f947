/** People behind a journal: what must last goes to it first; the rest is asked of the database when it has everything. */
import type { People } from './people.ts';

/** Which methods write what must last. */
const LASTS: { readonly [method in keyof People]: boolean } = {
  nameOf: false,
  addSession: true,
  keep: true,
  credentialsOf: false,
  emailOf: false,
  setPassword: true,
  block: true,
  unblock: true,
  blockedBy: false,
  apartFrom: false,
  addReport: true,
  reportsBy: false,
  reports: false,
  addResult: true,
  ratingOf: false,
  leaders: false,
  playedBy: false,
  resultOf: false,
  addTournament: true,
  tournament: false,
  tournaments: false,
  putTournament: true,
  putSeek: false,
  seekOf: false,
  seeks: false,
  endSeek: false,
};
type Method = keyof People;
type AnyMethod = (...given: readonly unknown[]) => Promise<unknown>;

export interface PeopleRecord {
  readonly people: Method;
  /** Plain values. */
  readonly given: readonly unknown[];
}
const methodOf = (people: People, method: Method): AnyMethod =>
  // What is given was given to the method of this name.
  (people[method] as unknown as AnyMethod).bind(people);

export const carryOutOfPeople = async (people: People, { people: method, given }: PeopleRecord) => {
  await methodOf(people, method)(...given);
};

export const journaledPeople = (
  inside: () => Promise<People>,
  write: (record: PeopleRecord) => Promise<void>,
): People => {
  const methods = (Object.keys(LASTS) as Method[]).map((method): [Method, AnyMethod] => [
    method,
    LASTS[method]
      ? (...given) => write({ people: method, given })
      : async (...given) => methodOf(await inside(), method)(...given),
  ]);
  // One method for each name in the total record.
  return Object.fromEntries(methods) as unknown as People;
};
