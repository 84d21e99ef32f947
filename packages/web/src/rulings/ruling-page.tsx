import { Link, useSearchParams } from 'react-router';
import { useSay } from '../i18n/say.ts';
import { Mistakes } from './mistakes.tsx';
import { RulingTable } from './ruling-table.tsx';
import styles from './rulings.module.css';
import { useRuling } from './use-ruling.ts';

/** One ruling, step by step. */
export default function RulingPage() {
  const say = useSay();
  const [params] = useSearchParams();
  const loaded = useRuling(params.get('file') ?? '', Number(params.get('line') ?? 1));
  if (loaded === null) return <h1 className={styles.page}>{say('app.loading')}</h1>;
  if (loaded !== 'none' && loaded.played.ok)
    return <RulingTable ruling={loaded.played.ruling} place={loaded.place} />;
  return (
    <div className={styles.page}>
      <h1>{say('rulings.no-such')}</h1>
      {loaded !== 'none' && !loaded.played.ok && <Mistakes mistakes={loaded.played.mistakes} />}
      <Link to="/rulings">{say('rulings.all')}</Link>
    </div>
  );
}
