/** Serves the built page. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { BUILT_PAGE } from './built-page.mjs';

/** The name of an asset changes with what is in it: it is kept for good. The rest is asked for each time, and not sent again if it is the same. */
const keepFor = (response, path) => {
  const isForGood = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Begins to serve at this port, at any free one for 0; throws what `listen` throws, such as `EADDRINUSE`. */
export const serve = async (port, folder = BUILT_PAGE) => {
  const files = sirv(folder, { etag: true, gzip: true, brotli: true, setHeaders: keepFor });
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
