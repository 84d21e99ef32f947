/** Mails in a file, and over SMTP to a server of this test. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileMailer, MAIL_FILE, smtpMailer } from './mailer.ts';

const MAIL = { to: 'ann@example.org', subject: 'Link', text: 'https://duel.example/#/online/reset/secret' };

test('without SMTP a mail is in a file that nobody else may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const told: string[] = [];
  const mailer = fileMailer(join(folder, 'data'), (file) => told.push(file));
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const file = join(folder, 'data', MAIL_FILE);
  expect((await readFile(file, 'utf8')).match(/online\/reset\/secret/g)).toHaveLength(2);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(told).toEqual([file, file]);
  await rm(folder, { recursive: true });
});

/** Takes every mail, as a server says it does. */
const smtpServer = async (lines: string[]): Promise<{ readonly server: Server; readonly url: string }> => {
  const server = createServer((socket) => {
    let isText = false;
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isText && line !== '.') continue;
        isText = line === 'DATA';
        socket.write(isText ? '354 go on\r\n' : '250 done\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, url: `smtp://127.0.0.1:${port}` };
};
test('over SMTP it goes to the one whom it is for', async () => {
  const lines: string[] = [];
  const { server, url } = await smtpServer(lines);
  const mailer = smtpMailer(url, 'Spellspeed <duel@duel.example>');
  await mailer.send(MAIL);
  expect(lines).toContain('MAIL FROM:<duel@duel.example>');
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@example.org>']);
  expect(lines).toContain('Subject: Link');
  expect(lines).toContain(MAIL.text);
  mailer.close();
  server.close();
});
test('a server that does not answer fails, and nothing else does', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'duel@duel.example');
  await expect(mailer.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
  mailer.close();
});
