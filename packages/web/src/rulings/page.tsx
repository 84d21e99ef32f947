import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { RulingListPage } from './ruling-list-page.tsx';

const RulingPage = lazy(() => import('./ruling-page.tsx'));
const EditorPage = lazy(() => import('./editor/editor-page.tsx'));

/** Rulings: the list, one that is played, and a field of one's own. */
export default function RulingsPage() {
  useSpokenLanguage();
  return (
    <Routes>
      <Route index element={<RulingListPage />} />
      <Route path="play" element={<RulingPage />} />
      <Route path="edit" element={<EditorPage />} />
    </Routes>
  );
}
