import { Button, Heading } from 'react-aria-components';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { OpenDuels } from './open-duels.tsx';
import { TableDialog } from './table-dialog.tsx';

/** Other duels that are open, and the way to begin one. The one on the table waits then. */
export const DuelsDialog = ({ close }: { readonly close: () => void }) => {
  const say = useSay();
  const { duels, id, leave, picture } = useDuel();
  const isOver = picture?.result != null;
  const others = duels.filter((duel) => duel.id !== id);
  return (
    <TableDialog close={close}>
      <Heading slot="title">{say('duel.duels')}</Heading>
      {!isOver && <p>{say('duel.duels.hint')}</p>}
      <OpenDuels duels={others} onOpen={close} />
      <div className="row">
        <Button className="button primary" onPress={() => void leave()}>
          {say('duel.another')}
        </Button>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
    </TableDialog>
  );
};
