import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { useSay } from '../../i18n/say.ts';
import { EMPTY_FIELD, PILES, PLAYER_NAMES } from './built-field.ts';
import { CardPalette } from './card-palette.tsx';
import { Conditions } from './conditions.tsx';
import styles from './editor.module.css';
import { Exports } from './exports.tsx';
import { FieldChecks } from './field-checks.tsx';
import { fieldYaml } from './to-yaml.ts';
import { useField } from './use-field.ts';
import { ZoneList } from './zone-list.tsx';

/** A field is built by hand, asked about, and given away. */
export default function EditorPage() {
  const say = useSay();
  const control = useField();
  const yaml = fieldYaml(control.field, say('rulings.start'));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('rulings.edit.title')}</h1>
        <p>{say('rulings.edit.intro')}</p>
        {control.unread !== null && (
          <p role="alert">{say('rulings.edit.bad-link', { why: control.unread })}</p>
        )}
        <div className="row">
          <Link className="button" to="/rulings">
            {say('rulings.all')}
          </Link>
          <Button className="button" onPress={() => control.put(EMPTY_FIELD)}>
            {say('rulings.edit.clear')}
          </Button>
        </div>
      </div>
      <CardPalette control={control} />
      <div className={styles.sides}>
        <Conditions control={control} />
        {PLAYER_NAMES.toReversed().map((player) => (
          <section key={player} className={styles.side} aria-label={player}>
            <h2>{player}</h2>
            <div className={styles.zones}>
              {PILES.map((pile) => (
                <ZoneList key={pile} place={{ player, pile }} control={control} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className={styles.outcome}>
        <FieldChecks yaml={yaml} />
        <Exports yaml={yaml} />
      </div>
    </div>
  );
}
