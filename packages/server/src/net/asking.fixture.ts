/** Asks a server over HTTP in a test, each time from another address, as a proxy would say. */
let address = 0;
export const postTo =
  (url: () => string) =>
  (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${url()}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${(++address >> 8) & 255}.${address & 255}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
export const reasonOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { refusal: { reason: string } }).refusal.reason;
