/** How long and when, in the forms that different sentences want. */
import type { Duration, TurnCount } from '@spellspeed/engine/language';
import type { DurationForm } from '../meaning/durations.ts';

type DurationWords = { readonly [form in DurationForm]: string };
const always = (words: string): Omit<DurationWords, 'at'> => ({
  until: words,
  rest: words,
  during: words,
  from: words,
});
const DURATIONS: { readonly [duration in Duration]: DurationWords } = {
  'end-of-turn': {
    until: 'fino alla fine di questo turno',
    rest: 'per il resto di questo turno',
    during: 'in questo turno',
    from: 'in questo turno',
    at: 'alla fine di questo turno',
  },
  'end-phase': { ...always('fino alla End Phase'), at: 'durante la End Phase di questo turno' },
  'standby-phase': { ...always('fino alla Standby Phase'), at: 'durante la Standby Phase' },
  'end-of-battle-phase': {
    until: 'fino alla fine della Battle Phase',
    rest: 'per il resto di questa Battle Phase',
    during: 'durante questa Battle Phase',
    from: 'durante questa Battle Phase',
    at: 'alla fine della Battle Phase',
  },
  'end-of-damage-calculation': {
    ...always('solamente durante quel calcolo dei danni'),
    from: 'da quel calcolo dei danni',
    at: 'dopo il calcolo dei danni',
  },
  'end-of-damage-step': { ...always('fino alla fine del Damage Step'), at: 'alla fine del Damage Step' },
  'end-of-this-battle': {
    ...always('in quella battaglia'),
    from: 'da quella battaglia',
    at: 'dopo quella battaglia',
  },
  'first-damage': {
    ...always('per il primo danno in questo turno'),
    at: 'dopo il primo danno in questo turno',
  },
  // An effect with no word about its end lasts as long as the card stays face-up.
  'while-face-up': { ...always(''), at: 'quando non è più scoperta sul Terreno' },
  'while-it-stays': { ...always(''), at: 'quando lascia il Terreno' },
};

const PHASES: { readonly [duration in Duration]?: string } = {
  'end-phase': 'End Phase',
  'standby-phase': 'Standby Phase',
};
/** Points of a later turn. */
const POINTS: { readonly [duration in Duration]?: string } = {
  'end-phase': 'la End Phase',
  'standby-phase': 'la Standby Phase',
  'end-of-battle-phase': 'la fine della Battle Phase',
  'end-of-damage-calculation': 'la fine del calcolo dei danni',
  'end-of-damage-step': 'la fine del Damage Step',
  'end-of-this-battle': 'la fine della battaglia',
  'first-damage': 'la prima volta che viene inflitto danno',
};
/** "del prossimo turno", "del tuo 2º turno dopo questo" */
const ofTurn = ({ nth, of }: TurnCount): string => {
  const [before, behind] = { you: ['tuo ', ''], opponent: ['', ' del tuo avversario'], any: ['', ''] }[of];
  return nth === 1
    ? `del ${before}prossimo turno${behind}`
    : `del ${before}${nth}º turno${behind} dopo questo`;
};
/** "tua prossima Standby Phase" */
const sayPhase = (phase: string, { nth, of }: TurnCount): string => {
  const [before, behind] = { you: ['tua ', ''], opponent: ['', ' del tuo avversario'], any: ['', ''] }[of];
  return nth === 1
    ? `${before}prossima ${phase}${behind}`
    : `${before}${nth}ª ${phase}${behind} dopo l'attivazione`;
};
const passed = ({ nth, of }: TurnCount): string => {
  const whose = { you: ' tuoi', opponent: ' del tuo avversario', any: '' }[of];
  return `dopo che sono passati ${nth} turni${whose}, contando questo turno come il 1º`;
};

/** How long; with `turns`, until that point of a later turn. (turn.count.every-turn-counts-by-default) */
export const sayDuration = (duration: Duration, form: DurationForm, turns?: TurnCount): string => {
  if (!turns) return DURATIONS[duration][form];
  const phase = PHASES[duration];
  const point = POINTS[duration] ?? 'la fine';
  if (turns.from === 'this-turn' && turns.nth === 1 && turns.of !== 'any' && form !== 'at')
    return `fino al${point} ${turns.of === 'you' ? 'del tuo turno' : 'del turno del tuo avversario'}`;
  const when = form !== 'at' ? `fino al${point}` : phase ? `durante la ${phase}` : `al${point}`;
  if (turns.from === 'this-turn')
    return duration === 'end-of-turn' ? passed(turns) : `${when}, ${passed(turns)}`;
  if (turns.from === 'next-phase' && phase !== undefined)
    return `${form === 'at' ? 'durante la' : 'fino alla'} ${sayPhase(phase, turns)}`;
  return `${when} ${ofTurn(turns)}`;
};
export const untilDuration = (duration: Duration | undefined, turns?: TurnCount): string =>
  duration === undefined ? '' : turns ? sayDuration(duration, 'until', turns) : DURATIONS[duration].until;
export const atDuration = (duration: Duration, turns?: TurnCount): string =>
  sayDuration(duration, 'at', turns);
