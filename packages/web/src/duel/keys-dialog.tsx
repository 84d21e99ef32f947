import { Button, Heading } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { KEYS } from './use-shortcuts.ts';

/** What the keys do. */
export const KeysDialog = ({ close }: { readonly close: () => void }) => {
  const say = useSay();
  return (
    <TableDialog close={close}>
      <Heading slot="title">{say('duel.keys')}</Heading>
      <dl className={styles.keys}>
        {Object.entries(KEYS).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`duel.keys.${does}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Tab</kbd> <kbd>←↑↓→</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>{say('duel.keys.board')}</dd>
        </div>
      </dl>
      <Button slot="close" className="button">
        {say('duel.close')}
      </Button>
    </TableDialog>
  );
};
