import { NavLink } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import type { MessageId } from '../i18n/messages.ts';
import { useSay } from '../i18n/say.ts';
import { Choice } from './choice.tsx';
import styles from './header.module.css';
import { THEMES, useSettings } from './settings.ts';

const PAGES: readonly { readonly to: string; readonly name: MessageId }[] = [
  { to: '/', name: 'app.nav.duel' },
  { to: '/learn', name: 'app.nav.learn' },
  { to: '/rulings', name: 'app.nav.rulings' },
  { to: '/cards', name: 'app.nav.cards' },
  { to: '/decks', name: 'app.nav.decks' },
  { to: '/replays', name: 'app.nav.replays' },
  { to: '/analysis', name: 'app.nav.analysis' },
  { to: '/online', name: 'app.nav.online' },
];

/** Name, pages, language and appearance. */
export const Header = () => {
  const say = useSay();
  const { language, theme, change } = useSettings();
  return (
    <header className={styles.header}>
      <span className={styles.name}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M18.5 4 7 18.2h7.2L12.6 28 25 13.2h-7.6z" />
        </svg>
        <span>{say('app.name')}</span>
      </span>
      <nav aria-label={say('app.nav')} className={styles.pages}>
        {PAGES.map(({ to, name }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {say(name)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.settings}>
        <Choice
          label={say('app.language')}
          value={language}
          options={LANGUAGES}
          nameOf={(each) => LANGUAGE_NAMES[each]}
          onChange={(chosen) => change({ language: chosen })}
        />
        <Choice
          label={say('app.theme')}
          value={theme}
          options={THEMES}
          nameOf={(each) => say(`app.theme.${each}`)}
          onChange={(chosen) => change({ theme: chosen })}
        />
      </div>
    </header>
  );
};
