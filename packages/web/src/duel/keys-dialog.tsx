import { Button, Heading } from 'react-aria-components';
import { ASKING } from '../host/types.ts';
import { useSay } from '../i18n/say.ts';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { HELD_KEY, KEYS } from './use-shortcuts.ts';

/** What the keys do, and what the modes of asking are. */
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
            <kbd>{HELD_KEY}</kbd>
          </dt>
          <dd>{say('duel.keys.hold')}</dd>
        </div>
        <div>
          <dt>
            <kbd>Tab</kbd> <kbd>←↑↓→</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>{say('duel.keys.board')}</dd>
        </div>
      </dl>
      <h3>{say('duel.asking')}</h3>
      <dl className={styles.keys}>
        {ASKING.map((asking) => (
          <div key={asking}>
            <dt>{say(`duel.asking.${asking}`)}</dt>
            <dd>{say(`duel.asking.${asking}.hint`)}</dd>
          </div>
        ))}
      </dl>
      <Button slot="close" className="button">
        {say('duel.close')}
      </Button>
    </TableDialog>
  );
};
