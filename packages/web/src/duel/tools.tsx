import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { DuelsDialog } from './duels-dialog.tsx';
import { Log } from './log.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';

/** Taking back, being asked more often for once, the log on small screens, and the rest. */
export const Tools = ({ picture }: { readonly picture: Picture }) => {
  const say = useSay();
  const { undo, change, settings, duels, id } = useDuel();
  const others = duels.filter((duel) => duel.id !== id).length;
  const [open, setOpen] = useState<'log' | 'settings' | 'duels' | null>(null);
  const { you, names, canUndo, passed } = picture;
  return (
    <div className={styles.tools}>
      <Button className="button" isDisabled={!canUndo} onPress={() => void undo()}>
        <span aria-hidden="true">↶</span> {say('duel.undo')}
      </Button>
      <ToggleButton className="button" isSelected={settings.hold} onChange={(hold) => void change({ hold })}>
        {say('duel.hold')}
      </ToggleButton>
      <Button className={`button ${styles.small}`} onPress={() => setOpen('log')}>
        {say('duel.log')}
      </Button>
      <Button className="button" onPress={() => setOpen('duels')}>
        {others === 0 ? say('duel.duels') : say('duel.duels.others', { others })}
      </Button>
      <Button className="button" onPress={() => setOpen('settings')}>
        {say('duel.settings')}
      </Button>
      {passed > 0 && <p className={styles.passed}>{say('duel.passed', { passed })}</p>}
      {open === 'duels' && <DuelsDialog close={() => setOpen(null)} />}
      {open === 'settings' && <SettingsDialog close={() => setOpen(null)} />}
      {open === 'log' && (
        <TableDialog close={() => setOpen(null)}>
          <Log voice={{ you, names }} />
          <Button slot="close" className="button">
            {say('duel.close')}
          </Button>
        </TableDialog>
      )}
    </div>
  );
};
