#!/usr/bin/env node
import module from 'node:module';

// What was compiled once is kept by Node where it can do that: from 22.1.
module.enableCompileCache?.();
try {
  const { main } = await import('../dist/bundle/main.js');
  await main(process.argv.slice(2));
} catch (thrown) {
  // Most often a card's definition that throws as it is read: no command could mend that.
  console.error(`Spellspeed cannot begin: ${process.env.DEBUG ? thrown.stack : thrown.message}`);
  console.error('In a checkout, mend that and run "npm run build"; DEBUG=1 shows where.');
  process.exitCode = 1;
}
