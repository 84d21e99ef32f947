import { loadAllFacts } from '@spellspeed/cards';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './theme.css';
import './base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Whoever brings a deck finds its cards known. A page that needs the facts tells it if they cannot be loaded.
loadAllFacts().catch(() => undefined);
