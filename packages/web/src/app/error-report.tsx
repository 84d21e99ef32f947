import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import styles from './pages.module.css';

interface ErrorReportProps {
  readonly error: unknown;
  readonly again: () => void;
}
/** An error in words that can be copied, and the way on. */
export const ErrorReport = ({ error, again }: ErrorReportProps) => {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <div className={styles.plain} role="alert">
      <h1>{say('app.error.title')}</h1>
      <p>{say('app.error.hint')}</p>
      <pre className={styles.error}>{text}</pre>
      <div className="row">
        <Button className="button primary" onPress={again}>
          {say('app.error.again')}
        </Button>
        <Button className="button" onPress={copy}>
          {say(isCopied ? 'app.error.copied' : 'app.error.copy')}
        </Button>
      </div>
    </div>
  );
};
