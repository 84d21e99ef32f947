import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import room from '../app/room.module.css';
import { addressOfTree } from './begin.ts';
import { forgetTree, type KeptTree, keptTrees } from './shelf.ts';
import { useAnalysisSay } from './words.ts';

/** The analyses of this browser, the latest first. */
export const KeptAnalyses = () => {
  const say = useAnalysisSay();
  const go = useNavigate();
  const { formatDate } = useIntl();
  const [list, setList] = useState<readonly KeptTree[]>([]);
  const refresh = (): void => void keptTrees().then(setList, () => setList([]));
  useEffect(refresh, []);
  return (
    <div className={room.page}>
      <h1>{say('analysis.title')}</h1>
      <p>{say('analysis.intro')}</p>
      <h2>{say('analysis.kept')}</h2>
      {list.length === 0 && <p className={room.quiet}>{say('analysis.none')}</p>}
      <ul className={room.list}>
        {list.map(({ id, title, nodes, at }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>
              <span className={room.quiet}>
                {say('analysis.answers', { count: nodes })} ·{' '}
                {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </span>
            <span className="row">
              <Button
                className="button primary"
                aria-label={say('analysis.open.named', { title })}
                onPress={() => void go(addressOfTree(id))}
              >
                {say('analysis.open')}
              </Button>
              <Button
                className="button"
                aria-label={say('analysis.delete.named', { title })}
                onPress={() => void forgetTree(id).then(refresh)}
              >
                {say('analysis.delete')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
