/** After so many milliseconds nothing is waited for: a page in the background paints nothing. */
const LONGEST = 500;

/** When what is on the page now has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
