/** People behind a journal: what must last goes to it first; the rest is asked of the database when it has everything. */
import type { People } from './people.ts';

/** The methods that write what must last, with what they are given: plain values. */
interface Given {
  readonly addSession: Parameters<People['addSession']>;
  readonly keep: Parameters<People['keep']>;
  readonly setPassword: Parameters<People['setPassword']>;
  readonly confirmEmail: Parameters<People['confirmEmail']>;
  readonly addTicket: Parameters<People['addTicket']>;
  readonly claimTicket: Parameters<People['claimTicket']>;
  readonly endTickets: Parameters<People['endTickets']>;
  readonly addPasskey: Parameters<People['addPasskey']>;
  readonly usePasskey: Parameters<People['usePasskey']>;
  readonly removePasskey: Parameters<People['removePasskey']>;
  readonly removePasskeys: Parameters<People['removePasskeys']>;
  readonly block: Parameters<People['block']>;
  readonly unblock: Parameters<People['unblock']>;
  readonly addReport: Parameters<People['addReport']>;
  readonly addResult: Parameters<People['addResult']>;
  readonly addTournament: Parameters<People['addTournament']>;
  readonly putTournament: Parameters<People['putTournament']>;
}
type Lasting = keyof Given;
type RecordOf<Method extends Lasting> = {
  readonly [M in Method]: { readonly people: M; readonly given: Given[M] };
}[Method];
export type PeopleRecord = RecordOf<Lasting>;

const CARRY_OUT: { readonly [M in Lasting]: (people: People, given: Given[M]) => Promise<void> } = {
  addSession: (people, given) => people.addSession(...given),
  keep: (people, given) => people.keep(...given),
  setPassword: (people, given) => people.setPassword(...given),
  confirmEmail: (people, given) => people.confirmEmail(...given),
  addTicket: (people, given) => people.addTicket(...given),
  claimTicket: (people, given) => people.claimTicket(...given),
  endTickets: (people, given) => people.endTickets(...given),
  addPasskey: (people, given) => people.addPasskey(...given),
  usePasskey: (people, given) => people.usePasskey(...given),
  removePasskey: (people, given) => people.removePasskey(...given),
  removePasskeys: (people, given) => people.removePasskeys(...given),
  block: (people, given) => people.block(...given),
  unblock: (people, given) => people.unblock(...given),
  addReport: (people, given) => people.addReport(...given),
  addResult: (people, given) => people.addResult(...given),
  addTournament: (people, given) => people.addTournament(...given),
  putTournament: (people, given) => people.putTournament(...given),
};
export const carryOutOfPeople = <Method extends Lasting>(
  people: People,
  { people: method, given }: RecordOf<Method>,
): Promise<void> => CARRY_OUT[method](people, given);

type Asked<M extends keyof People> = People[M];
export class JournaledPeople implements People {
  readonly #inside: () => Promise<People>;
  readonly #write: (record: PeopleRecord) => Promise<void>;

  constructor(inside: () => Promise<People>, write: (record: PeopleRecord) => Promise<void>) {
    this.#inside = inside;
    this.#write = write;
  }
  addSession(...given: Given['addSession']): Promise<void> {
    return this.#write({ people: 'addSession', given });
  }
  keep(...given: Given['keep']): Promise<void> {
    return this.#write({ people: 'keep', given });
  }
  setPassword(...given: Given['setPassword']): Promise<void> {
    return this.#write({ people: 'setPassword', given });
  }
  confirmEmail(...given: Given['confirmEmail']): Promise<void> {
    return this.#write({ people: 'confirmEmail', given });
  }
  addTicket(...given: Given['addTicket']): Promise<void> {
    return this.#write({ people: 'addTicket', given });
  }
  claimTicket(...given: Given['claimTicket']): Promise<void> {
    return this.#write({ people: 'claimTicket', given });
  }
  endTickets(...given: Given['endTickets']): Promise<void> {
    return this.#write({ people: 'endTickets', given });
  }
  addPasskey(...given: Given['addPasskey']): Promise<void> {
    return this.#write({ people: 'addPasskey', given });
  }
  usePasskey(...given: Given['usePasskey']): Promise<void> {
    return this.#write({ people: 'usePasskey', given });
  }
  removePasskey(...given: Given['removePasskey']): Promise<void> {
    return this.#write({ people: 'removePasskey', given });
  }
  removePasskeys(...given: Given['removePasskeys']): Promise<void> {
    return this.#write({ people: 'removePasskeys', given });
  }
  block(...given: Given['block']): Promise<void> {
    return this.#write({ people: 'block', given });
  }
  unblock(...given: Given['unblock']): Promise<void> {
    return this.#write({ people: 'unblock', given });
  }
  addReport(...given: Given['addReport']): Promise<void> {
    return this.#write({ people: 'addReport', given });
  }
  addResult(...given: Given['addResult']): Promise<void> {
    return this.#write({ people: 'addResult', given });
  }
  addTournament(...given: Given['addTournament']): Promise<void> {
    return this.#write({ people: 'addTournament', given });
  }
  putTournament(...given: Given['putTournament']): Promise<void> {
    return this.#write({ people: 'putTournament', given });
  }

  // The rest is asked, or is nothing that has to last.
  nameOf: Asked<'nameOf'> = async (...given) => (await this.#inside()).nameOf(...given);
  credentialsOf: Asked<'credentialsOf'> = async (...given) => (await this.#inside()).credentialsOf(...given);
  mailboxOf: Asked<'mailboxOf'> = async (...given) => (await this.#inside()).mailboxOf(...given);
  ticket: Asked<'ticket'> = async (...given) => (await this.#inside()).ticket(...given);
  passkey: Asked<'passkey'> = async (...given) => (await this.#inside()).passkey(...given);
  passkeysOf: Asked<'passkeysOf'> = async (...given) => (await this.#inside()).passkeysOf(...given);
  blockedBy: Asked<'blockedBy'> = async (...given) => (await this.#inside()).blockedBy(...given);
  apartFrom: Asked<'apartFrom'> = async (...given) => (await this.#inside()).apartFrom(...given);
  reportsBy: Asked<'reportsBy'> = async (...given) => (await this.#inside()).reportsBy(...given);
  reports: Asked<'reports'> = async (...given) => (await this.#inside()).reports(...given);
  ratingOf: Asked<'ratingOf'> = async (...given) => (await this.#inside()).ratingOf(...given);
  leaders: Asked<'leaders'> = async (...given) => (await this.#inside()).leaders(...given);
  playedBy: Asked<'playedBy'> = async (...given) => (await this.#inside()).playedBy(...given);
  resultOf: Asked<'resultOf'> = async (...given) => (await this.#inside()).resultOf(...given);
  tournament: Asked<'tournament'> = async (...given) => (await this.#inside()).tournament(...given);
  tournaments: Asked<'tournaments'> = async (...given) => (await this.#inside()).tournaments(...given);
  putSeek: Asked<'putSeek'> = async (...given) => (await this.#inside()).putSeek(...given);
  seekOf: Asked<'seekOf'> = async (...given) => (await this.#inside()).seekOf(...given);
  seeks: Asked<'seeks'> = async (...given) => (await this.#inside()).seeks(...given);
  endSeek: Asked<'endSeek'> = async (...given) => (await this.#inside()).endSeek(...given);
}
