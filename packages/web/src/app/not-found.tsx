import { Link } from 'react-router';
import { useSay } from '../i18n/say.ts';
import styles from './pages.module.css';

export const NotFound = () => {
  const say = useSay();
  return (
    <div className={styles.plain}>
      <h1>{say('app.not-found')}</h1>
      <Link to="/">{say('app.to-duel')}</Link>
    </div>
  );
};
