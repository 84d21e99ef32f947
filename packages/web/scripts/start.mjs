/** `npm start`: builds the page if it has to, and serves it at http://localhost:8420, or at the port that `PORT` says. */
import { havePage } from './have-page.mjs';
import { serve } from './serve.mjs';

const USUAL_PORT = 8420;

/** What to do about a port that cannot be had. */
const advice = (port, { code, message }) => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Is Spellspeed running already? Otherwise choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is not for you. Choose another: PORT=${USUAL_PORT} npm start`;
  return message;
};

const wanted = process.env.PORT ?? String(USUAL_PORT);
const port = Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${wanted}"; expected a whole number from 0 to 65535.`);
  process.exit(1);
}
if (!havePage()) process.exit(1);
try {
  const served = await serve(port);
  console.log(`Spellspeed is at http://localhost:${served.port} (Ctrl+C ends it).`);
} catch (trouble) {
  console.error(advice(port, trouble));
  process.exit(1);
}
