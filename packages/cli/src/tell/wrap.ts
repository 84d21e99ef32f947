/** Long lines broken between words; what goes on is indented as the line was. */

/** What colours a text takes no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour.
const COLOUR = /\u001b\[\d+m/g;
const widthOf = (text: string): number => text.replace(COLOUR, '').length;

/** Chinese and Japanese have no words to break between: the terminal breaks them. */
const CHARACTERS = /[\u3000-\u9fff]/;

export const wrapped = (line: string, columns: number): string[] => {
  if (widthOf(line) <= columns || CHARACTERS.test(line)) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(' ')) {
    const longer = current === indent ? `${indent}${word}` : `${current} ${word}`;
    if (widthOf(longer) <= columns || current === indent) current = longer;
    else {
      lines.push(current);
      current = `${indent}${word}`;
    }
  }
  return [...lines, current];
};
