import type { SeenCard, View } from '@spellspeed/engine';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import { useLabels } from '../board/label.ts';
import { TableDialog } from '../table-dialog.tsx';
import styles from './card-panel.module.css';
import { CardPanel } from './card-panel.tsx';

interface SelectedCardProps {
  readonly card: SeenCard | null;
  readonly view: View;
}
/** On small screens the card that is looked at opens as a dialog. */
export const SelectedCard = ({ card, view }: SelectedCardProps) => {
  const say = useSay();
  const labels = useLabels();
  const [isOpen, setOpen] = useState(false);
  if (card === null) return null;
  return (
    <div className={styles.selected}>
      <Button className="button" onPress={() => setOpen(true)}>
        {say('duel.panel.about', { card: labels.name(card) })}
      </Button>
      {isOpen && (
        <TableDialog close={() => setOpen(false)}>
          <CardPanel card={card} view={view} />
          <Button slot="close" className="button">
            {say('duel.close')}
          </Button>
        </TableDialog>
      )}
    </div>
  );
};
