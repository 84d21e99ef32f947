import { useReducedMotion } from 'motion/react';
import { lazy, Suspense, useState } from 'react';
import { Button, Heading, Label, Radio, RadioGroup } from 'react-aria-components';
import { WithoutNetwork } from '../app/offline/without-network.tsx';
import type { HostSettings } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PACES, usePace } from './playback/pace.ts';
import { TableDialog } from './table-dialog.tsx';
import styles from './tools.module.css';
import { useAnalyse } from './use-analyse.ts';
import { useSaveReplay } from './use-save-replay.ts';

/** With words of its own. */
const SoundChoices = lazy(() => import('../sound/sound-choices.tsx'));

const ZONE_CHOICES: readonly HostSettings['zones'][] = ['middle', 'ask'];

/** How quickly things are shown, whether zones are chosen, and how the duel is given up. */
export const SettingsDialog = ({ close }: { readonly close: () => void }) => {
  const say = useSay();
  const { settings, change, surrender, picture } = useDuel();
  const isStill = useReducedMotion() ?? false;
  const { pace, choose } = usePace();
  const saveReplay = useSaveReplay();
  const analyse = useAnalyse();
  const [isAsked, ask] = useState(false);
  return (
    <TableDialog close={close}>
      <Heading slot="title">{say('duel.settings')}</Heading>
      <OneOf
        label={say('duel.settings.pace')}
        value={pace ?? (isStill ? 'at-once' : 'normal')}
        options={PACES}
        nameOf={(each) => say(`duel.settings.pace.${each}`)}
        onChange={choose}
      />
      <OneOf
        label={say('duel.settings.zones')}
        value={settings.zones}
        options={ZONE_CHOICES}
        nameOf={(zones) => say(`duel.settings.zones.${zones}`)}
        onChange={(zones) => void change({ zones })}
      />
      <Suspense>
        <SoundChoices />
      </Suspense>
      <WithoutNetwork />
      <div className="row">
        <Button className="button" onPress={saveReplay}>
          {say('duel.save-replay')}
        </Button>
        <Button className="button" onPress={analyse}>
          {say('duel.analyse')}
        </Button>
        <Button className="button" isDisabled={picture?.result != null} onPress={() => ask(true)}>
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

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChange: (option: T) => void;
}
/** One setting of a few, side by side. */
const OneOf = <T extends string>({ label, value, options, nameOf, onChange }: OneOfProps<T>) => (
  <RadioGroup
    className={`${styles.group} ${styles.beside}`}
    value={value}
    onChange={(chosen) => {
      const option = options.find((each) => each === chosen);
      if (option !== undefined) onChange(option);
    }}
  >
    <Label>{label}</Label>
    {options.map((option) => (
      <Radio key={option} value={option} className={styles.radio ?? ''}>
        <strong>{nameOf(option)}</strong>
      </Radio>
    ))}
  </RadioGroup>
);
