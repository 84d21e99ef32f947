/**
 * Which documents of rulings come together: those of a chapter, and those of cards by the first letter of the name. Each by itself they were more than a thousand
 * files, which a visitor who wants the page without network had to fetch one after the other.
 */
export const textGroupOf = (file: string): string => {
  const [chapter = '', name = ''] = file.split('/');
  return chapter === 'cards' ? `${chapter}-${name.slice(0, 1)}` : chapter;
};
