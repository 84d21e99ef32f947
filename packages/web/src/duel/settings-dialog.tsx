import { useState } from 'react';
import { Button, Heading, Label, Radio, RadioGroup } from 'react-aria-components';
import { ASKING, type HostSettings } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { useSaveReplay } from './use-save-replay.ts';

const ZONE_CHOICES: readonly HostSettings['zones'][] = ['middle', 'ask'];

/** When you are asked, and how the duel is given up. */
export const SettingsDialog = ({ close }: { readonly close: () => void }) => {
  const say = useSay();
  const { settings, change, surrender, picture } = useDuel();
  const saveReplay = useSaveReplay();
  const [isAsked, ask] = useState(false);
  const isOver = picture?.result != null;
  return (
    <TableDialog close={close}>
      <Heading slot="title">{say('duel.settings')}</Heading>
      <RadioGroup
        className={styles.group ?? ''}
        value={settings.asking}
        onChange={(value) => {
          const asking = ASKING.find((each) => each === value);
          if (asking) void change({ asking });
        }}
      >
        <Label>{say('duel.settings.asking')}</Label>
        {ASKING.map((asking) => (
          <Radio key={asking} value={asking} className={styles.radio ?? ''}>
            <strong>{say(`duel.settings.asking.${asking}`)}</strong>
            <span>{say(`duel.settings.asking.${asking}.hint`)}</span>
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup
        className={styles.group ?? ''}
        value={settings.zones}
        onChange={(value) => {
          const zones = ZONE_CHOICES.find((each) => each === value);
          if (zones) void change({ zones });
        }}
      >
        <Label>{say('duel.settings.zones')}</Label>
        {ZONE_CHOICES.map((zones) => (
          <Radio key={zones} value={zones} className={styles.radio ?? ''}>
            <strong>{say(`duel.settings.zones.${zones}`)}</strong>
          </Radio>
        ))}
      </RadioGroup>
      <div className="row">
        <Button className="button" onPress={saveReplay}>
          {say('duel.save-replay')}
        </Button>
        <Button className="button" isDisabled={isOver} onPress={() => ask(true)}>
          {say('duel.surrender')}
        </Button>
        <Button slot="close" className="button primary">
          {say('duel.close')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          question={say('duel.surrender.question')}
          deed={say('duel.surrender')}
          confirm={() => {
            close();
            void surrender();
          }}
          close={() => ask(false)}
        />
      )}
    </TableDialog>
  );
};
