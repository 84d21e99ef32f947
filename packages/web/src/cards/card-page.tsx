import { type CardFacts, factsOf } from '@spellspeed/cards';
import { Link, useNavigate, useParams } from 'react-router';
import { useSettings } from '../app/settings.ts';
import { CardFace } from '../card/card-face.tsx';
import { cardName, useCardName } from '../card/card-name.ts';
import { CardStats } from '../card/card-stats.tsx';
import { lookOf } from '../card/look.ts';
import { useSeriesName } from '../card/series-name.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { useSay } from '../i18n/say.ts';
import { GivenText } from '../own/given-text.tsx';
import { ownText } from '../own/known.ts';
import { useKnownOwn } from '../own/use-known.ts';
import { RulingsOfCard } from '../rulings/rulings-of-card.tsx';
import styles from './cards.module.css';
import { isDefined, isOwn, readingOf } from './library.ts';
import { useTypeLine, useValues } from './type-line.ts';
import { Understood } from './understood.tsx';

/** One card: its drawing, names, text, what the engine makes of it, and where it appears. */
export const CardPage = () => {
  const say = useSay();
  const navigate = useNavigate();
  const { passcode: written } = useParams();
  useKnownOwn();
  const nameOf = useCardName();
  const facts = factsOf(Number(written));
  const look = facts && lookOf(facts.passcode);
  if (!facts || !look)
    return (
      <div className={styles.card}>
        <h1>{say('cards.unknown', { passcode: written })}</h1>
        <Link to="/cards">{say('cards.back')}</Link>
      </div>
    );
  const { passcode } = facts;
  const name = nameOf(passcode);
  const reading = readingOf(passcode);
  return (
    <article className={styles.card}>
      <p>
        <button type="button" className="button" onClick={() => navigate(-1)}>
          {say('cards.back')}
        </button>
      </p>
      <h1>{name}</h1>
      <div className={styles.facts}>
        <div className={styles.drawing} data-told>
          <CardFace passcode={passcode} name={name} look={look}>
            {facts.kind === 'monster' && <CardStats atk={facts.atk} def={facts.def ?? null} />}
          </CardFace>
        </div>
        <Printed facts={facts} />
      </div>
      {reading && <p>{say(`cards.read.${reading}.long`)}</p>}
      {isOwn(passcode) && <p className={styles.aside}>{say('cards.own')}</p>}
      {isDefined(passcode) ? <Understood passcode={passcode} /> : <NotDefined passcode={passcode} />}
      <RulingsOfCard passcode={passcode} />
    </article>
  );
};

/** It cannot be played with: what of its text is not understood, if somebody has given it, and the way to give it. */
const NotDefined = ({ passcode }: { readonly passcode: number }) => {
  const say = useSay();
  return (
    <>
      <p className={styles.missing}>
        {say('cards.not-defined.long')} <Link to="/cards/own">{say('cards.add')}</Link>
      </p>
      {ownText(passcode) && <GivenText passcode={passcode} />}
    </>
  );
};

/** What is printed on it besides its text: kind, names, archetypes, passcode. */
const Printed = ({ facts }: { readonly facts: CardFacts }) => {
  const say = useSay();
  const language = useSettings((settings) => settings.language);
  const typeLine = useTypeLine();
  const values = useValues();
  const seriesName = useSeriesName();
  const { passcode, series: archetypes } = facts;
  const name = cardName(passcode, language);
  return (
    <dl className={styles.printed}>
      <div>
        <dt>{say('cards.kind')}</dt>
        <dd>{typeLine(facts)}</dd>
        {facts.kind === 'monster' && <dd>{values(facts)}</dd>}
      </div>
      <div>
        <dt>{say('cards.names')}</dt>
        {LANGUAGES.filter((each) => cardName(passcode, each) !== name || each === language).map((each) => (
          <dd key={each} lang={each}>
            {cardName(passcode, each)} <span className={styles.aside}>{LANGUAGE_NAMES[each]}</span>
          </dd>
        ))}
      </div>
      {archetypes.length > 0 && (
        <div>
          <dt>{say('cards.series')}</dt>
          {archetypes.map((series) => (
            <dd key={series}>
              <Link to={`/cards?${new URLSearchParams({ series })}`}>{seriesName(series)}</Link>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{say('cards.passcode')}</dt>
        <dd>{passcode}</dd>
      </div>
    </dl>
  );
};
