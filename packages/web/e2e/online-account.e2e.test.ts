/** An account on the page: an e-mail that is confirmed, a password that is lost, a passkey of a browser with an authenticator. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { click, comesAs } from './visitor.ts';

let server: ServerProcess;
const PASSWORD = 'correct horse battery';
const EMAIL = 'ann@example.org';

/** Passkeys belong to a name. */
const atName = (): string => server.url.replace('127.0.0.1', 'localhost');
const linkIn = async (kind: 'confirm' | 'reset'): Promise<string> => {
  const links = () => server.mails().match(new RegExp(`\\S+#/online/${kind}/\\S+`, 'g')) ?? [];
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? '';
};
const open = (page: Page, summary: string | RegExp): Promise<void> =>
  page.locator('summary').filter({ hasText: summary }).click();
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label).locator('visible=true').first().fill(text);
/** Who sees that nothing has come of it, because the page was still finding its server, presses again. */
const signOut = async (page: Page): Promise<void> => {
  const asked = page.getByLabel('Your name');
  const button = page.getByRole('button', { name: 'Sign out everywhere' });
  await asked.or(button).first().waitFor();
  await expect
    .poll(
      async () => {
        if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined);
        return asked.isVisible();
      },
      { interval: 2000 },
    )
    .toBe(true);
};
const signedIn = (page: Page): Promise<void> => page.getByText('You are Ann.').waitFor();
/** The browser has an authenticator on which somebody puts a finger. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

describeInBrowser('an account', () => {
  useBrowser();
  beforeAll(async () => {
    server = await serverProcess();
    await server.start();
  });
  afterAll(() => server.remove());

  test('is kept, confirmed by a link, signed in to, and gets another password when the old one is lost', async () => {
    const ann = await comesAs('Ann', atName());
    await open(ann, 'Keep this account');
    await fill(ann, 'E-mail', EMAIL);
    await fill(ann, 'Password (at least 10 characters)', 'short');
    await click(ann, 'Keep it');
    await ann.getByText('The server did not understand that.').waitFor();
    await fill(ann, 'Password (at least 10 characters)', PASSWORD);
    await click(ann, 'Keep it');
    await ann.getByText(`This account is kept under ${EMAIL}.`).waitFor();
    expect(await seriousFindings(ann)).toEqual([]);
    await ann.goto(await linkIn('confirm'));
    await ann.getByText('The address is confirmed, and the account is kept.').waitFor();
    await ann.getByRole('link', { name: 'Back to the tables' }).click();
    await signOut(ann);

    await open(ann, 'Sign in with e-mail and password');
    await open(ann, 'I have lost the password');
    await ann.getByLabel('E-mail').last().fill(EMAIL);
    await click(ann, 'Send a link');
    await ann.getByText(`If ${EMAIL} has an account, a link is on its way`).waitFor();
    expect(await seriousFindings(ann)).toEqual([]);
    const link = await linkIn('reset');
    await ann.goto(link);
    await ann.getByRole('heading', { name: 'Choose another password' }).waitFor();
    await fill(ann, 'Password (at least 10 characters)', 'another horse battery');
    await click(ann, 'Set the password');
    await ann.getByText('The password is set. Sign in with it.').waitFor();
    await ann.goto(link);
    await ann.reload();
    await fill(ann, 'Password (at least 10 characters)', 'a third horse battery');
    await click(ann, 'Set the password');
    await ann.getByText('The link is too old, or has been used already.').waitFor();
    await ann.getByRole('link', { name: 'Back to the tables' }).click();
    await open(ann, 'Sign in with e-mail and password');
    await fill(ann, 'E-mail', EMAIL);
    await fill(ann, 'Password (at least 10 characters)', 'another horse battery');
    await click(ann, 'Sign in');
    await signedIn(ann);
  });
  test('is entered with a passkey, which can be removed', async () => {
    const bea = await comesAs('Ann', atName());
    await withAuthenticator(bea);
    await open(bea, 'Keep this account');
    await click(bea, 'Add a passkey');
    await bea.getByText(/^Passkey of /).waitFor();
    expect(await seriousFindings(bea)).toEqual([]);
    await signOut(bea);
    await click(bea, 'Sign in with a passkey');
    await signedIn(bea);
    await open(bea, 'Keep this account');
    await click(bea, /^Remove the passkey of /);
    await expect.poll(() => bea.getByText(/^Passkey of /).count()).toBe(0);
    await signOut(bea);
    await click(bea, 'Sign in with a passkey');
    await bea.getByText('This passkey is not known here, or was not used in time.').waitFor();
  });
  test('has no passkeys at an address without a name, and says so', async () => {
    const cid = await comesAs('Cid', server.url);
    await open(cid, 'Keep this account');
    await cid.getByText(/^There are no passkeys at this address/).waitFor();
    expect(await cid.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});
