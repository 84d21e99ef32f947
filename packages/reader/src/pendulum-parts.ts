/** The two texts of a Pendulum Monster where a file has them as one. */
import type { CardText } from './card-text.ts';

/** Some files say the Scale first, as no printed text does. */
const SCALE = /^Pendulum Scale\s*[=:]\s*\d+\s*/;
const PENDULUM = /^\[\s*Pendulum Effect\s*\]\s*/;
const MONSTER = /-*\s*\[\s*(?:Monster Effect|Flavor Text)\s*\]\s*/;

/** Both stand under headings in brackets, with a rule between them; a text without headings is the monster's. */
export const pendulumParts = (whole: string): Pick<CardText, 'text' | 'pendulum'> => {
  const bare = whole.trim().replace(SCALE, '');
  const heading = MONSTER.exec(bare);
  if (heading === null) return { text: bare === whole.trim() ? whole : bare };
  const before = bare.slice(0, heading.index);
  if (before !== '' && !PENDULUM.test(before)) return { text: whole };
  const pendulum = before.replace(PENDULUM, '').trim();
  const text = bare.slice(heading.index + heading[0].length);
  return { text, ...(pendulum !== '' && { pendulum }) };
};
