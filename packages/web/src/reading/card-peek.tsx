import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { usePointed } from './use-pointed.ts';

const Peek = lazy(() => import('./peek.tsx'));

/** The card that is pointed at, large and with its text, wherever on the page that is. */
export const CardPeek = () => {
  const pointed = usePointed();
  if (pointed === null) return null;
  return createPortal(
    <Suspense>
      <Peek key={pointed.passcode} {...pointed} />
    </Suspense>,
    document.body,
  );
};
