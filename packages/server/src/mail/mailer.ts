/** How a mail reaches somebody: over SMTP, or, where nobody has set that up, as a file that whoever runs the server reads. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface Mailer {
  /** Does it come to whom it is for? Only then can be asked whether an address is somebody's own. */
  readonly reaches: boolean;
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
const PATIENCE = 10_000;

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    // An address is no list: nobody writes to several with one.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    reaches: true,
    send: async ({ to, ...rest }) =>
      void (await transport.sendMail({ ...rest, to: { name: '', address: to } })),
    close: () => transport.close(),
  };
};

export const MAIL_FILE = 'mail.txt';
/** Links are secrets: nobody else on the machine may read the file. */
export const fileMailer = (folder: string, written: (file: string) => void): Mailer => {
  const file = join(folder, MAIL_FILE);
  return {
    reaches: false,
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(file, `${new Date().toISOString()} to ${to}\n${subject}\n\n${text}\n\n`, {
        mode: 0o600,
      });
      written(file);
    },
    close: () => undefined,
  };
};
