import { Route, Routes } from 'react-router';
import { EditorPage } from './editor-page.tsx';
import { ShelfPage } from './shelf-page.tsx';

/** The decks of the reader: a shelf of them, and a table to build each. */
export default function Page() {
  return (
    <Routes>
      <Route index element={<ShelfPage />} />
      <Route path=":id" element={<EditorPage />} />
    </Routes>
  );
}
