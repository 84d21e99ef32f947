import { expect, test } from 'vitest';
import { findCheckout } from './checkout.ts';
import { withImports } from './imports.ts';

test('a definition gets the imports of the words that it uses, and loses the others', () => {
  const file = 'packages/cards/src/definitions/traps/of-a-test.ts';
  const card =
    'export const ofATest = trapCard(1, { effects: [activation({ resolve: draw(1) }), safeWhileYouControlAToken, timelordReturn] });\n';
  const text = withImports(
    findCheckout(),
    file,
    `import { destroy } from '@spellspeed/engine/language';\n\n${card}`,
  );
  expect(text).toBe(`import { activation, draw } from '@spellspeed/engine/language';
import { timelordReturn } from '../../archetypes/timelord.ts';
import { trapCard } from '../../card.ts';
import { safeWhileYouControlAToken } from '../../kinds.ts';

${card}`);
});
