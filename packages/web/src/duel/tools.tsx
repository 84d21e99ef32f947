import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { DuelsDialog } from './duels-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { useShortcuts } from './use-shortcuts.ts';

/** Taking back, being asked more often for once, the log on small screens, and the rest. */
export const Tools = ({ picture }: { readonly picture: Picture }) => {
  const say = useSay();
  const { undo, change, settings, duels, id, passTurn, answer } = useDuel();
  const others = duels.filter((duel) => duel.id !== id).length;
  const [open, setOpen] = useState<'log' | 'settings' | 'duels' | 'keys' | null>(null);
  const { you, names, canUndo, passed } = picture;
  const pass = (): void => {
    const at = picture.question?.decision.choices.findIndex((choice) => choice.do === 'pass') ?? -1;
    if (at >= 0) void answer([at]);
  };
  useShortcuts({
    pass,
    passTurn: () => void passTurn(),
    undo: () => void (canUndo && undo()),
    log: () => setOpen('log'),
    help: () => setOpen('keys'),
  });
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
      <Button className="button" aria-label={say('duel.keys')} onPress={() => setOpen('keys')}>
        ?
      </Button>
      {passed > 0 && <p className={styles.passed}>{say('duel.passed', { passed })}</p>}
      {open === 'keys' && <KeysDialog close={() => setOpen(null)} />}
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
