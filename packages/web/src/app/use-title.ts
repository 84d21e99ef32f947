import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDuel } from '../host/use-duel.ts';
import type { MessageId } from '../i18n/messages.ts';
import { useSay } from '../i18n/say.ts';

/** The name of each page, by the first part of its address. */
const NAMES: { readonly [path: string]: MessageId } = {
  '': 'app.nav.duel',
  learn: 'app.nav.learn',
  rulings: 'app.nav.rulings',
  cards: 'app.nav.cards',
  decks: 'app.nav.decks',
  replays: 'app.nav.replays',
  analysis: 'app.nav.analysis',
  online: 'app.nav.online',
};
/** The title of the window says which page it shows, and in a duel which turn. */
export const useTitle = (): void => {
  const say = useSay();
  const { pathname } = useLocation();
  const turn = useDuel(({ picture }) => picture?.view.turn ?? null);
  const [, path = ''] = pathname.split('/');
  const name = NAMES[path];
  const page = name === undefined ? null : say(name);
  const duel = path === '' && turn !== null ? say('duel.turn', { turn }) : null;
  const title = [duel, page, say('app.name')].filter((part) => part !== null).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
