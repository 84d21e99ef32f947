/** YAML of which the size is bounded before it is read: how long, how deep, how many values with aliases counted. */
import { Composer, type Document, Lexer, type LineCounter, type Node, Parser, visit } from 'yaml';

/** What a file may hold: far more than any ruling needs. */
export const MOST = { characters: 100_000, documents: 500, values: 20_000, levels: 50 } as const;
/** Between a map and its values there are pairs. */
const DEEPEST = 2 * MOST.levels;

/** The documents of a text; null if it is nested deeper than can be read. Keys that stand twice are for the reader to find. */
export const documentsIn = (text: string, lines: LineCounter): readonly Document[] | null => {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  const tokens = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    // What composes the documents calls itself for every level.
    if (parser.stack.length > DEEPEST) return null;
  }
  tokens.push(...parser.end());
  return [...new Composer({ uniqueKeys: false }).compose(tokens)];
};

/** Puts what they stand for in the place of aliases. Says what is too much, aliases counted. */
export const resolveAliases = (document: Document): string | null => {
  let count = 0;
  let wrong: string | null = null;
  // The last node of a name that stands before an alias is meant. One walk finds them all; to ask the document would walk again for each.
  const anchored = new Map<string, Node>();
  const look = (node: Node, path: readonly unknown[]): symbol | undefined => {
    if (++count > MOST.values) wrong = `at most ${MOST.values} values`;
    else if (path.length > DEEPEST) wrong = `at most ${MOST.levels} levels`;
    if ('anchor' in node && typeof node.anchor === 'string') anchored.set(node.anchor, node);
    return wrong === null ? undefined : visit.BREAK;
  };
  visit(document, {
    Map: (_, node, path) => look(node, path),
    Seq: (_, node, path) => look(node, path),
    Scalar: (_, node, path) => look(node, path),
    Alias: (_, alias, path) => look(alias, path) ?? anchored.get(alias.source),
  });
  return wrong;
};
