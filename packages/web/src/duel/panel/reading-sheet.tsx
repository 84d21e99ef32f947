import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import { TableDialog } from '../table-dialog.tsx';

interface ReadingSheetProps {
  readonly close: () => void;
  /** All about the card. */
  readonly children: React.ReactNode;
}
/** Where there is no column for it beside the field, the card that is looked at opens over it. */
export const ReadingSheet = ({ close, children }: ReadingSheetProps) => {
  const say = useSay();
  return (
    <TableDialog label={say('duel.panel')} close={close}>
      {children}
      <Button slot="close" className="button">
        {say('duel.close')}
      </Button>
    </TableDialog>
  );
};
