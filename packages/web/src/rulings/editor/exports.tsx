import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import { download } from '../../replays/download.ts';
import styles from './editor.module.css';

/** The field as a scenario, and as a link. */
export const Exports = ({ yaml }: { readonly yaml: string }) => {
  const say = useSay();
  const [copied, setCopied] = useState('');
  const copy = (text: string): void => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  const words = (text: string, label: string): string =>
    copied === text ? say('rulings.edit.copied') : label;
  return (
    <section className={styles.checks}>
      <h2>{say('rulings.edit.yaml')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className={styles.yaml} tabIndex={0} aria-label={say('rulings.edit.yaml')}>
        <pre>{yaml}</pre>
      </section>
      <div className="row">
        <Button className="button" onPress={() => copy(yaml)}>
          {words(yaml, say('rulings.edit.copy'))}
        </Button>
        <Button className="button" onPress={() => download('field.yaml', yaml, 'application/yaml')}>
          {say('rulings.edit.save')}
        </Button>
        <Button className="button" onPress={() => copy(location.href)}>
          {words(location.href, say('rulings.edit.link'))}
        </Button>
      </div>
    </section>
  );
};
