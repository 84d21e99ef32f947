/** Somebody who plays a duel on the page, with the mouse or with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  /** Uses a button. */
  readonly use: (button: Locator) => Promise<void>;
}
const MOST_ANSWERS = 600;

const prompt = (page: Page): Locator => page.locator('[data-prompt]');
const result = (page: Page): Locator => page.locator('[data-outcome]');
const answersGiven = (page: Page): Promise<string | null> =>
  page.locator('[data-answers]').getAttribute('data-answers');

/** Waits for the question after the one that was answered, or for the end. */
const nextQuestion = async (page: Page, before: string | null): Promise<void> => {
  await page.locator(`[data-answers]:not([data-answers="${before}"])`).waitFor();
  await prompt(page).or(result(page)).waitFor();
};

/** Cards on the field and in the hand that something can be done with now. */
const open = (page: Page): Locator =>
  page.locator('[role="gridcell"] > button[data-choice="open"]:not([data-pile])');

/** In the Main and Battle Phase: the first thing that a card offers, each card once in a phase, then on to the next phase. */
const act = async (page: Page, hands: Hands, tried: Set<string>): Promise<void> => {
  for (const card of await open(page).all()) {
    const name = `${await page.locator('[aria-current="step"]').innerText()} ${await card.getAttribute('aria-label')}`;
    if (tried.has(name)) continue;
    tried.add(name);
    await hands.use(card);
    await hands.use(page.getByRole('menuitem').first());
    return;
  }
  const on = prompt(page).locator(
    'button[data-do="enter-phase"], button[data-do="end-battle"], button[data-do="pass"]',
  );
  await hands.use(on.first());
};
/** Questions that a press on the field answers at once. */
const ON_FIELD = ['cards', 'attack-target', 'zone'];
/** Picks until the answer is complete: on the field where it can be, otherwise from the list. */
const pick = async (page: Page, hands: Hands, isOnField: boolean): Promise<void> => {
  const confirm = prompt(page).getByRole('button', { name: 'Confirm' });
  const isMany = (await confirm.count()) > 0;
  for (let picked = 0; picked < 10; picked++) {
    if (isMany && (await confirm.isEnabled())) return hands.use(confirm);
    const listed = prompt(page).locator('button[data-do]:not([data-disabled]):not([data-picked])').first();
    const onField = open(page).first();
    await hands.use(isOnField && (await onField.count()) > 0 ? onField : listed);
    if (!isMany) return;
  }
};

/** Plays to the end; gives the heading of the result. */
export const playToTheEnd = async (page: Page, hands: Hands): Promise<string> => {
  const tried = new Set<string>();
  let turn = '';
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await prompt(page).or(result(page)).waitFor();
    if ((await result(page).count()) > 0) return result(page).getByRole('heading').innerText();
    const before = await answersGiven(page);
    const now = await page.getByText(/^Turn \d+$/).innerText();
    if (now !== turn) tried.clear();
    turn = now;
    const kind = await prompt(page).getAttribute('data-prompt');
    if (kind === 'act') await act(page, hands, tried);
    else await pick(page, hands, ON_FIELD.includes(kind ?? ''));
    await nextQuestion(page, before);
  }
  throw new Error(`The duel is not over after ${MOST_ANSWERS} answers.`);
};

export const mouse: Hands = { use: (button) => button.click() };

/** Hands on a keyboard alone. */
export interface KeyboardHands extends Hands {
  /** Puts the focus on it. */
  readonly goTo: (element: Locator) => Promise<void>;
  /** Uses a button in a row of a list: Tab leads to the list, the arrow keys through its rows and what is in them. */
  readonly useInList: (button: Locator) => Promise<void>;
}
const MOST_KEYS = 200;
const hasFocus = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => element === document.activeElement);

/** Goes to a button as somebody without a mouse does: with Tab, and with the arrow keys on the board. */
export const keyboardOf = (page: Page): KeyboardHands => {
  const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there.');
  };
  const onBoard = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[role="gridcell"] > button') ?? false);
  const row = (button: Locator): Promise<number> =>
    button.evaluate((element) => {
      const rows = [...document.querySelectorAll('[role="row"]')].filter((each) =>
        each.querySelector('button'),
      );
      return rows.findIndex((each) => each.contains(element));
    });
  const column = (button: Locator): Promise<number> =>
    button.evaluate((element) => {
      const cells = [...(element.closest('[role="row"]')?.querySelectorAll('button') ?? [])];
      return cells.findIndex((each) => each.contains(element));
    });
  const here = page.locator('[role="gridcell"] > button:focus');
  const arrowTo = async (cell: Locator): Promise<void> => {
    for (let step = (await row(cell)) - (await row(here)); step !== 0; step -= Math.sign(step))
      await page.keyboard.press(step > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = (await column(cell)) - (await column(here)); step !== 0; step -= Math.sign(step))
      await page.keyboard.press(step > 0 ? 'ArrowRight' : 'ArrowLeft');
  };
  const goTo = async (element: Locator): Promise<void> => {
    await element.waitFor();
    await tabTo(() => hasFocus(element));
  };
  const useInList = async (button: Locator): Promise<void> => {
    await button.waitFor();
    const row = page.getByRole('row').filter({ has: button });
    const list = page.getByRole('grid').filter({ has: button });
    await tabTo(() => list.evaluate((element) => element.contains(document.activeElement)));
    for (let keys = 0; keys < MOST_KEYS && !(await hasFocus(row)); keys++)
      await page.keyboard.press('ArrowDown');
    for (let keys = 0; keys < MOST_KEYS && !(await hasFocus(button)); keys++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };
  return {
    goTo,
    useInList,
    use: async (button) => {
      await button.waitFor();
      const isCell = await button.evaluate((element) => element.matches('[role="gridcell"] > button'));
      const isItem = await button.evaluate((element) => element.matches('[role="menuitem"]'));
      if (isCell) {
        await tabTo(onBoard);
        await arrowTo(button);
      } else if (!isItem) await tabTo(() => hasFocus(button));
      // A menu opens with its first item in focus.
      await page.keyboard.press('Enter');
    },
  };
};
