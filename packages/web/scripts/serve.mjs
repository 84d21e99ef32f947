/** Serves the built page. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** Where the built page is. */
export const BUILT_PAGE = fileURLToPath(new URL('../dist', import.meta.url));

/** Begins to serve at this port, at any free one for 0; throws what `listen` throws, such as `EADDRINUSE`. */
export const serve = async (port) => {
  const files = sirv(BUILT_PAGE, { etag: true, gzip: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end('There is no such file.');
    }),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
