/** What moves things on a table; loaded when the first table is shown, which stands still. */
export { domAnimation as features } from 'motion/react';
