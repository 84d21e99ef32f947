import { allFacts, standingOf } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { describeInBrowser, inAllOf, openPage, seriousFindings, useBrowser } from './browser.ts';

const unplayable = allFacts().find(({ passcode }) => standingOf(passcode) === 'none');
if (!unplayable) throw new Error('Every card can be played with: give this test a passcode that none has.');
/** Invented: the dragon has to go first. */
const SCRIPT = `--[[message An invented puzzle]]
Debug.SetAIName("Somebody")
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN)
Debug.SetPlayerInfo(0,100,0,0)
Debug.SetPlayerInfo(1,2500,0,0)
Debug.AddCard(70781052,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.AddCard(66788016,0,0,LOCATION_SZONE,2,POS_FACEDOWN)
Debug.AddCard(89631139,1,1,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
`;
const BROKEN = SCRIPT.replace('LOCATION_SZONE', 'LOCATION_NOWHERE');
const MISSING = `${SCRIPT}Debug.AddCard(${unplayable.passcode},0,0,LOCATION_HAND,0,POS_FACEDOWN)\n`;
const fileOf = (text: string) => ({ name: 'p.lua', mimeType: 'text/plain', buffer: Buffer.from(text) });

describeInBrowser('a puzzle script of another program', () => {
  useBrowser();

  test('is opened from the puzzles, refused with its line, taken without what is not playable, and solved', async () => {
    const page = await openPage({ at: '/puzzles' });
    await page.getByRole('link', { name: 'Open a puzzle of another program' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[type="file"]');
    const take = dialog.getByRole('button', { name: 'Take its field' });
    await file.setInputFiles(fileOf(BROKEN));
    await take.press('Enter');
    const place = 'Line 7, column 1: found LOCATION_NOWHERE, expected a location.';
    await dialog.getByRole('button', { name: place }).press('Enter');
    const selected = () =>
      dialog
        .getByRole('textbox')
        .evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
          value.slice(selectionStart, selectionEnd),
        );
    expect(await selected()).toBe('Debug.AddCard(66788016,0,0,LOCATION_NOWHERE,2,POS_FACEDOWN)');
    expect(await seriousFindings(page)).toEqual([]);

    await file.setInputFiles(fileOf(MISSING));
    await take.press('Enter');
    await dialog.getByText(`Line 11: ${unplayable.names.en} cannot be played yet.`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take the field without these cards' }).press('Enter');
    await page.getByText('The field was taken without 1 card that cannot be played.').waitFor();
    expect(await page.getByLabel('B: Life Points').inputValue()).toBe('2500');
    expect(await page.getByLabel('A: Life Points').inputValue()).toBe('100');
    const puzzle = page.getByRole('region', { name: 'As a puzzle: win this turn' });
    await puzzle.getByRole('checkbox', { name: 'Try it while I build' }).check();
    await puzzle.getByText('A wins this turn.').waitFor();
  });

  test.each(
    inAllOf(['zh-Hans', 'it', 'ja'], ['it']),
  )('is refused in %s, on a phone too', async (language) => {
    const page = await openPage({ at: '/puzzles', language, size: 'phone' });
    await page.locator('a[href="#/rulings/edit"]').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles(fileOf(BROKEN));
    await dialog.locator('.button.primary').click();
    const told = dialog.getByRole('alert').getByText(/LOCATION_NOWHERE/);
    expect(await told.innerText()).not.toMatch(/expected|a location/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
