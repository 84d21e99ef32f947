import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const wrongIn = (environment: { readonly [name: string]: string }): readonly string[] => {
  const read = readConfig(environment);
  return 'wrong' in read ? read.wrong : [];
};

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ config: { PORT: 8421, HOST: '127.0.0.1', DATABASE_URL: '' } });
  });
  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; expected a whole number from 0 to 65535.'],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY is "maybe"; expected yes or no/],
    [{ ORIGINS: 'example' }, /^ORIGINS is "example"; expected addresses/],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; expected fatal, error, warn, info, debug, silent.'],
  ])('that is wrong is told in a line: %j', (environment, line) => {
    const [said, ...more] = wrongIn(environment);
    expect(said).toMatch(line);
    expect(more).toEqual([]);
  });
  test('never shows a password, and tells every variable that is wrong', () => {
    const lines = wrongIn({ DATABASE_URL: 'mysql://me:secret@there/db', PORT: '' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('DATABASE_URL is "mysql://…@there/db"');
  });
  test('that sends mails says from whom, and where the page is', () => {
    expect(wrongIn({ SMTP_URL: 'smtp://me:secret@mail.example:587' })).toEqual([
      expect.stringMatching(/MAIL_FROM is not set/),
      expect.stringMatching(/SITE_URL is not set/),
    ]);
    const [said] = wrongIn({
      SMTP_URL: 'http://me:secret@mail.example',
      MAIL_FROM: 'a@b.c',
      SITE_URL: 'https://b.c',
    });
    expect(said).toMatch(/^SMTP_URL is "http:\/\/…@mail.example"; expected smtp:/);
  });
  test('of several nodes needs a Postgres that they share', () => {
    expect(wrongIn({ NATS_URL: 'nats://127.0.0.1:4222' })).toEqual([
      expect.stringMatching(/DATABASE_URL is not set/),
    ]);
  });
});
