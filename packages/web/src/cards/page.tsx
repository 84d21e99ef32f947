import { Route, Routes } from 'react-router';
import { OwnPage } from '../own/own-page.tsx';
import { CardPage } from './card-page.tsx';
import { SearchPage } from './search-page.tsx';

/** The pool: a search, and a page for each card. */
export default function Page() {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path="own" element={<OwnPage />} />
      <Route path=":passcode" element={<CardPage />} />
    </Routes>
  );
}
