import type { EffectFacts } from '@spellspeed/cardtext';
import { DAMAGE_STEP_TIMINGS } from '@spellspeed/engine';
import { lookOf } from '../card/look.ts';
import { type Say, useSay } from '../i18n/say.ts';
import { circled } from '../telling/teller.ts';
import styles from './cards.module.css';
import { cardTextIn, understood } from './library.ts';
import { usePrinter } from './use-printer.ts';

/** The text of a card with, at each effect, what the engine makes of it. The two texts of a Pendulum Monster stand apart. */
export const Understood = ({ passcode }: { readonly passcode: number }) => {
  const say = useSay();
  const printer = usePrinter();
  const text = printer && cardTextIn(passcode, printer);
  if (printer === null || text === null) return null;
  // The mere activation of a Spell, Trap or Pendulum Card says nothing.
  const effects = understood(passcode, printer).filter(
    ({ kind, text }) => kind !== 'card-activation' || text !== '',
  );
  const lines = [...text.notes, ...text.summoning];
  const isPendulum = lookOf(passcode)?.isPendulum ?? false;
  const own = effects.filter((effect) => !effect.isPendulum);
  return (
    <section aria-labelledby="card-text">
      <h2 id="card-text">{say('cards.text')}</h2>
      {isPendulum && <h3>{say('word.pendulum-effect')}</h3>}
      {isPendulum && <Effects effects={effects.filter((effect) => effect.isPendulum)} />}
      {isPendulum && <h3>{say('word.monster-effect')}</h3>}
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
      {lines.length === 0 && own.length === 0 && <p className={styles.aside}>{say('cards.no-text')}</p>}
      <Effects effects={own} />
    </section>
  );
};

const Effects = ({ effects }: { readonly effects: readonly EffectFacts[] }) => {
  const say = useSay();
  return (
    <ol className={styles.effects}>
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a card never change their order
        <li key={index}>
          <p className={styles.meaning}>
            {effect.number > 0 && <b>{circled(effect.number)} </b>}
            {meaningIn(say, effect)}
          </p>
          {effect.text !== '' && <p className={styles.text}>{effect.text}</p>}
        </li>
      ))}
    </ol>
  );
};

/** "Quick Effect · Spell Speed 2 · Damage Step: damage calculation · changes ATK/DEF" */
const meaningIn = (say: Say, { kind, spellSpeed, damageStep, categories }: EffectFacts): string =>
  [
    say(`cards.effect.${kind}`),
    ...(spellSpeed === null
      ? []
      : [say('cards.spell-speed', { speed: spellSpeed }), inDamageStep(say, damageStep)]),
    ...categories.map((category) => say(`cards.does.${category}`)),
  ].join(' · ');

const inDamageStep = (say: Say, timings: EffectFacts['damageStep']): string => {
  if (timings.length === 0) return say('cards.damage-step.never');
  if (timings.length === DAMAGE_STEP_TIMINGS.length) return say('cards.damage-step.always');
  return timings.map((timing) => say(`word.timing.${timing}`)).join(', ');
};
