import type { RuleId } from '@spellspeed/rulebook';
import { useEffect, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import { Link } from 'react-router';
import type { ClauseText } from '../../host/types.ts';
import { useDuel } from '../../host/use-duel.ts';
import { useSay } from '../../i18n/say.ts';
import { TableDialog } from '../table-dialog.tsx';
import styles from './card-panel.module.css';

interface ClauseDialogProps {
  /** Null: closed. */
  readonly rule: RuleId | null;
  readonly close: () => void;
}
/** A clause of the rulebook in full, and the way to the rulings that show it. */
export const ClauseDialog = ({ rule, close }: ClauseDialogProps) => {
  const say = useSay();
  const ask = useDuel((duel) => duel.clause);
  const [clause, setClause] = useState<ClauseText | null>(null);
  useEffect(() => {
    if (rule !== null) void ask(rule).then(setClause);
  }, [ask, rule]);
  if (rule === null) return null;
  return (
    <TableDialog close={close}>
      <Heading slot="title">{say('duel.clause.title')}</Heading>
      <p className={styles.statement}>{clause?.statement ?? say('app.loading')}</p>
      <p className={styles.rule}>{rule}</p>
      <div className="row">
        <Link className="button" to={`/rulings?clause=${rule}`}>
          {say('duel.clause.rulings')}
        </Link>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
    </TableDialog>
  );
};
