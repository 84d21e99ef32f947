import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSettings } from '../../app/settings.ts';
import { useFailure } from '../../app/use-failure.ts';
import { watchingHosts } from '../../host/worker-connection.ts';
import { useSay } from '../../i18n/say.ts';
import { TakeOver } from '../../watching/take-over.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { tellCommand } from '../told/commands.ts';
import type { Checked, Could } from '../types.ts';
import { useStepTeller } from '../use-step-teller.ts';
import styles from './editor.module.css';
import { PLAYER_NAMES } from './stands.ts';

/** What is legal on the field and what not, and the duel that goes on from it. */
export const FieldChecks = ({ yaml }: { readonly yaml: string }) => {
  const say = useSay();
  const language = useSettings((settings) => settings.language);
  const [checked, setChecked] = useState<{ readonly of: string; readonly found: Checked } | null>(null);
  const fail = useFailure();
  const check = (): Promise<void> =>
    watchingHosts()
      .rulings.check(yaml, language)
      .then((answer) => setChecked({ of: yaml, found: answer }), fail);
  const found = checked?.of === yaml ? checked.found : null;
  return (
    <section className={styles.checks}>
      <div className="row">
        <Button className="button primary" data-check onPress={() => void check()}>
          {say('rulings.edit.check')}
        </Button>
        <TakeOver
          names={PLAYER_NAMES}
          side={0}
          title={say('watching.field')}
          without="field"
          make={(you) => watchingHosts().rulings.takeOver({ text: yaml, file: 'field', line: 1 }, 0, you)}
        />
      </div>
      <div aria-live="polite" className={styles.checks}>
        {found !== null && !found.ok && <p>{say('rulings.edit.mend')}</p>}
        {found?.ok && found.could.map((could) => <CouldDo key={could.player} could={could} />)}
      </div>
    </section>
  );
};

const CouldDo = ({ could: { player, asked, commands, refused } }: { readonly could: Could }) => {
  const say = useSay();
  const teller = useStepTeller();
  return (
    <div className={styles.could}>
      <h3>{say('rulings.edit.can', { player })}</h3>
      {!asked && <p>{say('rulings.edit.waits', { player })}</p>}
      {asked && commands.length === 0 && <p>{say('rulings.edit.only-pass', { player })}</p>}
      <ul>
        {commands.map(({ command, told }) => (
          <li key={command}>
            <span className={styles.good}>✓</span> {told === null ? command : tellCommand(told, teller)}
          </li>
        ))}
      </ul>
      {refused.length > 0 && <h3>{say('rulings.edit.cannot', { player })}</h3>}
      {refused.map((each) => (
        <RefusalNote key={each.command} refused={each} />
      ))}
    </div>
  );
};
