import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';

const motionFeatures = async () => (await import('./motion.ts')).features;

/** Around a table, so that things can move on it. */
export const Moving = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={motionFeatures} strict>
    <MotionConfig reducedMotion="user">{children}</MotionConfig>
  </LazyMotion>
);
