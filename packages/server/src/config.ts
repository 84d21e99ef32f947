/** What a server is told by its environment. What is wrong is said in a line: which variable, what was found, what is expected. */
import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);
const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

/** Each variable with its schema, what it is when nobody says it, and what is expected. */
const VARIABLES = {
  PORT: { read: wholeNumber(0, 65_535), usual: '8421', expected: 'a whole number from 0 to 65535' },
  HOST: { read: z.string().min(1), usual: '127.0.0.1', expected: 'an address to listen at, such as 0.0.0.0' },
  DATA_FOLDER: { read: z.string().min(1), usual: 'spellspeed-data', expected: 'the path of a folder' },
  DATABASE_URL: {
    read: z.union([z.literal(''), address('postgres:', 'postgresql:')]),
    usual: '',
    expected: 'postgres://USER:PASSWORD@HOST:PORT/DATABASE, or nothing for a database in DATA_FOLDER',
  },
  NATS_URL: {
    read: z.union([z.literal(''), address('nats:', 'tls:')]),
    usual: '',
    expected: 'nats://HOST:PORT, or nothing for a single node',
  },
  NATS_SITE: {
    read: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    usual: 'spellspeed',
    expected: 'up to 40 letters, digits, - and _: another one for each site that shares a NATS',
  },
  ORIGINS: {
    read: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      )
      .pipe(z.array(address('http:', 'https:').transform((text) => new URL(text).origin))),
    usual: '',
    expected:
      'addresses of pages that may connect beside its own, such as https://a.example,https://b.example',
  },
  GUESTS_PER_MINUTE: {
    read: wholeNumber(1, 1_000_000),
    usual: '30',
    expected: 'a whole number: how many guests one address may make in a minute',
  },
  ATTEMPTS_PER_ADDRESS: {
    read: wholeNumber(1, 1_000_000),
    usual: '40',
    expected: 'a whole number: how many connections one address may try at once',
  },
  CONNECTIONS_PER_ADDRESS: {
    read: wholeNumber(1, 1_000_000),
    usual: '500',
    expected: 'a whole number: how many connections of one address are open at once',
  },
  MOST_CONNECTIONS: {
    read: wholeNumber(1, 1_000_000),
    usual: '10000',
    expected: 'a whole number: how many connections this node takes',
  },
  TRUST_PROXY: {
    read: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
    usual: 'no',
    expected: 'yes or no: whether a proxy before it says who calls (X-Forwarded-For)',
  },
  OPERATOR_KEY: {
    read: z.union([z.literal(''), z.string().min(16).max(200)]),
    usual: '',
    expected:
      'at least 16 characters, with which whoever runs the server reads what was reported; nothing for nobody',
  },
  SITE_URL: {
    read: z.union([z.literal(''), address('http:', 'https:')]),
    usual: '',
    expected:
      'the address at which people open the page, such as https://duel.example, or nothing for http://localhost:PORT',
  },
  SMTP_URL: {
    read: z.union([z.literal(''), address('smtp:', 'smtps:')]),
    usual: '',
    expected: 'smtp://USER:PASSWORD@HOST:PORT, or nothing: then mails are written to a file in DATA_FOLDER',
  },
  MAIL_FROM: {
    read: z.union([z.literal(''), z.string().regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/)]),
    usual: '',
    expected: 'from whom mails come, such as Spellspeed <duel@duel.example>; needed with SMTP_URL',
  },
  LOG_LEVEL: { read: z.enum(LEVELS), usual: 'info', expected: LEVELS.join(', ') },
} as const satisfies { readonly [name: string]: { read: z.ZodType; usual: string; expected: string } };
type Variable = keyof typeof VARIABLES;
export type ServerConfig = { readonly [name in Variable]: z.output<(typeof VARIABLES)[name]['read']> };

/** A password in an address is not shown. */
const shown = (value: string): string => JSON.stringify(value.replace(/:\/\/[^@/]*@/, '://…@')).slice(0, 200);

/** Every variable, or a line for each that is wrong. */
export const readConfig = (environment: {
  readonly [name: string]: string | undefined;
}): { readonly config: ServerConfig } | { readonly wrong: readonly string[] } => {
  const wrong: string[] = [];
  const read = Object.entries(VARIABLES).map(([name, { read: schema, usual, expected }]) => {
    const found = environment[name] ?? usual;
    const value = schema.safeParse(found);
    if (!value.success) wrong.push(`${name} is ${shown(found)}; expected ${expected}.`);
    return [name, value.data];
  });
  if (environment.NATS_URL && !environment.DATABASE_URL)
    wrong.push(
      'NATS_URL joins several nodes, but DATABASE_URL is not set; expected a Postgres that all of them use.',
    );
  if (environment.SMTP_URL && !environment.MAIL_FROM)
    wrong.push('SMTP_URL sends mails, but MAIL_FROM is not set; expected an address from which they come.');
  if (environment.SMTP_URL && !environment.SITE_URL)
    wrong.push('SMTP_URL sends links, but SITE_URL is not set; expected the address of the page for them.');
  // Each has been read by its schema.
  return wrong.length > 0 ? { wrong } : { config: Object.fromEntries(read) as ServerConfig };
};
