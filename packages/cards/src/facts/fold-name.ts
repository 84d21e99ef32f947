/** A name without what people leave out or vary: case, accents, full-width forms, spaces and punctuation. */
export function foldName(name: string): string {
  // Most names are plain English: the long way gives the same for them.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (
    name
      .normalize('NFKD')
      // Latin accents only: the voicing marks of kana make another letter.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\p{P}\p{S}\s]/gu, '')
  );
}
