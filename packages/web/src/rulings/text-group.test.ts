import { expect, it } from 'vitest';
import { textGroupOf } from './text-group.ts';

it('puts documents of cards together by their first letter, and others by their chapter', () => {
  expect(textGroupOf('cards/mirror-force.yaml')).toBe('cards-m');
  expect(textGroupOf('cards/magic-cylinder.yaml')).toBe('cards-m');
  expect(textGroupOf('battle/attack-all.yaml')).toBe('battle');
});
