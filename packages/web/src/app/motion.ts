/** What moves things on the page; loaded after the first screen, which stands still. */
export { domAnimation as features } from 'motion/react';
