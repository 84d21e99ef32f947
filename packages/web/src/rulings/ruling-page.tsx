import { Link, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useSay } from '../i18n/say.ts';
import { useRulings } from './collection.ts';
import { Mistakes } from './mistakes.tsx';
import { RulingTable } from './ruling-table.tsx';
import { lineIn } from './search.ts';
import { useRuling } from './use-ruling.ts';

/** The ruling of the address. */
export default function RulingPage() {
  const say = useSay();
  const [address] = useSearchParams();
  const rulings = useRulings();
  if (rulings === null) return <h1 className={room.page}>{say('app.loading')}</h1>;
  return <OneRuling file={address.get('file') ?? ''} line={lineIn(address, rulings)} />;
}

interface OneRulingProps {
  readonly file: string;
  /** Null: there is none of this title. */
  readonly line: number | null;
}
/** One ruling, step by step. */
const OneRuling = ({ file, line }: OneRulingProps) => {
  const say = useSay();
  const loaded = useRuling(line === null ? '' : file, line ?? 1);
  if (loaded === null) return <h1 className={room.page}>{say('app.loading')}</h1>;
  if (loaded !== 'none' && loaded.played.ok)
    return <RulingTable ruling={loaded.played.ruling} place={loaded.place} />;
  return (
    <div className={room.page}>
      <h1>{say('rulings.no-such')}</h1>
      {loaded !== 'none' && !loaded.played.ok && <Mistakes mistakes={loaded.played.mistakes} />}
      <Link to="/rulings">{say('rulings.all')}</Link>
    </div>
  );
};
