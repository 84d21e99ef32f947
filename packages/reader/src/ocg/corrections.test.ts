import { expect, test } from 'vitest';
import type { Behaviour } from '../provable.ts';
import { corrected, parseCorrections } from './corrections.ts';

const LINE = {
  passcode: 7,
  name: 'X',
  changes: [{ at: ['effects', 0, 'use'], was: 'mandatory', is: 'if-you-can' }],
  who: 'somebody',
  why: 'the text says 発動できる',
};
const [correction] = parseCorrections(`${JSON.stringify(LINE)}\n`);
if (!correction) throw new Error('the line is a correction');
const read = (use?: string) =>
  ({ effects: [{ effect: 'trigger', ...(use && { use }) }] }) as unknown as Behaviour;

test('what was read becomes what counts, and what counts already stays', () => {
  expect(corrected(read('mandatory'), correction)).toEqual(read('if-you-can'));
  expect(corrected(read('if-you-can'), correction)).toEqual(read('if-you-can'));
});
test('a value is added where nothing was read, and taken away where nothing counts', () => {
  const added = { ...correction, changes: [{ at: ['effects', 0, 'use'], is: 'if-you-can' }] };
  expect(corrected(read(), added)).toEqual(read('if-you-can'));
  const removed = { ...correction, changes: [{ at: ['effects', 0, 'use'], was: 'mandatory' }] };
  expect(corrected(read('mandatory'), removed)).toEqual(read());
});
test('where something else is read than was corrected, somebody has to look', () => {
  expect(() => corrected(read('when-you-can'), correction)).toThrow(
    'X (7): at effects 0 use found "when-you-can", and the correction is of "mandatory"',
  );
});
test('a line that is no correction is refused', () => {
  expect(() => parseCorrections('nonsense')).toThrow('line 1: found "nonsense", expected passcode');
  expect(() => parseCorrections(JSON.stringify({ ...LINE, why: '' }))).toThrow('line 1');
  expect(() => parseCorrections(JSON.stringify({ ...LINE, changes: [] }))).toThrow('line 1');
});
