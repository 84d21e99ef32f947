import type { OfferedChoice, Phase } from '@spellspeed/engine';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { ASKING, type Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { AskingModes } from './asking-modes.tsx';
import { Log } from './log.tsx';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

/** With the words of analyses: loaded when somebody first asks. */
const HintDialog = lazy(() => import('./hint-dialog.tsx'));
/** What the first question does not need comes when it is opened. */
const DuelsDialog = lazy(async () => ({ default: (await import('./duels-dialog.tsx')).DuelsDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.tsx')).SettingsDialog,
}));

const leadsTo = (choice: OfferedChoice, phase: Phase): boolean =>
  choice.do === 'enter-phase' && choice.phase === phase;

/** Taking back, when you are asked, the log on small screens, and the rest. */
export const Tools = ({ picture }: { readonly picture: Picture }) => {
  const say = useSay();
  const { undo, change, settings, duels, id, passTurn, answer } = useDuel();
  const others = duels.filter((duel) => duel.id !== id).length;
  const [open, setOpen] = useState<'log' | 'settings' | 'duels' | 'keys' | 'hint' | null>(null);
  const { you, names, canUndo, passed } = picture;
  const take = (isMeant: (choice: OfferedChoice) => boolean): void => {
    const at = picture.question?.decision.choices.findIndex(isMeant) ?? -1;
    if (at >= 0) void answer([at]);
  };
  const nextMode = ASKING[(ASKING.indexOf(settings.asking) + 1) % ASKING.length] ?? ASKING[0];
  const shortcuts: Shortcuts = {
    pass: () => take((choice) => choice.do === 'pass'),
    passTurn: () => void passTurn(),
    mode: () => void change({ asking: nextMode }),
    battle: () => take((choice) => leadsTo(choice, 'battle')),
    main2: () => take((choice) => leadsTo(choice, 'main2') || choice.do === 'end-battle'),
    end: () => take((choice) => leadsTo(choice, 'end')),
    undo: () => void (canUndo && undo()),
    log: () => setOpen('log'),
    hint: () => setOpen('hint'),
    help: () => setOpen('keys'),
  };
  useShortcuts(shortcuts, (hold) => {
    if (hold !== settings.hold) void change({ hold });
  });
  return (
    <div className={styles.tools}>
      <Button className="button" isDisabled={!canUndo} onPress={() => void undo()}>
        <span aria-hidden="true">↶</span> {say('duel.undo')}
      </Button>
      <AskingModes />
      <Button className="button" onPress={() => setOpen('hint')}>
        {say('duel.hint')}
      </Button>
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
      <Suspense fallback={null}>
        {open === 'hint' && <HintDialog picture={picture} close={() => setOpen(null)} />}
        {open === 'keys' && <KeysDialog close={() => setOpen(null)} />}
        {open === 'duels' && <DuelsDialog close={() => setOpen(null)} />}
        {open === 'settings' && <SettingsDialog close={() => setOpen(null)} />}
      </Suspense>
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
