import { BOT_NAMES } from '@spellspeed/bots';
import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { botFactory } from './bots.ts';

const pool = createPool(CARDS);

test.each(BOT_NAMES)('There is a bot %s, and it is called so', async (name) => {
  expect((await botFactory(name))(1, pool, {}).name).toBe(name);
});
