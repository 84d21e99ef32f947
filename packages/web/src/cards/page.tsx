import { Route, Routes } from 'react-router';
import { CardPage } from './card-page.tsx';
import { SearchPage } from './search-page.tsx';

/** The pool: a search, and a page for each card. */
export default function Page() {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path=":passcode" element={<CardPage />} />
    </Routes>
  );
}
